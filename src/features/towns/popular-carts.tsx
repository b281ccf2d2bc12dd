import { conditionLine, unitNumber } from '../../catalogue/condition.ts'
import { startingAt } from '../../catalogue/model-stock.ts'
import { brandLabel, formatPrice } from '../../catalogue/vehicle.ts'
import { VehiclePicture } from '../../catalogue/vehicle-picture.tsx'
import { townRentalHref, vehiclesHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { PopularVehicle } from './popular-vehicles.ts'

type Props = { vehicles: readonly PopularVehicle[]; townSlug: string }

export function PopularCarts({ vehicles, townSlug }: Props) {
  return (
    <ul className="popular-carts">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <div className="tile">
            <VehiclePicture vehicle={vehicle} sizes="(min-width: 64rem) 30vw, 90vw" />
          </div>
          <p className="popular-carts__brand">{brandLabel(vehicle.brand)}</p>
          <h3>{vehicle.name}</h3>
          <p className="price">{vehicle.price === undefined ? formatPrice(undefined) : startingAt(vehicle.price)}</p>
          <p className="popular-carts__condition">
            {vehicle.numbered ? `${conditionLine(vehicle)}. ${unitNumber(vehicle)}` : conditionLine(vehicle)}
          </p>
          <p className="muted">{vehicle.description}</p>
          <div className="cta">
            <Link className={buttonClass({ size: 'sm' })} to={vehiclesHref(vehicle.id)}>
              View Details<span className="sr-only">: {vehicle.name}</span>
            </Link>
            <Link className="link" to={townRentalHref(townSlug)}>
              Rent one<span className="sr-only"> like the {vehicle.name}</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
