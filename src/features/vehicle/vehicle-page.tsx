import './vehicle-page.css'
import { ArrowLeft, CalendarCheck, ExternalLink, MessageCircle, Repeat } from 'lucide-react'
import { use, useId } from 'react'
import { contactLink, page, vehicleHref, vehiclesHref, zeroPercentHref } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.ts'
import { offers } from '../../content/dealer/facts/offers.ts'
import { promises } from '../../content/dealer/facts/promises.ts'
import { seatsOnOffer } from '../../content/dealer/facts/seats.ts'
import { textAboutHref, whatsappAboutHref } from '../../content/dealer/facts/ways-to-write.ts'
import { formatPrice } from '../../content/format/money.ts'
import { paymentCopy } from '../../content/words/monthly-payment.ts'
import { tellMeLinks } from '../../content/words/tell-me-links.ts'
import { cardFacts } from '../../domain/catalogue/card-facts.ts'
import { CartChoice } from '../../domain/catalogue/cart-choice.tsx'
import { conditionOf, type StockCard, unitNumber } from '../../domain/catalogue/condition.ts'
import type { FinancingTerms, PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import { stockBadge, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import { VehiclePicture } from '../../domain/catalogue/vehicle-picture.tsx'
import { ClosingNumber } from '../../domain/places/closing-number.tsx'
import { PhoneButton } from '../../domain/places/phone.tsx'
import { AddressTown } from '../../domain/rentals/address-town.ts'
import { useTown } from '../../domain/rentals/chosen-town.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { CartRow } from './cart-row.tsx'
import { DeliveredTo } from './delivered-to.tsx'
import { Gallery } from './gallery.tsx'
import { MonthlyPayment } from './monthly-payment.tsx'
import { StandsAt } from './stands-at.tsx'
import { useRelated } from './use-related.ts'
import { VehicleDetails } from './vehicle-loader.ts'
import { Tell, VehicleTitle } from './vehicle-title.tsx'
import type { RelatedContent } from './vehicle-view.ts'
import { WholePrice } from './whole-price.tsx'

type Props = {
  vehicle: Vehicle
  /** Whether the catalogue holds several vehicles of this name. */
  numbered: boolean
  /** Requested afterwards when the visitor navigates here in the browser. */
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
              {stateOf(vehicle, numbered)}
              {isNew ? null : (
                <>
                  {' '}
                  <a href="#condition">Condition report</a>
                </>
              )}
              {inStock && price === undefined ? null : (
                <>
                  {' '}
                  <Link to="/tell-me" search={{ cart: id }} reloadDocument>
                    {inStock ? tellMeLinks.price : tellMeLinks.next}
                  </Link>
                </>
              )}
            </p>
          </VehicleTitle>
          <div className="vehicle__first own-buttons">
            <MainAction vehicle={vehicle} town={deliveredTo} />
          </div>
          {inStock ? (
            <div className="offer">
              <StandsAt showroom={vehicle.showroom} inStock={inStock} />
              <DeliveredTo action={vehicleHref(id)} price={price} showroom={vehicle.showroom} payment={payment} />
              {price !== undefined && inStock ? <WholePrice price={price} vehicle={vehicle} /> : null}
              {financed?.zero ? (
                <p className="offer__zero">
                  {financed.zero.text} <Link to={zeroPercentHref}>{paymentCopy.terms}</Link>
                </p>
              ) : null}
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
          ) : (
            <Instead seats={seats} carts={similar} />
          )}
          <div className="vehicle__cta">
            {inStock ? null : (
              <PhoneButton number="never">
                <TwoLines text="Schedule Test Drive" below={`one that’s in stock, ${business.phone}`} />
              </PhoneButton>
            )}
            {offers.financing ? (
              <>
                <a className={inStock ? buttonClass() : 'link vehicle__more'} href={business.financingUrl} {...newTab}>
                  Get Financing Quote <ExternalLink className="icon" aria-hidden />
                </a>
                <p className="hint vehicle__application">
                  {paymentCopy.creditCheck} <Link to={page('financing').path}>{paymentCopy.how}</Link>
                </p>
              </>
            ) : null}
            {externalUrl ? (
              <a className="link vehicle__more" href={externalUrl} {...newTab}>
                View Vehicle Details <ExternalLink className="icon" aria-hidden />
              </a>
            ) : null}
          </div>
          <div className="vehicle__acts">
            <CartChoice vehicle={vehicle} />
            <p className="vehicle__write">
              {inStock ? (
                <>
                  <Link {...contactLink('sales', { vehicle: id, town: deliveredTo })}>
                    <MessageCircle className="icon" aria-hidden />
                    Ask about this cart
                  </Link>
                  <Link {...contactLink('test-drive', { vehicle: id })}>
                    <CalendarCheck className="icon" aria-hidden />
                    Ask for a test drive
                  </Link>
                </>
              ) : null}
              {promises.tradeIns ? (
                <Link {...contactLink('trade-in', { vehicle: id })}>
                  <Repeat className="icon" aria-hidden />
                  Trade yours in
                </Link>
              ) : null}
            </p>
          </div>
          {textAboutHref || whatsappAboutHref ? (
            <p className="vehicle__write">
              {textAboutHref ? (
                <a href={textAboutHref + encodeURIComponent(`${name}. `)}>
                  <MessageCircle className="icon" aria-hidden />
                  Text us
                </a>
              ) : null}
              {whatsappAboutHref ? (
                <a href={whatsappAboutHref + encodeURIComponent(`${name}. `)} {...newTab}>
                  <MessageCircle className="icon" aria-hidden />
                  WhatsApp
                </a>
              ) : null}
            </p>
          ) : null}
        </div>
      </div>
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

/** Stands before the offer, so that it is on the first screen. */
const MainAction = ({ vehicle: { id, inStock }, town }: { vehicle: Vehicle; town: string | undefined }) =>
  inStock ? (
    <PhoneButton look="accent" number="never">
      <TwoLines text="Schedule Test Drive" below={business.phone} />
    </PhoneButton>
  ) : (
    <Link className={buttonClass({ look: 'accent' })} {...contactLink('sales', { vehicle: id, town })}>
      <MessageCircle className="icon" aria-hidden />
      Ask about the next one
    </Link>
  )

const TwoLines = ({ text, below }: { text: string; below: string }) => (
  <span className="two">
    {text} <span className="num">{below}</span>
  </span>
)

/** Carts in stock with as many seats, for visitors who came for a sold cart. */
function Instead({ seats, carts }: { seats: number | undefined; carts: readonly StockCard[] }) {
  const id = useId()
  if (carts.length === 0) return null
  return (
    <section className="instead" aria-labelledby={id}>
      <h2 id={id}>In stock{seats ? ` with ${seats} seats` : ''}</h2>
      <ul>
        {carts.map((cart) => (
          <li key={cart.id}>
            <VehiclePicture vehicle={cart} sizes="112px" alt="" />
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
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
