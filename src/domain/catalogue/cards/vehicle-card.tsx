import './vehicle-card.css'
import { type ComponentType, memo, use } from 'react'
import { vehiclesHref } from '../../../content/addresses.ts'
import { formatPrice } from '../../../content/format/money.ts'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { deliveredLine } from '../../rentals/cart-delivery.ts'
import { AddressTown } from '../../towns/address-town.ts'
import { useTown } from '../../towns/chosen-town.ts'
import { conditionLine, unitNumber } from '../cart-condition.ts'
import { brandLabel, type CardVehicle } from '../vehicle.ts'
import { cardFacts, namesItsMaker, plainBody } from './card-facts.ts'
import { cardPlace } from './card-showroom.ts'
import { SaveButton } from './save-button.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'

type Props = {
  vehicle: CardVehicle
  /** Another vehicle in the catalogue has the same name, so the card shows which unit this is. */
  numbered?: boolean
  href?: string
  sizes?: string
  priority?: boolean
  /** The first card of a list: twice as wide, with its text beside the cart, or below the cart on phones. */
  poster?: boolean
  /** CompareBox, passed in so that pages without a comparison do not load it. */
  Box?: ComponentType<{ vehicle: CardVehicle; className: string }>
}

const CARD_SIZES = '(min-width: 80rem) 24vw, (min-width: 48rem) 32vw, 46vw'

/** As in product.md 2.6. Memoized, so that typing in the search does not render every card again. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  numbered = false,
  href = vehiclesHref(vehicle.id),
  sizes = CARD_SIZES,
  priority = false,
  poster = false,
  Box,
}: Props) {
  const { name, brand, price, isNew, inStock } = vehicle
  const facts = cardFacts(vehicle)
  const unit = [!isNew && conditionLine(vehicle), numbered && unitNumber(vehicle)].filter(Boolean).join('. ')
  const addressTown = use(AddressTown)
  return (
    <li className={classes('card', poster && 'card--poster', !inStock && 'card--sold')} data-hook="card">
      <VehiclePicture vehicle={vehicle} sizes={sizes} priority={priority} boxClass="tile card__picture" />
      <div className="card__text">
        <h3>{name}</h3>
        <CardBadge vehicle={vehicle} />
        <p className="card__meta card__what">
          <span className={classes(namesItsMaker(vehicle) && 'sr-only')}>
            {brandLabel(brand)}
            {facts ? ', ' : ''}
          </span>
          <Facts text={facts} />
        </p>
        {unit ? <p className="card__meta card__condition">{unit}</p> : null}
        <p className="price card__price">{formatPrice(price)}</p>
        <StockLine vehicle={vehicle} />
        <Link className="card__link" to={href} search={addressTown ? { town: addressTown } : undefined}>
          View Details<span className="sr-only"> of {name}</span>
        </Link>
        {Box ? <Box vehicle={vehicle} className="card__compare" /> : null}
        <DeliveredLine price={price} showroom={vehicle.showroom} />
      </div>
      <SaveButton vehicle={vehicle} />
    </li>
  )
})

function CardBadge({ vehicle: { isNew, inStock } }: { vehicle: CardVehicle }) {
  if (!inStock) return <span className="badge">Sold out</span>
  if (isNew) return <span className="badge badge--new">NEW</span>
  return isNew === false ? <span className="badge badge--used">Used</span> : null
}

/** A narrow tile has one line, so it leaves out what most carts have in common. */
function Facts({ text }: { text: string }) {
  const [before, after] = text.split(plainBody)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="card__plain">{plainBody}</span>
      {after}
    </>
  )
}

function StockLine({ vehicle: { inStock, showroom } }: { vehicle: CardVehicle }) {
  const place = inStock ? cardPlace(showroom) : undefined
  const state = inStock ? 'In stock' : 'Sold out'
  return (
    <p className={classes('card__stock', inStock && 'card__stock--there')}>
      {place ? (
        <span>
          <span className="card__state">{state}, </span>
          {place}
        </span>
      ) : (
        state
      )}
    </p>
  )
}

/** Styles reserve space for this line, since the town chosen on this device is known only after hydration and no card may move then. */
function DeliveredLine({ price, showroom }: Pick<CardVehicle, 'price' | 'showroom'>) {
  const town = useTown(showroom)
  if (!town) return null
  const [total, ...way] = deliveredLine(town, price).split(/(?=: )/)
  return (
    <p className="card__meta card__delivered">
      {total}
      {way.length > 0 ? <span className="card__way">{way}</span> : null}
    </p>
  )
}
