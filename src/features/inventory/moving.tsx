import { type ReactNode, ViewTransition } from 'react'
import type { Filters } from './inventory-search.ts'

type Props = {
  search: Filters
  /** Shared by what a change removes in one place and adds in another, which then travels. */
  name?: string
  children: ReactNode
}

/**
 * A card or chip that slides to its place when a filter changes what is shown, where the browser can (finder.css). Not while a word is
 * searched for: every letter would wait for the one before. The server leaves it out, since React would mark the HTML.
 */
export const Moving = ({ search, name, children }: Props) =>
  import.meta.env.SSR ? (
    children
  ) : (
    <ViewTransition default={search.search ? 'none' : 'moves'} name={name}>
      {children}
    </ViewTransition>
  )
