import { ArrowLeft, CalendarCheck, ChevronRight, ExternalLink } from 'lucide-react'
import { PhoneButton } from '../../area/phone.tsx'
import { CartChoice } from '../../catalogue/cart-choice.tsx'
import { conditionOf, unitNumber } from '../../catalogue/condition.ts'
import { InventoryLink } from '../../catalogue/inventory-link.tsx'
import { formatPrice, stockBadge, type Vehicle } from '../../catalogue/vehicle.ts'
import { business } from '../../content/facts/business.ts'
import { contactLink, vehicleHref } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link, newTab } from '../../ui/link.tsx'
import { CartRow } from './cart-row.tsx'
import { CloseUps } from './close-ups.tsx'
import { ConditionReport } from './condition-report.tsx'
import { DeliveredTo } from './delivered-to.tsx'
import { Gallery } from './gallery.tsx'
import { MonthlyPayment } from './monthly-payment-form.tsx'
import { Charging, RoadEquipment } from './ownership-facts.tsx'
import { specificationRows } from './specifications.ts'
import { useRelated } from './use-related.ts'
import { KeySpecs, VehicleFacts } from './vehicle-facts.tsx'
import { financedOf, type VehicleTools } from './vehicle-tools.ts'
import type { Related } from './vehicle-view.ts'

type Props = {
  vehicle: Vehicle
  /** Whether the catalogue holds several of its name. */
  numbered: boolean
  /** Asked for afterwards when the browser has opened the page itself. */
  related?: Related
  tools: VehicleTools
}

export function VehiclePage({ vehicle, numbered, related: served, tools }: Props) {
  const { name, description, price, features, inStock, isNew, externalUrl, specifications } = vehicle
  const [picture] = vehicle.images
  const related = useRelated(vehicle.id, served)
  const { similar, closeUps } = related ?? { similar: [], closeUps: [] }
  const seats = seatChoice(vehicle)
  const financed = financedOf(vehicle)
  return (
    <>
      <div className="wrap">
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to="/">Home</Link>
          <ChevronRight className="icon" aria-hidden />
          <Link to="/inventory">Inventory</Link>
          <ChevronRight className="icon" aria-hidden />
          <span aria-current="page">{name}</span>
        </nav>
        <div className="vehicle">
          <Gallery key={vehicle.id} vehicle={vehicle} badge={stockBadge(vehicle)} />
          <div className="vehicle__panel">
            <InventoryLink className="link">
              <ArrowLeft className="icon" aria-hidden /> Back to Inventory
            </InventoryLink>
            <h1>{name}</h1>
            <p className="vehicle__price price">{formatPrice(price)}</p>
            <p className="vehicle__state">
              {stateOf(vehicle, numbered)}
              {isNew ? null : (
                <>
                  {' '}
                  <a href="#condition">Condition report</a>
                </>
              )}
            </p>
            <CartChoice vehicle={vehicle} />
            <div className="vehicle__cta">
              {inStock ? null : (
                <Link className={buttonClass({ look: 'lark' })} {...contactLink('sales', { vehicle: vehicle.id })}>
                  Ask about the next one
                </Link>
              )}
              <PhoneButton look={inStock ? 'lark' : 'outline'} icon={CalendarCheck}>
                Schedule Test Drive
              </PhoneButton>
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
              {inStock ? (
                <Link className="link" {...contactLink('sales', { vehicle: vehicle.id })}>
                  Ask about this cart
                </Link>
              ) : null}
            </div>
            <div className="offer">
              <DeliveredTo action={vehicleHref(vehicle.id)} price={price} choices={tools.towns} asked={tools.town} />
              {financed ? (
                <MonthlyPayment
                  key={vehicle.id}
                  action={vehicleHref(vehicle.id)}
                  financed={financed}
                  answer={tools.payment}
                  town={tools.town?.slug}
                />
              ) : null}
            </div>
            <KeySpecs seats={specifications.seatingCapacity ?? 'Ask us'} brand={vehicle.brand} />
            <p className="mt-5">{description}</p>
          </div>
        </div>
      </div>
      <CloseUps vehicle={vehicle} closeUps={closeUps} />
      {isNew ? null : <ConditionReport vehicle={vehicle} close={closeUps.length === 0} />}
      <VehicleFacts
        features={features}
        heading="Specifications"
        specifications={specificationRows(specifications)}
        charging={<Charging vehicle={vehicle} />}
        road={<RoadEquipment vehicle={vehicle} />}
      />
      <CartRow
        id="similar"
        heading={similar.length === 3 ? 'Three like it' : 'Like it'}
        vehicles={similar}
        seats={seats}
      />
      <Closing
        heading="Interested in this vehicle?"
        text={`The sales team knows ${inStock ? 'whether it is on the floor today' : 'when the next one comes'} and what it costs delivered to you.`}
        picture={picture ? { src: picture, alt: '' } : undefined}
      >
        <PhoneButton look="ink" icon={null}>
          Contact Sales Team
        </PhoneButton>
        <Link className={buttonClass({ look: 'paper' })} to="/inventory">
          View More Vehicles
        </Link>
        {externalUrl ? (
          <ButtonAnchor look="paper" href={externalUrl} {...newTab}>
            Full Specifications
          </ButtonAnchor>
        ) : null}
      </Closing>
    </>
  )
}

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
