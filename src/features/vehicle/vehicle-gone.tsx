import '../../domain/catalogue/cards/no-carts.css'
import './vehicle-page.css'
import { NewestCarts } from '../../domain/catalogue/cards/newest-cart-cards.tsx'
import { NoPicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import type { StockCard } from '../../domain/catalogue/cart-condition.ts'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CartRow } from './cart-row.tsx'

export const VehicleNotFound = () => (
  <>
    <Vacant />
    <NewestCarts />
  </>
)

export function VehicleGone({ similar }: { similar: readonly StockCard[] }) {
  return (
    <>
      <Vacant />
      {similar.length > 0 ? (
        <CartRow id="similar" heading="Carts like it, in stock" vehicles={similar} />
      ) : (
        <NewestCarts />
      )}
    </>
  )
}

/** The wording is fixed by product.md 2.7. */
function Vacant() {
  return (
    <div className="vacant">
      <div>
        <h1>Vehicle Not Found</h1>
        <p className="lede">The vehicle you're looking for doesn't exist or has been removed.</p>
        <div className="cta">
          <InventoryLink className={buttonClass({ look: 'ink' })}>Back to Inventory</InventoryLink>
          <PhoneButton look="paper" />
        </div>
      </div>
      <NoPicture label="" />
    </div>
  )
}
