import './hours-table.css'
import { type Hours, hoursText } from '../format/opening-hours.ts'

type Props = {
  /** The site has several timetables, so each says what it is for. */
  timetable: Hours & { readonly purpose: string }
  className?: string
}

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
