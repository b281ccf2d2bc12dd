import { decidedBy } from '../../content/dealer/municipality.ts'
import type { RoadRule, Town } from '../../content/dealer/town.ts'
import { longDate } from '../../content/format/calendar-date.ts'
import { whereToDrivePage } from '../../content/words/where-to-drive.ts'
import { newTab } from '../../ui/link.tsx'
import type { TownRule } from './town-rules.ts'

const { towns: copy } = whereToDrivePage

type Props = { state: string; rows: readonly TownRule[] }

export function TownTable({ state, rows }: Props) {
  const { columns } = copy
  return (
    <table className="town-rules">
      <caption>{state}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.town}</th>
          <th scope="col">{columns.rule}</th>
          <th scope="col">{columns.checkedOn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ town, also, rule }) => (
          <tr key={town.slug} id={town.slug}>
            <th scope="row">
              {town.name}
              {also.length > 0 ? (
                <p className="town-rules__more">{copy.also(also.map(({ name }) => name).join(', '))}</p>
              ) : null}
              {town.within ? <p className="town-rules__more">{copy.within(town.within)}</p> : null}
              {also.map(({ slug }) => (
                <span key={slug} id={slug} />
              ))}
            </th>
            {rule ? <Checked {...rule} /> : <Unchecked town={town} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Checked({ rule, source, checkedOn }: RoadRule) {
  return (
    <>
      <td>
        {rule}
        <p className="town-rules__more">
          {copy.source}:{' '}
          <a href={source.url} {...newTab}>
            {source.name}
          </a>
        </p>
      </td>
      <td>
        <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
      </td>
    </>
  )
}

function Unchecked({ town }: { town: Town }) {
  return (
    <>
      <td>
        <p>
          {copy.unchecked}{' '}
          <a href="#ask">
            {copy.ask(decidedBy(town) ?? `the ${town.type === 'Place' ? 'town' : town.type.toLowerCase()}`)}
          </a>
          .
        </p>
      </td>
      <td />
    </>
  )
}
