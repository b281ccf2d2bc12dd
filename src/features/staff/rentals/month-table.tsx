import { monthDay, monthYear } from '../../../content/format/calendar-date.ts'
import { rentals as copy } from '../../../content/words/staff-rentals.words.ts'
import { isDate } from '../../../domain/rentals/check-rental-days.ts'
import { addDays } from '../../../domain/rentals/rental-days.ts'
import type { RentalDay } from '../../../domain/rentals/rental-month.ts'
import { classes } from '../../../ui/classes.ts'
import { rentalsHref } from './rental-links.ts'
import type { RentalView } from './rental-view.server.ts'

/** The month for one kind of cart. Phones show one kind at a time; wide screens show all. */
export function MonthTable({ view, kind }: { view: RentalView; kind: RentalView['kinds'][number] }) {
  const { month, cart } = view
  return (
    <section className={classes('desk-kind desk-stack', kind.id === cart && 'is-on')}>
      <h2>
        {kind.name} {kind.fleet === undefined ? null : <small>{copy.ofFleet(kind.fleet)}</small>}
      </h2>
      <table className="desk-table desk-cal">
        <caption className="sr-only">{`${kind.name}, ${monthYear(`${month}-01`)}`}</caption>
        <thead>
          <tr>
            {copy.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kind.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <td key={day.day}>
                  <Day view={view} kind={kind} {...day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {kind.fleet === undefined ? <p className="hint">{copy.unknownFleet}</p> : null}
    </section>
  )
}

type DayProps = RentalDay & { view: RentalView; kind: RentalView['kinds'][number] }

function Day({ view, kind, day, isOfMonth, free, held, out, isFull }: DayProps) {
  const number = Number(day.slice(8))
  if (!isOfMonth || day < view.today) return <span className="muted">{number}</span>
  const { from, to } = view.form
  const isChosen = kind.id === view.cart && from <= day && day <= (to || from)
  const isFew = free !== undefined && !isFull && free * 3 <= (kind.fleet ?? 0)
  const more = [held > 0 && copy.held(held), out !== 0 && copy.out(out)].filter(Boolean).join(', ')
  return (
    <a
      href={dayHref(view, kind, day)}
      className={classes('desk-day', isFew && 'is-few', isFull && 'is-full', isChosen && 'is-chosen')}
    >
      <span className="sr-only">{monthDay(day).replace(/\d+$/, '')}</span>
      {number}
      <small>
        {isFull ? copy.full : free}
        {free === undefined ? (
          more
        ) : (
          <span className="sr-only">{[isFull ? '' : ` ${copy.free}`, more].filter(Boolean).join(', ')}</span>
        )}
      </small>
    </a>
  )
}

/** After one day is chosen, a later day for the same kind of cart sets the day of return. Any other choice starts over. */
function dayHref({ month, cart, form, message }: RentalView, kind: DayProps['kind'], day: string): string {
  const isOneDay = kind.id === cart && isDate(form.from) && form.from < day && addDays(form.from, 1) === form.to
  const days: Record<string, string> = isOneDay ? { from: form.from, to: day } : { day }
  return rentalsHref({ month, cart: kind.parameter, ...days, message: message?.id ?? '' })
}
