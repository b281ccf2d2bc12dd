import './visit-strip.css'
import { business } from '../content/facts/business.ts'
import { hours } from '../content/facts/hours.ts'
import type { Showroom } from '../content/facts/showrooms.ts'
import { timeZoneName } from '../content/facts/time-zone.ts'
import { hoursLine } from '../format/opening-hours.ts'
import { buttonClass } from '../ui/button.tsx'
import { DirectionsLink, type Door } from './directions.tsx'
import { OpeningWords } from './opening-words.tsx'
import { PhoneButton } from './phone.tsx'
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
  const line = others.length === 0 ? first : business
  return (
    <section className="visit-strip" aria-label="Showroom hours and directions">
      <div className="wrap visit-strip__inner">
        <div>
          <p className="visit-strip__state" data-open={state?.open}>
            {state ? <OpeningWords state={state} /> : <b>Showroom hours, {timeZoneName} time</b>}
          </p>
          <p className="visit-strip__hours">
            Showroom floor{where}: {hoursLine(hours[first.hours])}
          </p>
        </div>
        <div className="visit-strip__ways">
          <PhoneButton size="sm" line={line}>
            <span>
              Call<span className="wide-only num"> {line.phone}</span>
            </span>
          </PhoneButton>
          {[first, ...others].map((place) => (
            <DirectionsLink key={place.id} to={place} className={buttonClass({ size: 'sm' })} />
          ))}
        </div>
      </div>
    </section>
  )
}
