import { createContext, type ReactNode, use, ViewTransition } from 'react'

/** Whether somebody types or goes by keyboard: then nothing moves. */
export const Typing = createContext(false)

/**
 * Every letter would wait for the movement of the one before. And React gives the focus back to what had it when a movement began,
 * which would take it from a visitor who has gone on to the next field.
 */
export const isTyping = (): boolean =>
  !import.meta.env.SSR && document.activeElement?.matches(':focus-visible') === true

/** A movement of no length would still cost the pictures that a browser takes before and after it. */
const lessMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** Three rows of three, as many as most screens show. */
const MOVING_PLACES = 9

type Props = {
  /** Shared by what a change removes in one place and adds in another, which then travels. */
  name?: string
  /** Its place in a list. React measures all that may move, in sight or not, so only the beginning of a list does. */
  place?: number
  children: ReactNode
}

/**
 * A card or chip that slides to its place when a filter changes what is shown, where the browser can (finder.css). The server leaves
 * it out, since React would mark the HTML.
 */
export function Moving({ name, place = 0, children }: Props) {
  const movement = use(Typing) ? 'none' : 'moves'
  if (!lessMotion || lessMotion.matches) return children
  // What has a name only travels: a browser would take pictures of a dozen chips, of which one goes somewhere.
  return (
    <ViewTransition default={name || place >= MOVING_PLACES ? 'none' : movement} share={movement} name={name}>
      {children}
    </ViewTransition>
  )
}
