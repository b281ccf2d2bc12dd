import '../../domain/catalogue/cards/cart-row.css'
import { ArrowRight } from 'lucide-react'
import { use } from 'react'
import { VehicleCard } from '../../domain/catalogue/cards/vehicle-card.tsx'
import type { StockCard } from '../../domain/catalogue/cart-condition.ts'
import { AddressTown } from '../../domain/towns/address-town.ts'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'

type Props = {
  id: string
  heading: string
  vehicles: readonly StockCard[]
  search?: string | undefined
  seats?: number | undefined
  /** Whether the element above already adds the spacing. */
  close?: boolean
}

export function CartRow({ id, heading, vehicles, search, seats, close }: Props) {
  const town = use(AddressTown)
  if (vehicles.length === 0) return null
  const filters = seats ? { seats, stock: 'in' } : { search }
  return (
    <section className={classes('wrap cart-rows', close && 'cart-rows--close')} aria-labelledby={id}>
      <div className="head head--split cart-row__head">
        <h2 className="h3" id={id}>
          {heading}
        </h2>
        <Link className="link" to="/inventory" search={{ ...filters, town }}>
          {seats ? `All carts with ${seats} seats` : search ? 'See all of them' : 'See all inventory'}{' '}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
      <NamedList className="cart-row" by={id}>
        {vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            numbered={vehicle.numbered}
            sizes="(min-width: 60rem) 32vw, 46vw"
          />
        ))}
      </NamedList>
    </section>
  )
}
