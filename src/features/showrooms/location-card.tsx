import { ExternalLink, Navigation } from 'lucide-react'
import { AddressLink } from '../../area/address-link.tsx'
import { HoursTable } from '../../area/hours-table.tsx'
import { PhoneButton, PhoneLink } from '../../area/phone.tsx'
import { useOpeningState } from '../../area/use-opening-state.ts'
import { hours } from '../../content/facts/hours.ts'
import type { Showroom } from '../../content/facts/showrooms.ts'
import { showroomPage } from '../../content/pages/showroom.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { newTab } from '../../ui/link.tsx'

const { fields, types } = showroomPage.card

/** A location with all the fields of product.md 3.4. */
export function LocationCard({ showroom }: { showroom: Showroom }) {
  const { name, type, city, address, coordinates } = showroom
  const timetable = hours[showroom.hours]
  const links = [
    [fields.map, showroom.googleMapsUrl],
    [fields.website, showroom.websiteUrl],
    [fields.review, showroom.reviewUrl],
    [fields.video, showroom.youtubeUrl],
    ...(showroom.facebookUrl ? [[fields.social, showroom.facebookUrl] as const] : []),
  ] as const
  return (
    <article className="location">
      <header>
        <h2>{name}</h2>
        <OpenNow showroom={showroom} />
      </header>
      <p className="location__kind">
        {types[type]}
        {type === 'physical' ? `, ${city}` : ''}
      </p>
      <dl>
        <div>
          <dt>{fields.address}</dt>
          <dd>{type === 'physical' ? <AddressLink of={showroom} /> : address}</dd>
        </div>
        <div>
          <dt>{fields.phone}</dt>
          <dd>
            <PhoneLink className="num" line={showroom} />
          </dd>
        </div>
        <div>
          <dt>{fields.coordinates}</dt>
          <dd className="num">
            {coordinates.latitude}, {coordinates.longitude}
          </dd>
        </div>
      </dl>
      <HoursTable
        className="hours hours--light"
        timetable={type === 'online' ? { ...timetable, purpose: showroomPage.card.onlineHours } : timetable}
      />
      <ul className="location__links">
        {links.map(([label, href]) => (
          <li key={label}>
            <a href={href} {...newTab}>
              {label} <ExternalLink className="icon" aria-hidden />
              <span className="sr-only">of {name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="cta">
        {type === 'physical' ? (
          <ButtonAnchor href={showroom.directionsUrl} {...newTab}>
            <Navigation className="icon" aria-hidden />
            {showroomPage.card.directions}
            <span className="sr-only">to {name}</span>
          </ButtonAnchor>
        ) : null}
        <PhoneButton look="ink" line={showroom}>
          {showroomPage.card.call}
          <span className="sr-only">: {name}</span>
        </PhoneButton>
      </div>
    </article>
  )
}

function OpenNow({ showroom }: { showroom: Showroom }) {
  const open = useOpeningState(showroom)?.open
  return (
    <p className="open-now" data-open={open}>
      {open === undefined ? null : open ? 'Open now' : 'Closed now'}
    </p>
  )
}
