import './visit-strip.css'
import { hours } from '../content/facts/hours.ts'
import type { Showroom } from '../content/facts/showrooms.ts'
import { timeZoneName } from '../content/facts/time-zone.ts'
import { hoursLine } from '../format/opening-hours.ts'
import { DirectionsLink, type Door } from './directions.tsx'
import { OpeningWords } from './opening-words.tsx'
import { PhoneLink } from './phone.tsx'
import { useOpeningState } from './use-opening-state.ts'

type Place = Door & Pick<Showroom, 'hours' | 'phone' | 'tel'>

type Props = {
  /** The first one's clock counts. */
  places: readonly Place[]
  /** ', 16 miles from Shiloh' on a town's page. */
  where?: string
}

export function VisitStrip({ places, where = '' }: Props) {
  const [first, ...others] = places
  return first ? <Strip first={first} others={others} where={where} /> : null
}

function Strip({ first, others, where }: { first: Place; others: readonly Place[]; where: string }) {
  const state = useOpeningState(first)
  return (
    <section className="visit-strip" aria-label="Showroom hours and directions">
      <div className="wrap visit-strip__inner">
        <p className="visit-strip__state" data-open={state?.open}>
          {state ? <OpeningWords state={state} /> : <b>Showroom hours, {timeZoneName} time</b>}
        </p>
        <p className="visit-strip__hours">
          Showroom floor{where}: {hoursLine(hours[first.hours])}
        </p>
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
