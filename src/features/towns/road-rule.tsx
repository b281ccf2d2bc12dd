import './road-rule.css'
import { AnswerLinks } from '../../area/answer-links.tsx'
import { roadRule as copy } from '../../content/pages/road-rule.ts'
import { townRoadRules } from '../../content/towns/road-rules.ts'
import type { Town } from '../../content/towns/towns.ts'
import { newTab } from '../../ui/link.tsx'

/** What the dealer has read in the town's code, or whom to ask. The section's heading must be an h2. */
export function RoadRuleRow({ town }: { town: Town }) {
  const row = townRoadRules[town.slug]
  return (
    <div className="road-rule">
      <h3>{copy.heading(town.name)}</h3>
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
