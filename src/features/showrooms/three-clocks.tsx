import './three-clocks.css'
import { useToday } from '../../area/use-opening-state.ts'
import { hours } from '../../dealer/facts/hours.ts'
import { type Day, type Hours, hoursText } from '../../format/opening-hours.ts'
import { showroomPage } from '../../words/showroom.ts'

const { heading, intro, caption, rows } = showroomPage.clocks
const columns = hours.dealership.rows

/** The browser marks today's column. */
export function ThreeClocks() {
  const today = useToday()
  const isToday = (column: (typeof columns)[number]) => column.days.some((day) => day === today) || undefined
  return (
    <section className="section--tight wrap clocks" aria-labelledby="clocks-heading">
      <div>
        <h2 className="h2" id="clocks-heading">
          {heading}
        </h2>
        <p className="lede">{intro}</p>
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
            <tr key={row.hours}>
              <th scope="row">
                <b>{row.title}</b> <span>{row.text}</span>
              </th>
              {columns.map((column) => (
                <td key={column.label} data-day={column.label} data-today={isToday(column)}>
                  {hoursOn(column.days[0], hours[row.hours])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A timetable may group days that are separate columns here. */
function hoursOn(day: Day | undefined, { rows }: Hours): string {
  const row = rows.find(({ days }) => days.some((one) => one === day))
  return row ? hoursText(row) : ''
}
