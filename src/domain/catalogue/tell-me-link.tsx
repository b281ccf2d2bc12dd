import { tellMeLinks } from '../../content/words/tell-me-links.ts'
import { sendsMail } from '../../server/settings/sends-mail.functions.ts'
import { Link } from '../../ui/link.tsx'

type Props = { what: keyof typeof tellMeLinks; cart: string; className?: string }

/** Nothing where the site can't send mail. */
export const TellMeLink = ({ what, cart, className }: Props) =>
  sendsMail() ? (
    <Link className={className} to="/tell-me" search={{ cart }} reloadDocument>
      {tellMeLinks[what]}
    </Link>
  ) : null
