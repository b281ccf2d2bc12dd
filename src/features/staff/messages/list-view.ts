import type { Undo } from '../frame/action-outcome.tsx'

/** All times are formatted for display. */
export type MessageRowView = {
  id: string
  href: string
  name: string
  about: string
  words: string
  image: string | undefined
  /** The visitor's picture, if there is no cart. */
  picture: string | undefined
  topic: string
  flags: readonly { text: string; isBad?: boolean }[]
  isOut: boolean
  end: { title: string; note: string; isBad: boolean }
  /** Number to call, as a link. */
  call: string | undefined
  seen: number
}

export type MessageSectionView = {
  id: 'nobody' | 'due' | 'taken' | 'real' | 'all'
  title: string
  count: number | undefined
  rows: readonly MessageRowView[]
  left: number
}

export type MessageListView = {
  query: string
  /** The query string of links to messages, used to return to this list. */
  search: string
  tabs: readonly { id: string; label: string; count: number; href: string; isOn: boolean }[]
  sections: readonly MessageSectionView[]
  none: string
  older: string | undefined
  newest: string | undefined
  /** The result of an action in the list. */
  said: { done: string; undo: Undo | undefined } | undefined
}
