import { desk as copy } from '../../../content/words/staff.ts'

type Row = { id: string; at: string; text: string; detail: string }

export const LogPage = ({ rows }: { rows: readonly Row[] }) => (
  <div className="desk-stack">
    <p className="hint">{rows.length === 0 ? copy.logEmpty : copy.logText}</p>
    <ol className="desk-log">
      {rows.map(({ id, at, text, detail }) => (
        <li key={id}>
          <time>{at}</time>
          <span>
            {text}
            {detail ? <small>{detail}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
