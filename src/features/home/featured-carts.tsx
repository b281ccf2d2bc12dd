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

/** The first cart leads (cards.css). */
export function FeaturedCarts({ carts }: { carts: HomeStock['featured'] }) {
  const { heading, link } = home.featured
  return (
    <section className="section section--close" aria-labelledby="featured">
      <div className="wrap">
        <div className="head head--split">
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
                sizes={`(min-width: 60rem) ${index === 0 ? 60 : 42}vw, 92vw`}
              />
            ))}
          </NamedList>
        )}
      </div>
    </section>
  )
}
