import './three-clocks.css'
import { useToday } from '../../area/use-opening-state.ts'
import { dayColumns } from '../../dealer/schema/days.ts'
import { hoursOn } from '../../format/opening-hours.ts'
import { showroomPage } from '../../words/showroom.ts'

const { heading, intro, caption, rows } = showroomPage.clocks
const columns = dayColumns(rows.map(({ timetable }) => timetable))

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
