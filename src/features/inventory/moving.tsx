import { createContext, type ReactNode, use, ViewTransition } from 'react'

/** Whether a word is searched for: then nothing moves, since every letter would wait for the one before. */
export const Searching = createContext(false)

type Props = {
  /** Shared by what a change removes in one place and adds in another, which then travels. */
  name?: string
  children: ReactNode
}

/**
 * A card or chip that slides to its place when a filter changes what is shown, where the browser can (finder.css). The server leaves
 * it out, since React would mark the HTML.
 */
export function Moving({ name, children }: Props) {
  const searching = use(Searching)
  if (import.meta.env.SSR) return children
  return (
    <ViewTransition default={searching ? 'none' : 'moves'} name={name}>
      {children}
    </ViewTransition>
  )
}
