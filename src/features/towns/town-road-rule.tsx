import './road-rule.css'
import { townRoadRules } from '../../content/dealer/facts/town-road-rules.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { roadRule as copy } from '../../content/words/road-rule.words.ts'
import { AnswerLinks } from '../../domain/towns/road-rule-links.tsx'
import { newTab } from '../../ui/link.tsx'

type Props = { town: Town; withHeading: boolean }

/** The rule that the dealer has read in the town's code, or whom to ask. The section's heading must be an h2. */
export function RoadRuleRow({ town, withHeading }: Props) {
  const row = townRoadRules[town.slug]
  return (
    <div className="road-rule">
      {withHeading ? <h3>{copy.heading(town.name)}</h3> : null}
      {row ? (
        <p>
          {row.rule}{' '}
          <small>
            <a href={row.source.url} {...newTab}>
              {row.source.name}
            </a>
            , {copy.checkedOn(row.checkedOn)}
          </small>
        </p>
      ) : (
        <p>{copy.unknown(town)}</p>
      )}
      <AnswerLinks town={town} />
    </div>
  )
}
