import { Link } from '@tanstack/react-router'
import type { Town } from '../content/towns.ts'
import { neighborsOf } from './town-distance.ts'
import { milesText } from './town-place.ts'

/** The five nearest towns with how far and where they lie, each a link to one of its pages. */
export function NeighborLinks({ town, href }: { town: Town; href: (slug: string) => string }) {
  return (
    <ul className="gaz gaz--one">
      {neighborsOf(town).map((near) => (
        <li key={near.town.slug}>
          <Link to={href(near.town.slug)}>
            {near.town.name}{' '}
            <span className="num">
              {milesText(near.miles)} {near.direction}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
