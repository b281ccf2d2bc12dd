import { ArrowRight } from 'lucide-react'
import type { Town } from '../content/towns/towns.ts'
import { Link } from '../ui/link.tsx'

type Props = { towns: readonly Town[]; href: (slug: string) => string }

/** Links to the pages of towns, in columns. */
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
