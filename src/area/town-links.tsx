import { ArrowRight } from 'lucide-react'
import type { Town } from '../content/towns/towns.ts'
import { Link } from '../ui/link.tsx'

type Props = { towns: readonly Town[]; href: (slug: string) => string }

/** A grid of towns, each a link to one of its pages. */
export function TownLinks({ towns, href }: Props) {
  return (
    <ul className="link-list">
      {towns.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={href(slug)}>
            {name} <ArrowRight className="icon" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
