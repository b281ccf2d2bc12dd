import { devicesPage as copy } from '../../content/words/staff-sign-in.ts'
import { devicesPath, phonePath } from '../../domain/staff/paths.ts'
import { sessionDays } from '../../domain/staff/terms.ts'
import { PressForm } from './lot-fields.tsx'

type Device = { id: string; name: string; note: string; isThis: boolean }

export const DevicesPage = ({ devices }: { devices: readonly Device[] }) => (
  <main id="main" className="wrap staff-one">
    <h1>{copy.title}</h1>
    <p>{copy.text(sessionDays)}</p>
    <ul className="staff-changes">
      {devices.map(({ id, name, note, isThis }) => (
        <li key={id}>
          <div>
            <b>{isThis ? `${name}. ${copy.thisOne}` : name}</b>
            <small>{note}</small>
          </div>
          <PressForm action={devicesPath} fields={{ device: id }}>
            <button type="submit" className="staff-undo">
              {copy.end} <span className="sr-only">{name}</span>
            </button>
          </PressForm>
        </li>
      ))}
    </ul>
    <a href={phonePath}>{copy.alerts}</a>
  </main>
)
