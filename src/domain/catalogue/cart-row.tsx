import { ArrowRight } from 'lucide-react'
import { type ComponentType, use } from 'react'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { AddressTown } from '../rentals/address-town.ts'
import type { StockCard } from './condition.ts'
import type { CardVehicle } from './vehicle.ts'
import { VehicleCard } from './vehicle-card.tsx'

type Props = {
  id: string
  heading: string
  vehicles: readonly StockCard[]
  className?: string | undefined
  Box?: ComponentType<{ vehicle: CardVehicle; className: string }> | undefined
  /** The inventory's filters, for a link to all carts of the kind. */
  all?: { search?: string | undefined; seats?: number | undefined }
}

export function CartRow({ id, heading, vehicles, className = 'wrap cart-rows', Box, all }: Props) {
  const town = use(AddressTown)
  if (vehicles.length === 0) return null
  const { seats, search } = all ?? {}
  return (
    <section className={className} aria-labelledby={id}>
      <div className="head head--split cart-row__head">
        <h2 className="h3" id={id}>
          {heading}
        </h2>
        {all ? (
          <Link className="link" to="/inventory" search={{ ...(seats ? { seats, stock: 'in' } : { search }), town }}>
            {seats ? `All carts with ${seats} seats` : search ? 'See all of them' : 'See all inventory'}{' '}
            <ArrowRight className="icon" aria-hidden />
          </Link>
        ) : null}
      </div>
      <NamedList className="cart-row" by={id}>
        {vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            numbered={vehicle.numbered}
            sizes="(min-width: 60rem) 32vw, 46vw"
            Box={Box}
          />
        ))}
      </NamedList>
    </section>
  )
}
