import './showroom-strip.css'
import { otherFloors } from '../../content/dealer/facts/hours.facts.ts'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { hoursLine } from '../../content/format/opening-hours.ts'
import { OpeningWords } from '../hours/opening-state-text.tsx'
import { showroomTimetable } from '../hours/showroom-hours.ts'
import { timeZoneOf } from '../hours/showroom-time-zone.ts'
import { useNearRows } from '../hours/use-dated-hours.ts'
import { useOpeningState } from '../hours/use-opening-state.ts'
import { DirectionsLink, type Door } from './directions.tsx'
import { PhoneLink } from './phone-link.tsx'

type StripShowroom = Door & Pick<Showroom, 'hours' | 'phone' | 'tel'>

type Props = {
  /** The opening state, the hours and the time zone are those of the first. */
  places: readonly StripShowroom[]
  /** ', 16 miles from Springfield' on a town's page. */
  where?: string
}

export function VisitStrip({ places, where = '' }: Props) {
  const [first, ...others] = places
  return first ? <Strip first={first} others={others} where={where} /> : null
}

function Strip({ first, others, where }: { first: StripShowroom; others: readonly StripShowroom[]; where: string }) {
  const state = useOpeningState(first)
  const near = useNearRows([first, ...others])
  const zone = timeZoneOf(first).name
  return (
    <section className="visit-strip" aria-label="Showroom hours and directions">
      <div className="wrap visit-strip__inner">
        <p className="visit-strip__state" data-open={state?.open}>
          {state ? <OpeningWords state={state} zone={zone} /> : <b>Showroom hours, {zone} time</b>}
        </p>
        <p className="visit-strip__hours">
          Showroom floor{where}: {hoursLine(showroomTimetable(first))}
          {others.length > 0 && otherFloors.map(({ line }) => `. ${line}`)}
        </p>
        {near.map(({ text }) => (
          <p className="visit-strip__dated" key={text}>
            {text}
          </p>
        ))}
        <p className="visit-strip__ways">
          {others.length === 0 ? <PhoneLink className="link num" line={first} icon /> : null}
          <span className="visit-strip__lead" aria-hidden>
            Directions to
          </span>
          {[first, ...others].map((place) => (
            <DirectionsLink key={place.id} to={place} className="link" />
          ))}
        </p>
      </div>
    </section>
  )
}
