import { createContext, type ReactNode, use, ViewTransition } from 'react'

export const Typing = createContext(false)

/** Otherwise each letter would wait for the last animation, and React would return the focus to the field that had it when the animation began. */
export const isTyping = (): boolean =>
  !import.meta.env.SSR && document.activeElement?.matches(':focus-visible') === true

/** Even a transition of no length makes the browser take snapshots before and after. */
const lessMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

const MOVING_PLACES = 9

type Props = {
  /** Shared by an element that is removed in one place and added in another, so that it travels. */
  name?: string
  /** Position in a list. React measures everything that may move, even out of sight, so only the first ones do. */
  place?: number
  children: ReactNode
}

/** Animated by finder.css where the browser can. Not on the server, where React would mark the HTML. */
export function Moving({ name, place = 0, children }: Props) {
  const movement = use(Typing) ? 'none' : 'moves'
  if (!lessMotion || lessMotion.matches) return children
  // Named elements only move; otherwise the browser would take snapshots of a dozen chips to move one.
  return (
    <ViewTransition default={name || place >= MOVING_PLACES ? 'none' : movement} share={movement} name={name}>
      {children}
    </ViewTransition>
  )
}
