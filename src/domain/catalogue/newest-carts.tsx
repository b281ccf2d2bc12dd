import './cart-row.css'
import { type ComponentType, useEffect, useState } from 'react'
import { type ComponentProps, useEffect, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { CartRow } from './cart-row.tsx'
import type { StockCard } from './condition.ts'
import { fetchTwice } from './prefetch.ts'
import type { CardVehicle } from './vehicle.ts'
import { VehicleCard } from './vehicle-card.tsx'

type Props = Pick<ComponentProps<typeof CartRow>, 'className' | 'Box'>

/** The newest carts, for pages without carts of their own. The browser fetches them, since few visits show these pages. */
export function NewestCarts({ className = 'wrap cart-rows', Box }: Props) {
  const carts = useNewest()
  const look = classes('newest', className)
  return carts ? (
    <CartRow id="newest" heading="In stock now" vehicles={carts} className={look} Box={Box} />
  ) : (
    <div className={look} />
  )
}

function useNewest(): readonly StockCard[] | undefined {
  const [carts, setCarts] = useState<readonly StockCard[]>()
  useEffect(() => {
    // Without an answer, the page has its own way to the inventory.
    fetchTwice<{ featured: readonly StockCard[] }>('/api/home').then((stock) => setCarts(stock?.featured ?? []))
  }, [])
  return carts
}
