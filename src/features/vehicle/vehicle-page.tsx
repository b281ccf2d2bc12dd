import '../../styles/vehicle.css'
import '../../styles/vehicle-offer.css'
import { ArrowLeft, CalendarCheck, ExternalLink } from 'lucide-react'
import { use } from 'react'
import { ClosingNumber } from '../../area/closing-number.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { CartChoice } from '../../catalogue/cart-choice.tsx'
import { conditionOf, unitNumber } from '../../catalogue/condition.ts'
import { InventoryLink } from '../../catalogue/inventory-link.tsx'
import { formatPrice, stockBadge, type Vehicle } from '../../catalogue/vehicle.ts'
import { business } from '../../content/facts/business.ts'
import { AddressTown } from '../../rentals/address-town.ts'
import { useTownSlug } from '../../rentals/use-chosen-town.ts'
import { contactLink, vehicleHref } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { CartRow } from './cart-row.tsx'
import { DeliveredTo } from './delivered-to.tsx'
import { Gallery } from './gallery.tsx'
import { MonthlyPayment } from './monthly-payment-form.tsx'
import { useRelated } from './use-related.ts'
import { KeySpecs, VehicleTitle } from './vehicle-title.tsx'
import { financedOf, VehicleDetails, type VehicleTools } from './vehicle-tools.ts'
import type { Related } from './vehicle-view.ts'

type Props = {
  vehicle: Vehicle
  /** Whether the catalogue holds several of its name. */
  numbered: boolean
  /** Asked for afterwards when the browser has opened the page itself. */
  related?: Related
  tools: VehicleTools
}

const nothingRelated: Related = { similar: [], closeUps: [] }

export function VehiclePage({ vehicle, numbered, related: served, tools }: Props) {
  const { id, name, description, price, inStock, isNew, externalUrl, specifications } = vehicle
  const { similar, closeUps } = useRelated(id, served) ?? nothingRelated
  const seats = seatChoice(vehicle)
  const financed = financedOf(vehicle)
  const town = use(AddressTown)
  const deliveredTo = useTownSlug()
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
              <DeliveredTo action={vehicleHref(id)} price={price} asked={tools.town} payment={tools.payment} />
              {financed ? (
                <MonthlyPayment
                  key={id}
                  action={vehicleHref(id)}
                  financed={financed}
                  answer={tools.payment}
                  town={tools.town?.slug}
                />
              ) : null}
            </div>
            <div className="vehicle__cta">
              <MainAction vehicle={vehicle} town={deliveredTo} />
              {inStock ? null : <PhoneButton icon={CalendarCheck}>Schedule Test Drive</PhoneButton>}
              {!inStock && similar.length > 0 && seats ? (
                <a className={buttonClass()} href="#similar">
                  Carts with {seats} seats in stock
                </a>
              ) : null}
              <ButtonAnchor href={business.financingUrl} {...newTab}>
                Get Financing Quote
              </ButtonAnchor>
              {externalUrl ? (
                <a className="link" href={externalUrl} {...newTab}>
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
        heading={similar.length === 3 ? 'Three like it' : 'Like it'}
        vehicles={similar}
        seats={seats}
      />
      <ClosingNumber
        heading="Interested in this vehicle?"
        text={`Call and we’ll tell you ${inStock ? 'if it’s here today' : 'when the next one comes in'} and what it costs delivered to you.`}
      >
        <PhoneButton look="ink" icon={null}>
          Contact Sales Team
        </PhoneButton>
        <Link className={buttonClass({ look: 'paper' })} to="/inventory" search={{ town }}>
          View More Vehicles
        </Link>
        {externalUrl ? (
          <ButtonAnchor look="paper" href={externalUrl} {...newTab}>
            Full Specifications
          </ButtonAnchor>
        ) : null}
      </ClosingNumber>
    </>
  )
}

/** Twice on the page: a phone shows it above the offer, in the first screen, and wider screens below. */
const MainAction = ({ vehicle: { id, inStock }, town }: { vehicle: Vehicle; town: string | undefined }) =>
  inStock ? (
    <PhoneButton look="lark" icon={CalendarCheck}>
      Schedule Test Drive
    </PhoneButton>
  ) : (
    <Link className={buttonClass({ look: 'lark' })} {...contactLink('sales', { vehicle: id, town })}>
      Ask about the next one
    </Link>
  )

/** The seats that the inventory can be narrowed to (product.md 5.2). */
const seatChoice = ({ specifications: { seatingCapacity } }: Vehicle): number | undefined =>
  [2, 4, 6, 8].find((seats) => seats === seatingCapacity)

/** Condition, whether it is there, why no price is printed, and which unit of several it is. */
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
