import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthYear } from '../../../content/format/calendar-date.ts'
import { rentals as copy } from '../../../content/words/staff-rentals.words.ts'
import { monthAfter, monthOf } from '../../../domain/rentals/rental-month.ts'
import { calendarPath } from '../../../domain/staff/staff-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Outcome, type Undo } from '../frame/action-outcome.tsx'
import { HoldCard } from './hold-card.tsx'
import { HoldRows } from './hold-rows.tsx'
import { MonthTable } from './month-table.tsx'
import { rentalsHref } from './rental-links.ts'
import type { RentalView } from './rental-view.server.ts'

/** The result of an action, with Undo. */
export type Done = {
  text: string
  undo?: Undo | undefined
}

export function RentalPage({ view, done }: { view: RentalView; done: Done | undefined }) {
  const { month, kinds, cart, today, message } = view
  const [here = ''] = kinds.flatMap(({ id, parameter }) => (id === cart ? parameter : []))
  const step = (months: number) =>
    rentalsHref({ month: monthAfter(month, months), cart: here, message: message?.id ?? '' }, '')
  const before = monthAfter(month, -1)
  const isCounted = kinds.some(({ fleet }) => fleet !== undefined)
  return (
    <div className="desk-stack">
      <Outcome done={done?.text} undo={done?.undo} />
      <nav className="desk-btns" aria-label={copy.months}>
        {before < monthOf(today) ? null : (
          <a className="btn" href={step(-1)}>
            <ChevronLeft className="icon" aria-hidden />
            {monthYear(`${before}-01`).split(' ')[0]}
          </a>
        )}
        <a className="btn" href={step(1)}>
          {monthYear(`${monthAfter(month, 1)}-01`).split(' ')[0]}
          <ChevronRight className="icon" aria-hidden />
        </a>
      </nav>
      <nav className="desk-tabs desk-kinds" aria-label={copy.kinds}>
        {kinds.map(({ id, name, parameter, fleet }) => (
          <a
            key={id}
            className={classes('btn', id === cart && 'btn--ink')}
            href={rentalsHref({ month, cart: parameter, message: message?.id ?? '', ...chosenDays(view) }, '')}
            aria-current={id === cart ? 'true' : undefined}
          >
            {fleet === undefined ? name : `${name}, ${fleet}`}
          </a>
        ))}
      </nav>
      <div className="desk-cols">
        {kinds.map((kind) => (
          <MonthTable key={kind.id} view={view} kind={kind} />
        ))}
      </div>
      <p className="desk-btns">
        {(['free', 'few', 'full', 'chosen'] as const)
          .filter((state) => isCounted || state !== 'few')
          .map((state) => (
            <span key={state} className={`desk-day is-${state}`}>
              {copy.key[state]}
            </span>
          ))}
      </p>
      {isCounted ? <p className="hint">{copy.numbers}</p> : null}
      <div className="desk-cols">
        <HoldCard view={view} />
        <div className="desk-stack">
          <HoldRows view={view} />
          <a className="btn" href={calendarPath}>
            {copy.calendar.link}
          </a>
        </div>
      </div>
    </div>
  )
}

const chosenDays = ({ form: { from, to } }: RentalView): Record<string, string> => (from ? { from, to } : {})
