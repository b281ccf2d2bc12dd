import { Link } from './link.tsx'

type Props = { rows: readonly { readonly to: string; readonly label: string; readonly note?: string }[] }

export function LinkRows({ rows }: Props) {
  return (
    <ul className="rows">
      {rows.map(({ to, label, note }) => (
        <li key={to}>
          <Link to={to}>
            <b className="display">{label}</b> {note ? <span className="num">{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
