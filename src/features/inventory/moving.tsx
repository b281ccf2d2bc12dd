import { createContext, type ReactNode, use, ViewTransition } from 'react'

export const Typing = createContext(false)

/** Nothing moves then: each letter would wait for an animation, after which React would move the focus back to where it was before. */
export const isTyping = (): boolean =>
  !import.meta.env.SSR && document.activeElement?.matches(':focus-visible') === true

/** Even a transition of no length makes the browser take snapshots before and after. */
const lessMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

const MOVING_PLACES = 9

type Props = {
  /** Position in a list. React measures everything that may move, even out of sight, so only the first ones do. */
  place: number
  children: ReactNode
}

/** inventory-results.css animates it where the browser can. Not used on the server, where React would mark the HTML. */
export function Moving({ place, children }: Props) {
  const movement = use(Typing) ? 'none' : 'moves'
  if (!lessMotion || lessMotion.matches) return children
  return <ViewTransition default={place >= MOVING_PLACES ? 'none' : movement}>{children}</ViewTransition>
}
