import type { ReactNode } from 'react'
import { tellMeLinks } from '../../content/words/tell-me-links.words.ts'
import { Link } from '../../ui/link.tsx'
import { sendsMail } from './sends-mail.functions.ts'

type Props = {
  what: keyof typeof tellMeLinks
  /** A cart, or the inventory's filters. */
  search: object
  className?: string
  rel?: string
  children?: ReactNode
}

/** Renders nothing if the site can't send email. */
export const TellMeLink = ({ what, children, ...link }: Props) =>
  sendsMail() ? (
    <Link to="/tell-me" reloadDocument {...link}>
      {tellMeLinks[what]}
      {children}
    </Link>
  ) : null
