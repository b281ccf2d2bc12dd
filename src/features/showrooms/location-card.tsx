import './location-card.css'
import { ExternalLink, Navigation } from 'lucide-react'
import { business } from '../../content/dealer/facts/business.facts.ts'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { showroomPage } from '../../content/words/showroom.words.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { PhoneButton, PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { newTab } from '../../ui/link.tsx'

const { fields, types, directions, call } = showroomPage.card

/** Shows all fields from product.md 3.4. */
export function LocationCard({ showroom }: { showroom: Showroom }) {
  const { name, type, city, address, coordinates } = showroom
  const place = showroom.postal?.locality ?? city
  const links = [
    [fields.map, showroom.googleMapsUrl],
    [fields.website, showroom.websiteUrl],
    [fields.review, showroom.reviewUrl],
    [fields.video, showroom.youtubeUrl],
    [fields.social, showroom.facebookUrl],
  ] as const
  return (
    <article className="location">
      <h2 className="h1">
        {/* The whole page is about one dealer, so only the place is shown large. */}
        {name === `${business.shortName} ${place}` ? (
          <>
            <span className="sr-only">{business.shortName} </span>
            {place}
          </>
        ) : (
          name
        )}
      </h2>
      <p className="location__kind">
        {types[type]}
        {type === 'physical' ? `, ${city}` : ''}
      </p>
      <dl>
        <div className="location__address">
          <dt className="sr-only">{fields.address}</dt>
          <dd>{type === 'physical' ? <AddressLink of={showroom} /> : address}</dd>
        </div>
        <div className="location__phone">
          <dt className="sr-only">{fields.phone}</dt>
          <dd>
            <PhoneLink className="num" line={showroom} />
          </dd>
        </div>
      </dl>
      <p className="location__note">{showroom.note}</p>
      <div className="cta location__ways">
        {type === 'physical' ? (
          <ButtonAnchor look="ink" href={showroom.directionsUrl} {...newTab}>
            <Navigation className="icon" aria-hidden />
            {directions}
            <span className="sr-only">to {name}</span>
          </ButtonAnchor>
        ) : null}
        <PhoneButton line={showroom} number="never">
          {call}
          <span className="sr-only">: {name}</span>
        </PhoneButton>
      </div>
      <div className="location__links">
        <ul>
          {links.map(([label, href]) =>
            href ? (
              <li key={label}>
                <a href={href} {...newTab}>
                  {label} <ExternalLink className="icon" aria-hidden />
                  <span className="sr-only">, {name}</span>
                </a>
              </li>
            ) : null,
          )}
        </ul>
        <dl>
          <div>
            <dt>{fields.coordinates}</dt>{' '}
            <dd className="num">
              {coordinates.latitude}, {coordinates.longitude}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
