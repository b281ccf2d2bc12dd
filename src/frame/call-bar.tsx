import { Phone } from 'lucide-react'
import { phoneHref } from '../content/facts/business.ts'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

/** At thumb's reach on phones: call, or see the carts. */
export function CallBar() {
  return (
    <nav className="call-bar" aria-label="Quick actions">
      <a className={buttonClass({ look: 'lark' })} href={phoneHref}>
        <Phone className="icon" aria-hidden />
        Call now
      </a>
      <Link className={buttonClass()} to="/inventory">
        View inventory
      </Link>
    </nav>
  )
}
