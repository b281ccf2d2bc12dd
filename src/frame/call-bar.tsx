import { PhoneButton } from '../area/phone.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

/** At thumb's reach on phones: call, or see the carts. */
export function CallBar() {
  return (
    <nav className="call-bar" aria-label="Quick actions">
      <PhoneButton look="lark">Call now</PhoneButton>
      <Link className={buttonClass()} to="/inventory">
        View inventory
      </Link>
    </nav>
  )
}
