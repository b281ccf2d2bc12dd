import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AnchorProps = Omit<ComponentProps<'a'>, 'aria-current'> & {
  /** Whether it stands for the page that is shown; for the navigation to say. */
  current?: boolean
  'aria-current'?: unknown
  'data-status'?: unknown
}

/** The router calls a link current on every page below its own, 'Clear All Filters' on a filtered list included. */
function Anchor({ current, 'aria-current': _current, 'data-status': _status, ...rest }: AnchorProps) {
  return <a {...rest} aria-current={current ? 'page' : undefined} />
}

/** A link to another page of this site. */
export const Link = createLink(Anchor)
