import './road-rule.css'
import { roadRule as copy } from '../content/pages/road-rule.ts'
import type { Town } from '../content/towns/towns.ts'
import { Link } from '../ui/link.tsx'

/** What the dealer has found out about a town's roads; without it, whom to ask. */
export type RoadRule = { readonly rule: string; readonly source: string; readonly checkedOn: string }

/** The section's heading must be an h2. */
export function RoadRuleRow({ town, row }: { town: Town; row: RoadRule | undefined }) {
  return (
    <div className="road-rule">
      <h3>{copy.heading(town.name)}</h3>
      {row ? (
        <p>
          {row.rule} <small>{copy.source(row)}</small>
        </p>
      ) : (
        <p>{copy.unknown(town)}</p>
      )}
      <Link className="link" to={copy.path}>
        {row ? copy.more : copy.ask}
      </Link>
    </div>
  )
}
