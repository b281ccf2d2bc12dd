import { createContext, type ReactNode, use, ViewTransition } from 'react'

export const Typing = createContext(false)

/** Whether the visitor is typing or moving about by keyboard. Nothing moves then: each letter would wait for an animation, after which React would move the focus back to where it was. */
export const isTyping = (): boolean =>
  !import.meta.env.SSR && document.activeElement?.matches(':focus-visible') === true

/** Checked in advance, since even a transition of zero length makes the browser take snapshots. */
const lessMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

const MOVING_PLACES = 9

type Props = {
  /** Position in a list. React measures everything that may move, even out of view, so only the first few do. */
  place: number
  children: ReactNode
}

/** Animated by inventory-results.css if the browser can. Without effect on the server, where React would add attributes to the HTML. */
export function Moving({ place, children }: Props) {
  const movement = use(Typing) ? 'none' : 'moves'
  if (!lessMotion || lessMotion.matches) return children
  return <ViewTransition default={place >= MOVING_PLACES ? 'none' : movement}>{children}</ViewTransition>
}
