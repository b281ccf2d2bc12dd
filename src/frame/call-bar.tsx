import { PhoneButton } from '../area/phone.tsx'
import { InventoryLink } from '../catalogue/inventory-link.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Fixed to the bottom of the screen on phones: call, or browse the carts. */
export function CallBar() {
  return (
    <nav className="call-bar" aria-label="Quick actions">
      <PhoneButton look="lark">Call now</PhoneButton>
      <InventoryLink className={buttonClass()}>View inventory</InventoryLink>
    </nav>
  )
}
