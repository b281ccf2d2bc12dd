import './link.css'
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react'
import { isChoice, writeQuery } from './query-string.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'aria-current'> & {
  to: string
  search?: object | undefined
  current?: boolean
  resetScroll?: false
  replace?: boolean
  reloadDocument?: boolean
}

/** A plain anchor that link-navigation.ts follows: hydrating a router component for each of 60 to 150 links takes far longer. */
export function Link({ to, search, current, resetScroll, replace, reloadDocument, children, ...rest }: Props) {
  const href = search ? to + writeQuery(search) : to
  return (
    <a
      rel={isChoice(href) ? 'nofollow' : undefined}
      {...rest}
      href={href}
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

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

export const newTab = { target: '_blank', rel: 'noopener', title: 'Opens in a new tab' } as const
