import './directions.css'
import { Navigation } from 'lucide-react'
import type { Showroom } from '../content/facts/showrooms.ts'
import { newTab } from '../ui/link.tsx'

export type Door = Pick<Showroom, 'id' | 'name' | 'postal' | 'address' | 'directionsUrl'>

/** The town that it stands in, which tells the showrooms apart. */
const townOf = ({ name, postal }: Door): string => postal?.locality ?? name

/** 'Directions to Vineland'. A narrow screen shows the town alone, and says the rest. */
export function DirectionsLink({ to, className }: { to: Door; className: string }) {
  return (
    <a className={className} href={to.directionsUrl} {...newTab}>
      <Navigation className="icon" aria-hidden />
      <span>
        <span className="wide-only">Directions to </span>
        {townOf(to)}
      </span>
    </a>
  )
}

/** The frame's call bar opens it, with or without scripts, on a page that is about both showrooms. */
export const directionsMenuId = 'directions-menu'

export function DirectionsMenu({ doors }: { doors: readonly Door[] }) {
  return (
    <nav className="directions-menu" id={directionsMenuId} popover="auto" aria-label="Directions">
      {doors.map((door) => (
        <a key={door.id} href={door.directionsUrl} {...newTab}>
          <Navigation className="icon" aria-hidden />
          <span>
            <b>{townOf(door)}</b> {door.address}
          </span>
        </a>
      ))}
    </nav>
  )
}
