import { desk as copy } from '../../../content/words/staff.words.ts'
import { Row, Rows } from '../frame/rows.tsx'

type Line = { id: string; at: string; text: string; detail: string }

export const LogPage = ({ rows }: { rows: readonly Line[] }) => (
  <div className="desk-stack">
    <p className="hint">{rows.length === 0 ? copy.logEmpty : copy.logText}</p>
    <Rows>
      {rows.map(({ id, at, text, detail }) => (
        <Row key={id} title={text} text={[at, detail].filter(Boolean).join('. ')} />
      ))}
    </Rows>
  </div>
)
