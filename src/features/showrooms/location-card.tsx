import { ExternalLink, Navigation } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PhoneButton, PhoneLink } from '../../area/phone.tsx'
import { hours } from '../../content/facts/hours.ts'
import type { Showroom } from '../../content/facts/showrooms.ts'
import { showroomPage } from '../../content/pages/showroom.ts'
import { type Hours, hoursText } from '../../format/opening-hours.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { HoursTable } from '../../ui/hours-table.tsx'
import { newTab } from '../../ui/link.tsx'
import { isOpenAt } from './open-at.ts'

const ONE_MINUTE_MS = 60_000
const { fields, types } = showroomPage.card

/** A location with all the fields of product.md 3.4. */
export function LocationCard({ showroom }: { showroom: Showroom }) {
  const { name, type, city, address, coordinates } = showroom
  const open = hours[showroom.hours]
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
        <OpenNow hours={open} timeZone={showroom.timeZone} />
      </header>
      <p className="location__kind">
        {types[type]}
        {type === 'physical' ? `, ${city}` : ''}
      </p>
      <dl>
        <div>
          <dt>{fields.address}</dt>
          <dd>{address}</dd>
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
        rows={open.rows.map((row) => ({ label: row.label, text: hoursText(row) }))}
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
        <ButtonAnchor href={showroom.directionsUrl} {...newTab}>
          <Navigation className="icon" aria-hidden />
          {showroomPage.card.directions}
          <span className="sr-only">to {name}</span>
        </ButtonAnchor>
        <PhoneButton look="ink" line={showroom}>
          {showroomPage.card.call}
          <span className="sr-only">: {name}</span>
        </PhoneButton>
      </div>
    </article>
  )
}

/** Empty in the server's HTML, which may be hours old when it is read. The browser fills it in by its own clock. */
function OpenNow({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const update = () => setOpen(isOpenAt(hours, new Date(), timeZone))
    update()
    const timer = setInterval(update, ONE_MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours, timeZone])
  return (
    <p className="open-now" data-open={open}>
      {open === undefined ? null : open ? 'Open now' : 'Closed now'}
    </p>
  )
}
