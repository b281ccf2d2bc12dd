import { Fragment } from 'react'
import type { RoadRule } from '../../content/dealer/schema/town.ts'
import { longDate } from '../../content/format/calendar-date.ts'
import { whereToDrivePage } from '../../content/words/where-to-drive.words.ts'
import { newTab } from '../../ui/link.tsx'
import type { TownRule } from './road-rules-by-town.ts'

const { towns: copy } = whereToDrivePage

type Props = { state: string; rows: readonly TownRule[] }

/** A row for each rule, and one sentence for all towns without one. */
export function TownTable({ state, rows }: Props) {
  const { columns } = copy
  const checked = rows.flatMap(({ rule, ...row }) => (rule ? [{ ...row, rule }] : []))
  const unchecked = rows.filter(({ rule }) => !rule)
  return (
    <div className="town-rules">
      <h3>{state}</h3>
      {checked.length > 0 ? (
        <table>
          <caption className="sr-only">{state}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.town}</th>
              <th scope="col">{columns.rule}</th>
              <th scope="col">{columns.checkedOn}</th>
            </tr>
          </thead>
          <tbody>
            {checked.map(({ town, also, rule }) => (
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
                <Checked {...rule} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {unchecked.length > 0 ? (
        <p>
          {copy.unchecked}{' '}
          {unchecked.map((row, at) => (
            <Fragment key={row.town.slug}>
              {at > 0 ? '; ' : null}
              <Unchecked {...row} />
            </Fragment>
          ))}
          . <a href="#ask">{copy.ask}</a>: {copy.script}
        </p>
      ) : null}
    </div>
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

/** The name's id is the target of links from the town's pages. */
const Unchecked = ({ town, also }: Pick<TownRule, 'town' | 'also'>) => (
  <>
    <span id={town.slug}>{town.name}</span>
    {town.within ? ` (${town.within})` : null}
    {also.map(({ slug, name }) => (
      <Fragment key={slug}>
        , <span id={slug}>{name}</span>
      </Fragment>
    ))}
  </>
)
