import './stands-at.css'
import { MapPin } from 'lucide-react'
import { nearRows } from '../../area/dated-rows.functions.ts'
import { OpeningWords } from '../../area/opening-words.tsx'
import { useOpeningState } from '../../area/use-opening-state.ts'
import { physicalShowrooms, type Showroom } from '../../dealer/facts/showrooms.ts'
import { showroomTimetable } from '../../dealer/showroom-hours.ts'
import { findShowroom, showroomLabel, showroomTown } from '../../dealer/showroom-names.ts'
import { hoursLine } from '../../format/opening-hours.ts'
import { newTab } from '../../ui/link.tsx'
import { standsAt as copy } from '../../words/stands-at.ts'

type Props = { showroom: string | undefined; inStock: boolean }

/** Where the cart is, and whether that floor is open. Without scripts it lists the hours. */
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
          {/* Browsers with scripts neither show it nor load what makes it. */}
          <noscript>{import.meta.env.SSR ? nearRows([showroom.id]).map(({ text }) => `. ${text}`) : null}</noscript>
        </span>
      </span>
    </p>
  )
}
