import { rentals } from '../../../content/words/staff-rentals.words.ts'
import { calendarPath } from '../../../domain/staff/staff-paths.ts'
import { Field } from '../../../ui/field/field.tsx'
import { PressForm } from '../frame/button-form.tsx'

const copy = rentals.calendar

export const CalendarPage = ({ address, since }: { address: string | undefined; since: string | undefined }) => (
  <div className="desk-one">
    <p>{copy.text}</p>
    {address ? (
      <Field id="address" label={copy.address}>
        {(control) => (
          <>
            <input {...control} type="text" readOnly value={address} />
            <a className="btn btn--accent" href={address.replace(/^https?:/, 'webcal:')}>
              {copy.open}
            </a>
          </>
        )}
      </Field>
    ) : null}
    {since && !address ? <p>{copy.since(since)}</p> : null}
    <PressForm action={calendarPath} fields={{}}>
      <button type="submit" className={address ? 'btn' : 'btn btn--accent'}>
        {since ? copy.renew : copy.make}
      </button>
    </PressForm>
    {since ? (
      <PressForm action={`${calendarPath}/end`} fields={{}}>
        <button type="submit" className="btn desk-bad">
          {copy.end}
        </button>
      </PressForm>
    ) : null}
    <p className="hint">{copy.secret}</p>
  </div>
)
