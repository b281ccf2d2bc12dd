import type { ReactNode } from 'react'
import { cartPage as copy } from '../../../content/words/lot.words.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { PressForm } from '../frame/button-form.tsx'
import type { SavedChange, ShownChange } from './cart-view.ts'

type Place = {
  path: string
  /** The query string of the list to return to; undefined on the cart's page. */
  list?: string | undefined
}

type LiveProps = SavedChange['change'] & Place & { name?: string | undefined; children?: ReactNode }

/** The change that was just saved, with Undo. */
export function Live({ isTakenBack, onSite, isNew, path, list, name, children, ...change }: LiveProps) {
  const title = isTakenBack ? copy.taken : onSite ? copy.live : copy.liveNotes
  return (
    <div className="desk-state desk-state--done" role="status">
      <div>
        <b>{[name, title].filter(Boolean).join(': ')}</b>
        <What {...change} />, {change.who}, {change.at}. {onSite ? copy.liveText : null}
      </div>
      <div className="desk-btns">
        <Undo path={path} list={list} {...change} />
        {isNew ? (
          <a className="btn btn--ink" href={`${lotPath}/new`}>
            {copy.nextCart}
          </a>
        ) : null}
        {children}
      </div>
    </div>
  )
}

export const ChangeList = ({ path, history }: { path: string; history: readonly ShownChange[] }) => (
  <section className="desk-stack">
    <h2>{copy.history}</h2>
    {history.length === 0 ? <p>{copy.noHistory}</p> : null}
    <ol className="desk-rows">
      {history.map((change) => (
        <li key={change.id}>
          <div className="desk-row">
            <span className="desk-row__b">
              <b>
                <What {...change} />
              </b>
              <span className="hint">{[`${change.who}, ${change.at}.`, change.note].filter(Boolean).join(' ')}</span>
            </span>
            <Undo path={path} {...change} />
          </div>
        </li>
      ))}
    </ol>
  </section>
)

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

function Undo({ path, list, id, fields, canUndo }: Pick<ShownChange, 'id' | 'fields' | 'canUndo'> & Place) {
  if (!canUndo) return null
  return (
    <PressForm action={`${path}/undo`} fields={{ change: id, ...(list !== undefined && { list }) }}>
      <button type="submit" className="btn">
        {copy.undo} <span className="sr-only">{fields.map(({ label }) => label).join(', ')}</span>
      </button>
    </PressForm>
  )
}
