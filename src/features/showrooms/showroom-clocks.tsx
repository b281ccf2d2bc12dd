import './three-clocks.css'
import { dayColumns } from '../../content/format/day-ranges.ts'
import { listed } from '../../content/format/join-names.ts'
import { hoursOn } from '../../content/format/opening-hours.ts'
import { showroomPage } from '../../content/words/showroom.words.ts'
import { nearRows } from '../../domain/hours/dated-hours-rows.functions.ts'
import { useToday } from '../../domain/hours/use-dated-hours.ts'

const { heading, intro, caption, rows } = showroomPage.clocks
const timetables = rows.map(({ timetable }) => timetable)
const columns = dayColumns(timetables)

/** A sentence that doesn't apply to all timetables begins with the titles of those that it applies to. */
const nearSentences = (): readonly string[] =>
  nearRows(timetables.map(({ key }) => key)).map(({ text, for: keys }) => {
    const those = rows.filter(({ timetable }) => keys?.includes(timetable.key))
    return those.length === 0 || those.length === rows.length
      ? text
      : `${listed(those.map(({ title }) => title))}: ${text}`
  })

/** The browser marks today's column, unless today has special hours. */
export function ThreeClocks() {
  const today = useToday(timetables)
  const isToday = (column: (typeof columns)[number]) => column.days.some((day) => day === today) || undefined
  return (
    <section className="section--tight wrap clocks" aria-labelledby="clocks-heading">
      <div>
        <h2 className="h2" id="clocks-heading">
          {heading}
        </h2>
        <p className="lede">{intro}</p>
        {nearSentences().map((sentence) => (
          <p className="clocks__dated" key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
      <table className="times">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.label} scope="col" data-today={isToday(column)}>
                {column.label}
                {isToday(column) ? ', today' : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">
                <b>{row.title}</b> {row.text ? <span>{row.text}</span> : null}
              </th>
              {columns.map((column) => (
                <td key={column.label} data-day={column.label} data-today={isToday(column)}>
                  {hoursOn(column.days[0], row.timetable)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
