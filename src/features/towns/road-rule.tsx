import './road-rule.css'
import { AnswerLinks } from '../../area/answer-links.tsx'
import { townRoadRules } from '../../dealer/facts/town-road-rules.ts'
import type { Town } from '../../dealer/town.ts'
import { newTab } from '../../ui/link.tsx'
import { roadRule as copy } from '../../words/road-rule.ts'

type Props = { town: Town; withHeading: boolean }

/** What the dealer has read in the town's code, or whom to ask. The section's heading must be an h2. */
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
