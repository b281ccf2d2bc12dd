import './featured-carts.css'
import { ArrowRight } from 'lucide-react'
import { page, vehicleHref } from '../../content/addresses.ts'
import { emptyFloor } from '../../content/words/empty-floor.words.ts'
import { home } from '../../content/words/home.words.ts'
import { VehicleCard } from '../../domain/catalogue/cards/vehicle-card.tsx'
import { EmptyFloor } from '../../domain/showrooms/empty-showroom.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import type { HomeStock } from './home-stock.ts'

const SHELF_SIZES = '(min-width: 60rem) 44vw, 84vw'

/** Either carts on one background without tiles, the first one largest, or a row that scrolls sideways on phones. */
export function FeaturedCarts({ carts }: { carts: HomeStock['featured'] }) {
  const { heading, link, look } = home.featured
  const isShelf = look === 'shelf'
  return (
    <section className={isShelf ? 'section' : 'section--tight featured-floor'} aria-labelledby="featured">
      <div className="wrap">
        <div className={classes('head head--split', isShelf ? 'featured-shelf__head' : 'featured-floor__head')}>
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
          <NamedList className={isShelf ? 'featured-shelf' : 'featured'} by="featured">
            {carts.map((vehicle, index) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                numbered={vehicle.numbered}
                href={vehicleHref(vehicle.id)}
                sizes={
                  isShelf
                    ? SHELF_SIZES
                    : `(min-width: 60rem) ${[46, 38, 34][index] ?? 38}vw, ${index === 0 ? 92 : 46}vw`
                }
              />
            ))}
          </NamedList>
        )}
      </div>
    </section>
  )
}
