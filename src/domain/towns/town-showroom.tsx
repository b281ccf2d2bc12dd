import './town-showroom.css'
import { hours } from '../../content/dealer/facts/hours.facts.ts'
import { townSalesPage } from '../../content/words/town-sales.words.ts'
import { HoursTable } from '../hours/hours-table.tsx'
import { AddressLink } from '../showrooms/address-link.tsx'
import { PhoneLink } from '../showrooms/phone-link.tsx'
import type { Place } from './town-with-showroom.ts'

/** Shows the town pages' own hours (product.md 9.1). The section's heading must be an h2. */
export function TownDoor({ place: { town, from } }: { place: Place }) {
  return (
    <div className="door">
      <dl>
        <div>
          <dt>{townSalesPage.serviceAreaLabel}</dt>
          <dd>
            {town.name} and {town.county}, {town.state}
          </dd>
        </div>
        <div>
          <dt>{from.name}</dt>
          <dd>
            <AddressLink of={from} />
            <br />
            <PhoneLink className="num" line={from} />
          </dd>
        </div>
      </dl>
      <div>
        <h3>{hours.townPages.title}</h3>
        <HoursTable
          className="hours hours--light"
          timetable={{ ...hours.townPages, purpose: `${hours.townPages.purpose} in ${town.name}` }}
        />
      </div>
    </div>
  )
}
