import './stands-at.css'
import { MapPin } from 'lucide-react'
import { physicalShowrooms, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom, showroomLabel, showroomTown } from '../../content/dealer/showroom-names.ts'
import { hoursLine } from '../../content/format/opening-hours.ts'
import { standsAt as copy } from '../../content/words/stands-at.words.ts'
import { nearRows } from '../../domain/hours/dated-hours-rows.functions.ts'
import { OpeningWords } from '../../domain/hours/opening-state-text.tsx'
import { showroomTimetable } from '../../domain/hours/showroom-hours.ts'
import { useOpeningState } from '../../domain/hours/use-opening-state.ts'
import { newTab } from '../../ui/link.tsx'

type Props = { showroom: string | undefined; inStock: boolean }

/** The cart's showroom, and whether it is open now. Without scripts, its hours instead. */
export function StandsAt({ showroom: id, inStock }: Props) {
  const showroom = findShowroom(id)
  if (showroom) return <Floor showroom={showroom} inStock={inStock} />
  if (!inStock || physicalShowrooms.length < 2) return null
  return <p className="stands-at">{copy.either(physicalShowrooms.map(showroomTown))}</p>
}

function Floor({ showroom, inStock }: { showroom: Showroom; inStock: boolean }) {
  const state = useOpeningState(showroom)
  return (
    <p className="stands-at">
      <MapPin className="icon" aria-hidden />
      <span>
        {inStock ? copy.at : copy.wasAt}{' '}
        <a href={showroom.directionsUrl} {...newTab}>
          {showroomLabel(showroom)}
        </a>
        , {showroom.address}.{' '}
        <span className="stands-at__hours" data-open={state?.open}>
          {state ? <OpeningWords state={state} /> : hoursLine(showroomTimetable(showroom))}
          {/* Browsers with scripts neither show this nor load its code. */}
          <noscript>{import.meta.env.SSR ? nearRows([showroom.id]).map(({ text }) => `. ${text}`) : null}</noscript>
        </span>
      </span>
    </p>
  )
}
