import { memo } from 'react'
import { vehiclesHref } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import { brandLabel, type CardVehicle, formatPrice } from './vehicle.ts'
import { VehiclePicture } from './vehicle-picture.tsx'

type Props = { vehicle: CardVehicle; sizes?: string; priority?: boolean }

const CARD_SIZES = '(min-width: 80rem) 300px, (min-width: 40rem) 45vw, 90vw'

/**
 * A vehicle's card in the inventory (product.md 2.6): picture, NEW badge, name, price and View Details. Memoized,
 * because typing in the search would otherwise render dozens of them for each letter.
 */
export const VehicleCard = memo(function VehicleCard({ vehicle, sizes = CARD_SIZES, priority = false }: Props) {
  const seats = vehicle.specifications.seatingCapacity
  return (
    <article className="card">
      <div className="tile">
        {vehicle.isNew ? <span className="badge badge--lark">NEW</span> : null}
        <VehiclePicture vehicle={vehicle} sizes={sizes} priority={priority} />
      </div>
      <div className="card__body">
        <h3>
          <Link to={vehiclesHref(vehicle.id)}>{vehicle.name}</Link>
        </h3>
        <p className="price">{formatPrice(vehicle.price)}</p>
        <p className="card__meta">
          {seats ? `${seats} seats, ` : ''}
          {brandLabel(vehicle.brand)}
          {vehicle.inStock ? '' : ', out of stock'}
        </p>
        <span className="card__note" aria-hidden>
          View Details
        </span>
      </div>
    </article>
  )
})
