import './contact-cards.css'
import { Mail, MapPin } from 'lucide-react'
import { contactLink } from '../../content/addresses.ts'
import { business, emailHref } from '../../content/dealer/facts/business.facts.ts'
import { physicalShowrooms, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import type { Topic } from '../../content/words/contact.words.ts'
import { Link } from '../../ui/link.tsx'
import { AddressLink } from './address-link.tsx'
import { PhoneLink } from './phone-link.tsx'

/** The section's heading must be an h2. */
export function ShowroomCards({ topic, places = physicalShowrooms }: { topic: Topic; places?: readonly Showroom[] }) {
  return (
    <ul className="contact-cards">
      {places.map((showroom) => (
        <li key={showroom.id}>
          <MapPin className="icon contact-cards__icon" aria-hidden />
          <h3>{showroom.name}</h3>
          <p>
            <AddressLink of={showroom} />
          </p>
          <PhoneLink className="link num" line={showroom} icon />
        </li>
      ))}
      <li>
        <Mail className="icon contact-cards__icon" aria-hidden />
        <h3>{business.name}</h3>
        <p>
          <PhoneLink className="link num" icon />
        </p>
        <p>
          <a className="link" href={emailHref}>
            {business.email}
          </a>
        </p>
        <p>
          <Link className="link" {...contactLink(topic)}>
            Contact Us
          </Link>
        </p>
      </li>
    </ul>
  )
}
