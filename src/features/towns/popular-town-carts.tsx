import './popular-town-carts.css'
import { useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { page, townRentalHref, vehiclesHref } from '../../content/addresses.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { formatPrice } from '../../content/format/money.ts'
import { emptyFloor } from '../../content/words/empty-floor.words.ts'
import { townSalesPage } from '../../content/words/town-sales.words.ts'
import { VehiclePicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { conditionLine, unitNumber } from '../../domain/catalogue/cart-condition.ts'
import { startingAt } from '../../domain/catalogue/model-stock.ts'
import { brandLabel } from '../../domain/catalogue/vehicle.ts'
import { deliveredLine, findDeliveryTown } from '../../domain/rentals/cart-delivery.ts'
import { EmptyFloor } from '../../domain/showrooms/empty-showroom.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import type { PopularVehicle } from './popular-town-vehicles.ts'
import type { PopularVehicles } from './town-sales.ts'

type Props = { popular: PopularVehicles; town: Town }

export function PopularCarts({ popular, town }: Props) {
  const isEmpty = 'vehicles' in popular && popular.vehicles.length === 0
  return (
    <section className="wrap pb-section" aria-labelledby="popular-heading">
      <div className="head head--split popular-head">
        <h2 className="h2" id="popular-heading">
          {isEmpty ? emptyFloor.heading : townSalesPage.popularHeading}
        </h2>
        {isEmpty ? null : (
          <Link className="link" to={page('inventory').path} search={{ town: town.slug }}>
            {townSalesPage.deliveredLink(town.name)} <ArrowRight className="icon" aria-hidden />
          </Link>
        )}
      </div>
      {'problem' in popular ? (
        <CartsNotLoaded problem={popular.problem} />
      ) : isEmpty ? (
        <EmptyFloor />
      ) : (
        <Carts vehicles={popular.vehicles} town={town} />
      )}
    </section>
  )
}

function CartsNotLoaded({ problem }: { problem: string }) {
  const router = useRouter()
  return (
    <div role="alert">
      <p className="lede">Error loading vehicles: {problem}</p>
      <p className="muted">The rest of this page is complete. Try again, or call us for what is in stock.</p>
      <div className="cta">
        <Button look="ink" onClick={() => router.invalidate()}>
          Try again
        </Button>
        <PhoneButton />
      </div>
    </div>
  )
}

function Carts({ vehicles, town }: { vehicles: readonly PopularVehicle[]; town: Town }) {
  return (
    <NamedList className="popular-carts" by="popular-heading">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <div className={classes('tile', vehicle.isNew === false && 'used-ground')}>
            <VehiclePicture vehicle={vehicle} sizes="(min-width: 64rem) 30vw, 90vw" />
          </div>
          <p className="popular-carts__brand">{brandLabel(vehicle.brand)}</p>
          <h3>{vehicle.name}</h3>
          <p className="price popular-carts__price">
            {vehicle.price === undefined ? formatPrice(undefined) : startingAt(vehicle.price)}
          </p>
          <Delivered vehicle={vehicle} town={town} />
          <p className="popular-carts__condition">
            {vehicle.numbered ? `${conditionLine(vehicle)}. ${unitNumber(vehicle)}` : conditionLine(vehicle)}
          </p>
          <p className="muted popular-carts__text">{vehicle.description}</p>
          <div className="cta popular-carts__ways">
            <Link className={buttonClass({ size: 'sm' })} to={vehiclesHref(vehicle.id)}>
              View Details<span className="sr-only">: {vehicle.name}</span>
            </Link>
            {offers.rentals ? (
              <Link className="link" to={townRentalHref(town.slug)}>
                Rent a cart<span className="sr-only"> in {town.name}</span>
              </Link>
            ) : null}
          </div>
        </li>
      ))}
    </NamedList>
  )
}

function Delivered({ vehicle, town }: { vehicle: PopularVehicle; town: Town }) {
  const there = findDeliveryTown(town.slug, vehicle.showroom)
  return there ? <p className="popular-carts__condition num">{deliveredLine(there, vehicle.price)}</p> : null
}
