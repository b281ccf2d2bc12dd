import './gallery.css'
import './vehicle-page.css'
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { PhoneButton } from '../../area/phone.tsx'
import type { StockCard } from '../../catalogue/condition.ts'
import { InventoryLink } from '../../catalogue/inventory-link.tsx'
import { openedPicture } from '../../catalogue/opened-card.ts'
import { NoPicture } from '../../catalogue/vehicle-picture.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CartRow } from './cart-row.tsx'

/** The wording is fixed by product.md 2.7. */
export function VehicleNotFound() {
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

export function VehicleGone({ similar }: { similar: readonly StockCard[] }) {
  return (
    <>
      <VehicleNotFound />
      <CartRow id="similar" heading="Carts like it, in stock" vehicles={similar} />
    </>
  )
}

/** Shows the picture of the card that led here, which the browser has. */
export function VehicleSkeleton() {
  const picture = openedPicture(useLocation({ select: ({ pathname }) => pathname }))
  // The router scrolls only once the page itself is there; until then a position far down would show the footer.
  useLayoutEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), [])
  return (
    <div className="vehicle" role="status" aria-label="Loading vehicle">
      <div className="gallery" aria-hidden>
        <div className="gallery__view">
          <div className="tile gallery__main">
            {picture ? (
              <ul className="gallery__strip">
                <li>
                  <img src={picture} alt="" />
                </li>
              </ul>
            ) : null}
          </div>
          <div className="gallery__foot">
            <div className="skeleton skeleton--line skeleton--short" />
          </div>
        </div>
      </div>
      <div className="vehicle__panel" aria-hidden>
        <div className="vehicle__loading">
          <div className="skeleton skeleton--line skeleton--tall" />
          <div className="skeleton skeleton--line skeleton--short" />
          <div className="skeleton skeleton--line skeleton--long" />
        </div>
      </div>
    </div>
  )
}
