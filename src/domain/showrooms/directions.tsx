import './directions.css'
import { Navigation } from 'lucide-react'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../../content/dealer/showroom-names.ts'
import { newTab } from '../../ui/link.tsx'

export type Door = Pick<Showroom, 'id' | 'name' | 'postal' | 'address' | 'directionsUrl'>

/** 'Directions to Mesa'. On narrow screens, a strip with several links shows only the towns; screen readers get the whole phrase. */
export function DirectionsLink({ to, className }: { to: Door; className: string }) {
  return (
    <a className={className} href={to.directionsUrl} {...newTab}>
      <Navigation className="icon" aria-hidden />
      <span>
        <span className="wide-only">Directions to </span>
        {showroomTown(to)}
      </span>
    </a>
  )
}

/** Opened by the call bar on pages about several showrooms, with or without scripts. */
export const directionsMenuId = 'directions-menu'

export function DirectionsMenu({ doors }: { doors: readonly Door[] }) {
  return (
    <nav className="directions-menu" id={directionsMenuId} popover="auto" aria-label="Directions">
      {doors.map((door) => (
        <a key={door.id} href={door.directionsUrl} {...newTab}>
          <Navigation className="icon" aria-hidden />
          <span>
            <b>{showroomTown(door)}</b> {door.address}
          </span>
        </a>
      ))}
    </nav>
  )
}
