import '../../ui/crumbs.css'
import './vehicle-page.css'
import { ArrowLeft } from 'lucide-react'
import { use, useId } from 'react'
import { vehicleHref, vehiclesHref, zeroPercentHref } from '../../content/addresses.ts'
import { seatsOnOffer } from '../../content/dealer/facts/seats.facts.ts'
import { formatPrice } from '../../content/format/money.ts'
import { measuredFrom } from '../../content/words/delivery-rule.words.ts'
import { paymentCopy } from '../../content/words/monthly-payment.words.ts'
import { cardFacts } from '../../domain/catalogue/cards/card-facts.ts'
import { VehiclePicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { conditionOf, type StockCard, unitNumber } from '../../domain/catalogue/cart-condition.ts'
import type { FinancingTerms, PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import { stockBadge, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import { ClosingNumber } from '../../domain/showrooms/closing-phone-number.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { AddressTown } from '../../domain/towns/address-town.ts'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { TellMeLink } from '../../domain/waitlist/waitlist-link.tsx'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { CartRow } from './cart-row.tsx'
import { Gallery } from './gallery.tsx'
import { MonthlyPayment } from './monthly-payment.tsx'
import { StandsAt } from './stands-at.tsx'
import { useRelated } from './use-related.ts'
import { MainAction, MoreActions, VehicleActs } from './vehicle-actions.tsx'
import { DeliveredTo } from './vehicle-delivery.tsx'
import { VehicleDetails } from './vehicle-loader.ts'
import { Tell, VehicleTitle } from './vehicle-title.tsx'
import type { RelatedContent } from './vehicle-view.ts'
import { WholePrice } from './whole-price.tsx'

type Props = {
  vehicle: Vehicle
  /** Whether the catalog has several vehicles with this name. */
  numbered: boolean
  /** Missing after navigation in the browser, which requests it separately. */
  related?: RelatedContent
  /** undefined when the price is on request. */
  financed: FinancingTerms | undefined
  payment: PaymentAnswer | undefined
}

const nothingRelated: RelatedContent = { similar: [], closeUps: [] }

export function VehiclePage({ vehicle, numbered, related: served, financed, payment }: Props) {
  const { id, name, description, price, inStock, isNew, externalUrl, specifications } = vehicle
  const { similar, closeUps } = useRelated(id, served) ?? nothingRelated
  const seats = seatChoice(vehicle)
  const town = use(AddressTown)
  const deliveredTo = useTown()?.slug
  return (
    <>
      <div className="vehicle">
        <Gallery key={id} vehicle={vehicle} badge={stockBadge(vehicle)} />
        <div className="vehicle__panel">
          <p className="crumbs">
            <InventoryLink>
              <ArrowLeft className="icon" aria-hidden /> Back to Inventory
            </InventoryLink>
          </p>
          <VehicleTitle
            name={name}
            price={formatPrice(price)}
            priceLabel={price === undefined ? undefined : 'Price before tax'}
            facts={cardFacts(vehicle)}
          >
            <p className={classes('vehicle__state', inStock && 'ticked')}>
              {stateOf(vehicle)}
              {numbered ? (
                <>
                  {' '}
                  <span className="vehicle__unit">{unitNumber(vehicle)}.</span>
                </>
              ) : null}
              {isNew ? null : (
                <>
                  {' '}
                  <a href="#condition">Condition report</a>
                </>
              )}
            </p>
          </VehicleTitle>
          {inStock && price === undefined ? null : (
            <TellMeLink className="vehicle__tell" what={inStock ? 'price' : 'next'} search={{ cart: id }} />
          )}
          {inStock ? (
            <div className="offer">
              <DeliveredTo action={vehicleHref(id)} price={price} showroom={vehicle.showroom} payment={payment} />
              {financed ? (
                <MonthlyPayment
                  key={id}
                  action={vehicleHref(id)}
                  financed={financed}
                  answer={payment}
                  town={deliveredTo}
                />
              ) : null}
              <StandsAt showroom={vehicle.showroom} inStock={inStock} />
            </div>
          ) : (
            <Instead seats={seats} carts={similar} />
          )}
          <div className="vehicle__first own-buttons">
            <MainAction vehicle={vehicle} town={deliveredTo} />
          </div>
          <VehicleActs vehicle={vehicle} town={deliveredTo} />
          {inStock ? null : <MoreActions vehicle={vehicle} />}
        </div>
      </div>
      {inStock ? (
        <div className="wrap costs">
          {price === undefined ? null : <WholePrice price={price} vehicle={vehicle} />}
          <div className="costs__more">
            {financed?.zero ? (
              <p>
                {financed.zero.text} <Link to={zeroPercentHref}>{paymentCopy.terms}</Link>
              </p>
            ) : null}
            <MoreActions vehicle={vehicle} />
            <p className="hint">{measuredFrom}</p>
          </div>
        </div>
      ) : null}
      <Tell seats={specifications.seatingCapacity ?? 'Ask us'} brand={vehicle.brand} description={description} />
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

/** Carts in stock, with as many seats if those are known, for visitors who came for a sold cart. */
function Instead({ seats, carts }: { seats: number | undefined; carts: readonly StockCard[] }) {
  const id = useId()
  if (carts.length === 0) return null
  return (
    <section className="instead" aria-labelledby={id}>
      <h2 id={id}>In stock{seats ? ` with ${seats} seats` : ''}</h2>
      <ul>
        {carts.map((cart) => (
          <li key={cart.id}>
            <VehiclePicture vehicle={cart} sizes="80px" alt="" />
            <div>
              <Link to={vehiclesHref(cart.id)}>{cart.name}</Link>
              <small>{[cardFacts(cart), cart.isNew === false && conditionOf(cart)].filter(Boolean).join('. ')}</small>
            </div>
            <span className="price">{formatPrice(cart.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cart's number of seats, if the inventory can filter by it (product.md 5.2). */
const seatChoice = ({ specifications: { seatingCapacity } }: Vehicle): number | undefined =>
  seatsOnOffer.find((seats) => seats === seatingCapacity)

function stateOf(vehicle: Vehicle): string {
  const { inStock, price } = vehicle
  return [conditionOf(vehicle), inStock ? 'In stock' : 'Sold out', ...(price === undefined ? ['Price on request'] : [])]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
