import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

export const Rows = ({ children }: { children: ReactNode }) => <ul className="desk-rows">{children}</ul>

/** A heading between rows. */
export const RowsHeading = ({ text, count }: { text: string; count?: number }) => (
  <li>
    <div className="desk-row">
      <h2 className="desk-row__b">{text}</h2>
      {count === undefined ? null : <small>{count}</small>}
    </div>
  </li>
)

export type RowFlag = { text: string; isBad?: boolean }

export const Flags = ({ flags }: { flags: readonly RowFlag[] }) =>
  flags.length > 0 ? (
    <span className="desk-flags">
      {flags.map(({ text, isBad }) => (
        <span key={text} className={classes('desk-flag', isBad && 'desk-bad')}>
          {text}
        </span>
      ))}
    </span>
  ) : null

type RowProps = {
  id?: string
  /** Where the whole row links to. */
  href?: string | undefined
  /** Instead of a picture. */
  icon?: ReactNode
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Somebody's own words, cut off after one line. */
  quote?: string | undefined
  flags?: readonly RowFlag[]
  /** True if the row's page is open. */
  isHere?: boolean
  /** Dims the row: the cart is sold or gone, or the message is closed. */
  isOut?: boolean
  /** At the end of the row. */
  children?: ReactNode
  /** Below the row: buttons, a disclosure. */
  below?: ReactNode
}

export function Row(row: RowProps) {
  const {
    id,
    href,
    icon,
    picture,
    title,
    text,
    quote,
    flags = [],
    isHere = false,
    isOut = false,
    children,
    below,
  } = row
  const content = (
    <>
      {icon || picture ? <span className="tile desk-tile">{icon ?? picture}</span> : null}
      <span className="desk-row__b">
        <b>{title}</b>
        {text ? <span className="hint">{text}</span> : null}
        {quote ? <span className="hint desk-cut">{quote}</span> : null}
        <Flags flags={flags} />
      </span>
      {children ? <span className="desk-row__e">{children}</span> : null}
    </>
  )
  return (
    <li id={id} className={classes(isOut && 'is-out')}>
      {href ? (
        <a className="desk-row" href={href} aria-current={isHere ? 'page' : undefined}>
          {content}
        </a>
      ) : (
        <div className="desk-row">{content}</div>
      )}
      {below ? <div className="desk-stack desk-row__do">{below}</div> : null}
    </li>
  )
}
