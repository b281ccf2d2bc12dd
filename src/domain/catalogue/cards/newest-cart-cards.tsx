import './cart-row.css'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { NamedList } from '../../../ui/named-list.tsx'
import type { StockCard } from '../cart-condition.ts'
import { fetchTwice } from '../prefetch-vehicles.ts'
import type { CardVehicle } from '../vehicle.ts'
import { VehicleCard } from './vehicle-card.tsx'

const headingId = 'newest'

type Props = {
  className?: string
  Box?: ComponentType<{ vehicle: CardVehicle; className: string }>
  /** A cart that the page shows already. */
  without?: string
  /** The last item, which takes the place of one cart. */
  children?: ReactNode
}

/** The carts that the home page features, mostly the newest, for pages without carts of their own. The browser fetches them, since few visitors see these pages. */
export function NewestCarts({ className = 'wrap cart-rows', ...row }: Props) {
  const carts = useNewest()
  if (!carts) return <div className={classes('newest', className)} />
  return <CartsInStock {...row} carts={carts} className={classes('newest', className)} />
}

export function CartsInStock({ carts, className, Box, without, children }: Props & { carts: readonly StockCard[] }) {
  if (carts.length === 0 && !children) return null
  const others = carts.filter(({ id }) => id !== without)
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 className="h3 cart-row__head" id={headingId}>
        In stock now
      </h2>
      <NamedList className="cart-row" by={headingId}>
        {(children ? others.slice(0, 2) : others).map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} numbered={vehicle.numbered} Box={Box} />
        ))}
        {children}
      </NamedList>
    </section>
  )
}

function useNewest(): readonly StockCard[] | undefined {
  const [carts, setCarts] = useState<readonly StockCard[]>()
  useEffect(() => {
    // Without an answer, the page still has its own link to the inventory.
    fetchTwice<{ featured: readonly StockCard[] }>('/api/home').then((stock) => setCarts(stock?.featured ?? []))
  }, [])
  return carts
}
