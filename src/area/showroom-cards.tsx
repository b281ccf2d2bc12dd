import { Mail, MapPin, Phone } from 'lucide-react'
import { business, emailHref } from '../content/facts/business.ts'
import { physicalShowrooms } from '../content/facts/showrooms.ts'
import { page } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import { PhoneLink } from './phone.tsx'

/** Three cards: both showrooms and the main line. The section's heading must be an h2. */
export function ShowroomCards() {
  return (
    <ul className="contact-cards">
      {physicalShowrooms.map(({ id, name, address, phone, tel }) => (
        <li key={id}>
          <MapPin className="icon" aria-hidden />
          <h3>{name}</h3>
          <p>{address}</p>
          <PhoneLink className="link num" line={{ phone, tel }}>
            <Phone className="icon" aria-hidden />
            {phone}
          </PhoneLink>
        </li>
      ))}
      <li>
        <Mail className="icon" aria-hidden />
        <h3>{business.name}</h3>
        <p>
          <PhoneLink className="link num" />
        </p>
        <p>
          <a className="link" href={emailHref}>
            {business.email}
          </a>
        </p>
        <p>
          <Link className="link" to={page('contact').path}>
            Contact Us
          </Link>
        </p>
      </li>
    </ul>
  )
}
