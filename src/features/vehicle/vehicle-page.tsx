import './vehicle-page.css'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { use } from 'react'
import { ClosingNumber } from '../../area/closing-number.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { CartChoice } from '../../catalogue/cart-choice.tsx'
import { conditionOf, unitNumber } from '../../catalogue/condition.ts'
import { InventoryLink } from '../../catalogue/inventory-link.tsx'
import { formatPrice, stockBadge, type Vehicle } from '../../catalogue/vehicle.ts'
import { business } from '../../content/facts/business.ts'
import { seatsOnOffer } from '../../content/facts/seats.ts'
import type { PaymentAnswer } from '../../finance/monthly-payment.ts'
import { AddressTown } from '../../rentals/address-town.ts'
import { useTown } from '../../rentals/chosen-town.ts'
import { contactLink, vehicleHref } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { CartRow } from './cart-row.tsx'
import { DeliveredTo } from './delivered-to.tsx'
import { Gallery } from './gallery.tsx'
import { MonthlyPayment } from './monthly-payment-form.tsx'
import { useRelated } from './use-related.ts'
import { financedOf, VehicleDetails } from './vehicle-loader.ts'
import { KeySpecs, VehicleTitle } from './vehicle-title.tsx'
import type { Related } from './vehicle-view.ts'

type Props = {
  vehicle: Vehicle
  /** Whether the catalogue holds several vehicles of this name. */
  numbered: boolean
  /** Requested afterwards when the visitor navigates here in the browser. */
  related?: Related
  payment: PaymentAnswer | undefined
}

const nothingRelated: Related = { similar: [], closeUps: [] }

export function VehiclePage({ vehicle, numbered, related: served, payment }: Props) {
  const { id, name, description, price, inStock, isNew, externalUrl, specifications } = vehicle
  const { similar, closeUps } = useRelated(id, served) ?? nothingRelated
  const seats = seatChoice(vehicle)
  const financed = financedOf(vehicle)
  const town = use(AddressTown)
  const deliveredTo = useTown()?.slug
  return (
    <>
      <div className="wrap">
        <p className="crumbs">
          <InventoryLink>
            <ArrowLeft className="icon" aria-hidden /> Back to Inventory
          </InventoryLink>
        </p>
        <div className="vehicle">
          <Gallery key={id} vehicle={vehicle} badge={stockBadge(vehicle)} />
          <div className="vehicle__panel">
            <VehicleTitle
              name={name}
              price={formatPrice(price)}
              priceLabel={price === undefined ? undefined : 'Price before tax'}
            >
              <p className={classes('vehicle__state', inStock && 'vehicle__state--there')}>
                {stateOf(vehicle, numbered)}
                {isNew ? null : (
                  <>
                    {' '}
                    <a href="#condition">Condition report</a>
                  </>
                )}
              </p>
            </VehicleTitle>
            <div className="vehicle__first">
              <MainAction vehicle={vehicle} town={deliveredTo} />
            </div>
            <div className="offer">
              <DeliveredTo action={vehicleHref(id)} price={price} payment={payment} />
              {financed ? (
                <MonthlyPayment
                  key={id}
                  action={vehicleHref(id)}
                  financed={financed}
                  answer={payment}
                  town={deliveredTo}
                />
              ) : null}
            </div>
            <div className="vehicle__cta">
              <MainAction vehicle={vehicle} town={deliveredTo} />
              {inStock ? null : <PhoneButton>Schedule Test Drive</PhoneButton>}
              {!inStock && similar.length > 0 && seats ? (
                <a className={buttonClass()} href="#similar">
                  Carts with {seats} seats in stock
                </a>
              ) : null}
              <ButtonAnchor href={business.financingUrl} {...newTab}>
                Get Financing Quote
              </ButtonAnchor>
              {externalUrl ? (
                <a className="link vehicle__more" href={externalUrl} {...newTab}>
                  View Vehicle Details <ExternalLink className="icon" aria-hidden />
                </a>
              ) : null}
            </div>
            <CartChoice vehicle={vehicle} />
            <p className="vehicle__write">
              {inStock ? (
                <>
                  <Link className="link" {...contactLink('sales', { vehicle: id, town: deliveredTo })}>
                    Ask about this cart
                  </Link>
                  <Link className="link" {...contactLink('test-drive', { vehicle: id })}>
                    Ask for a test drive
                  </Link>
                </>
              ) : null}
              <Link className="link" {...contactLink('trade-in', { vehicle: id })}>
                Trade yours in
              </Link>
            </p>
          </div>
          <div className="vehicle__about">
            <KeySpecs seats={specifications.seatingCapacity ?? 'Ask us'} brand={vehicle.brand} />
            <p>{description}</p>
          </div>
        </div>
      </div>
      <VehicleDetails vehicle={vehicle} closeUps={closeUps} />
      <CartRow
        id="similar"
        heading={`${['One', 'Two', 'Three'][similar.length - 1]} like it`}
        vehicles={similar}
        seats={seats}
      />
      <ClosingNumber
        heading="Interested in this vehicle?"
        text={`Call and we’ll tell you ${inStock ? 'if it’s here today' : 'when the next one comes in'} and what it costs delivered to you.`}
      >
        <PhoneButton look="ink" number="never">
          Contact Sales Team
        </PhoneButton>
        <Link className={buttonClass()} to="/inventory" search={{ town }}>
          View More Vehicles
        </Link>
        {externalUrl ? (
          <ButtonAnchor href={externalUrl} {...newTab}>
            Full Specifications
          </ButtonAnchor>
        ) : null}
      </ClosingNumber>
    </>
  )
}

/** Twice on the page: phones show it above the offer, on the first screen; wider screens below. */
const MainAction = ({ vehicle: { id, inStock }, town }: { vehicle: Vehicle; town: string | undefined }) =>
  inStock ? (
    <PhoneButton look="lark">Schedule Test Drive</PhoneButton>
  ) : (
    <Link className={buttonClass({ look: 'lark' })} {...contactLink('sales', { vehicle: id, town })}>
      Ask about the next one
    </Link>
  )

/** Seat counts that the inventory can filter by (product.md 5.2). */
const seatChoice = ({ specifications: { seatingCapacity } }: Vehicle): number | undefined =>
  seatsOnOffer.find((seats) => seats === seatingCapacity)

function stateOf(vehicle: Vehicle, numbered: boolean): string {
  const { inStock, price } = vehicle
  return [
    conditionOf(vehicle),
    inStock ? 'In stock' : 'Sold out',
    ...(price === undefined ? ['Price on request'] : []),
    ...(numbered ? [unitNumber(vehicle)] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
