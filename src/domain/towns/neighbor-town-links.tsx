import '../../ui/link-list.css'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import type { Place } from './town-with-showroom.ts'

type Props = {
  place: Place
  href: (slug: string) => string
  withShowroom?: boolean
}

export function NeighborLinks({ place, href, withShowroom = false }: Props) {
  return (
    <ul className={classes('link-list link-list--one-column', withShowroom && 'link-list--distances')}>
      {place.neighbors.map(({ slug, name, away, fromShowroom }) => (
        <li key={slug}>
          <Link to={href(slug)}>
            {name} <span className="num">{withShowroom ? `${away}, ${fromShowroom}` : away}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
