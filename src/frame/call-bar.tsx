import { PhoneButton } from '../area/phone.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

/** Fixed to the bottom of the screen on phones: call, or browse the carts. */
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
