import './town-links.css'
import type { Town } from '../../content/dealer/schema/town.ts'
import { Link } from '../../ui/link.tsx'

type Props = { towns: readonly Town[]; href: (slug: string) => string }

export function TownLinks({ towns, href }: Props) {
  return (
    <ul className="towns">
      {towns.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={href(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
