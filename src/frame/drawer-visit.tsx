import { Navigation } from 'lucide-react'
import { hours } from '../content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../content/dealer/showroom-names.ts'
import { hoursAndDates } from '../domain/hours/hours-and-dates.ts'
import { OtherFloors } from '../domain/hours/other-showroom-hours.tsx'
import { newTab } from '../ui/link.tsx'

/** The showrooms and their hours, in the drawer. */
export function DrawerVisit() {
  return (
    <>
      <ul className="drawer__showrooms">
        {physicalShowrooms.map((showroom) => (
          <li key={showroom.id}>
            <a href={showroom.directionsUrl} {...newTab}>
              <span>
                <span className="sr-only">Directions to </span>
                <b>{showroomTown(showroom)}</b> <small>{showroom.postal?.street ?? showroom.address}</small>
              </span>
              <Navigation className="icon" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <p className="drawer__hours">{hoursAndDates(hours.dealership)}</p>
      <OtherFloors className="drawer__hours" />
    </>
  )
}
