import { cartPage as copy } from '../../../content/words/lot.ts'
import { lotPath } from '../../../domain/staff/paths.ts'
import { PressForm } from '../frame/press-form.tsx'
import type { CartView, ShownChange } from './cart-view.ts'

type LiveProps = NonNullable<CartView['live']> & { path: string }

/** The change that was just saved, with the way back. */
export function Live({ isTakenBack, onSite, isNew, path, ...change }: LiveProps) {
  const title = isTakenBack ? copy.taken : onSite ? copy.live : copy.liveNotes
  return (
    <div className="staff-live" role="status">
      <div>
        <b>{title}</b>
        <p>
          <What {...change} />, {change.who}, {change.at}. {onSite ? copy.liveText : null}
        </p>
      </div>
      <Undo path={path} {...change} />
      {isNew ? (
        <a className="staff-big staff-big--go" href={`${lotPath}/new`}>
          {copy.nextCart}
        </a>
      ) : null}
    </div>
  )
}

export function ChangeList({ path, history }: { path: string; history: readonly ShownChange[] }) {
  return (
    <section className="staff-part">
      <h2>{copy.history}</h2>
      {history.length === 0 ? <p>{copy.noHistory}</p> : null}
      <ol className="staff-changes">
        {history.map((change) => (
          <li key={change.id}>
            <div>
              <b>
                <What {...change} />
              </b>
              <small>{[`${change.who}, ${change.at}.`, change.note].filter(Boolean).join(' ')}</small>
            </div>
            <Undo path={path} {...change} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const What = ({ text, fields }: Pick<ShownChange, 'text' | 'fields'>) => (
  <>
    {text}
    {fields.map(({ label, before, after }, index) => (
      <span key={label}>
        {index > 0 ? '; ' : text ? ' ' : null}
        {label}
        {after ? (
          <>
            {' '}
            <s>{before}</s> <span className="sr-only">{copy.nowText} </span>
            {after}
          </>
        ) : null}
      </span>
    ))}
  </>
)

function Undo({ path, id, fields, canUndo }: Pick<ShownChange, 'id' | 'fields' | 'canUndo'> & { path: string }) {
  if (!canUndo) return null
  return (
    <PressForm action={`${path}/undo`} fields={{ change: id }}>
      <button type="submit" className="staff-undo">
        {copy.undo} <span className="sr-only">{fields.map(({ label }) => label).join(', ')}</span>
      </button>
    </PressForm>
  )
}
