/** Opening hours, one row per day or range of days. */
export function HoursTable({
  rows,
  className = 'hours',
}: {
  rows: readonly { label: string; text: string }[]
  className?: string
}) {
  return (
    <table className={className}>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
