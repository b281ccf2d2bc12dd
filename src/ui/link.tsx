import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AnchorProps = Omit<ComponentProps<'a'>, 'aria-current'> & {
  /** Whether it links to the current page. Only navigation sets this. */
  current?: boolean
  'aria-current'?: unknown
  'data-status'?: unknown
}

/** Overrides the router's own aria-current, which would also mark 'Clear All Filters' on a filtered list as current. */
function Anchor({ current, 'aria-current': _current, 'data-status': _status, ...rest }: AnchorProps) {
  return <a {...rest} aria-current={current ? 'page' : undefined} />
}

/** A link to another page of this site. */
export const Link = createLink(Anchor)
