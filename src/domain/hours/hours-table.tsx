import './hours-table.css'
import type { Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { hoursText } from '../../content/format/opening-hours.ts'
import { nearRows } from './dated-hours-rows.functions.ts'

type Props = {
  timetable: Timetable
  className?: string
}

/** The week's hours, and closed days and changed hours in the next two weeks. */
export function HoursTable({ timetable: { key, purpose, rows }, className = 'hours' }: Props) {
  return (
    <table className={className}>
      <caption>{purpose}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{hoursText(row)}</td>
          </tr>
        ))}
        {nearRows([key]).map(({ text }) => (
          <tr key={text}>
            <td colSpan={2}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
