import './hours-table.css'
import { type Hours, hoursText } from '../format/opening-hours.ts'

type Props = {
  /** The site keeps several timetables, so each says what it is for. */
  timetable: Hours & { readonly purpose: string }
  className?: string
}

/** Opening hours, one row per day or range of days, under a line that says what they are the hours of. */
export function HoursTable({ timetable: { purpose, rows }, className = 'hours' }: Props) {
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
      </tbody>
    </table>
  )
}
