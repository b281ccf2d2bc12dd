import './link.css'
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react'
import { writeQuery } from '../platform/query.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'aria-current'> & {
  /** Path of a page of this site. */
  to: string
  search?: object | undefined
  /** Whether it links to the current page. Only navigation sets this. */
  current?: boolean
  /** false stays where the page is scrolled to. */
  resetScroll?: false
  /** Replaces the history entry rather than adding one. */
  replace?: boolean
  /** Loads the page as a document, for what only the server can show. */
  reloadDocument?: boolean
}

/**
 * A link to another page of this site: an anchor and nothing more. src/frame/link-navigation.ts follows all of them, which takes
 * a fraction of the time that a component of the router for each of a page's 60 to 150 links takes to hydrate.
 */
export function Link({ to, search, current, resetScroll, replace, reloadDocument, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={search ? to + writeQuery(search) : to}
      aria-current={current ? 'page' : undefined}
      data-keep-scroll={resetScroll === false || undefined}
      data-replace={replace || undefined}
      data-reload={reloadDocument || undefined}
    >
      {children}
    </a>
  )
}

type Click = MouseEvent | ReactMouseEvent

/** Whether a click opens a link where the visitor is, rather than in a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** For an anchor that leaves the page standing: a title is read after the link's name, and shown on hovering. */
export const newTab = { target: '_blank', rel: 'noopener', title: 'Opens in a new tab' } as const
