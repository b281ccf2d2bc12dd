import './featured-carts.css'
import { ArrowRight } from 'lucide-react'
import { EmptyFloor } from '../../area/empty-floor.tsx'
import { VehicleCard } from '../../catalogue/vehicle-card.tsx'
import { emptyFloor } from '../../content/pages/empty-floor.ts'
import { home } from '../../content/pages/home.ts'
import { page, vehicleHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import type { HomeStock } from './home-stock.ts'

/** On one floor, without tiles; the first cart leads. */
export function FeaturedCarts({ carts }: { carts: HomeStock['featured'] }) {
  const { heading, link } = home.featured
  return (
    <section className="section--tight featured-floor" aria-labelledby="featured">
      <div className="wrap">
        <div className="head head--split featured-floor__head">
          <h2 className="h2" id="featured">
            {carts.length === 0 ? emptyFloor.heading : heading(carts.length)}
          </h2>
          {carts.length === 0 ? null : (
            <Link className="link" to={page('inventory').path}>
              {link} <ArrowRight className="icon" aria-hidden />
            </Link>
          )}
        </div>
        {carts.length === 0 ? (
          <EmptyFloor />
        ) : (
          <NamedList className="featured" by="featured">
            {carts.map((vehicle, index) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                numbered={vehicle.numbered}
                href={vehicleHref(vehicle.id)}
                sizes={`(min-width: 60rem) ${[46, 38, 34][index] ?? 38}vw, ${index === 0 ? 92 : 46}vw`}
              />
            ))}
          </NamedList>
        )}
      </div>
    </section>
  )
}
