import { page } from '../../content/addresses.ts'
import { hasRoadRules } from '../../content/dealer/facts/town-road-rules.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { Link } from '../../ui/link.tsx'

type Props = { town?: Pick<Town, 'slug' | 'name'> }

/** Shown where visitors wonder whether a cart may be driven somewhere. */
export function AnswerLinks({ town }: Props) {
  const { path, label } = page('where-to-drive')
  return (
    <p className="cta">
      {town ? (
        <Link className="link" to={hasRoadRules ? `${path}#${town.slug}` : path}>
          Where can I drive it in {town.name}?
        </Link>
      ) : (
        <Link className="link" to={path}>
          {label}
        </Link>
      )}
      <Link className="link" to={page('questions').path}>
        All questions and answers
      </Link>
    </p>
  )
}
