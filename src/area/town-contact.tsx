import { useId } from 'react'
import { hours } from '../content/facts/hours.ts'
import { townSalesPage } from '../content/pages/town-sales.ts'
import type { contactLink } from '../site-map.ts'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AddressLink } from './address-link.tsx'
import { HoursTable } from './hours-table.tsx'
import { PhoneButton, PhoneLink } from './phone.tsx'
import type { Place } from './place.ts'

type Props = { place: Place; heading: string; link: ReturnType<typeof contactLink> }

/** The contact block at the end of a town's page: phone, service area and the town pages' own hours (product.md 9.1). */
export function TownContact({ place, heading, link }: Props) {
  const id = useId()
  const { town, from } = place
  return (
    <section className="closing" aria-labelledby={id}>
      <div className="wrap closing__inner">
        <div className="closing__copy">
          <h2 id={id}>{heading}</h2>
          <div className="closing__cta mt-8">
            <PhoneButton look="ink" />
            <Link className={buttonClass({ look: 'paper' })} {...link}>
              Contact Us
            </Link>
          </div>
        </div>
        <div className="closing__facts">
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
          <h3>{hours.townPages.title}</h3>
          <HoursTable
            className="hours hours--light"
            timetable={{ ...hours.townPages, purpose: `${hours.townPages.purpose} in ${town.name}` }}
          />
        </div>
      </div>
    </section>
  )
}
