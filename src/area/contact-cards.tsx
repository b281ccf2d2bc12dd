import { Mail, MapPin, Phone } from 'lucide-react'
import { business, emailHref, phoneHref } from '../content/facts/business.ts'
import { physicalShowrooms } from '../content/facts/showrooms.ts'
import { page } from '../site-map.ts'
import { Link } from '../ui/link.tsx'

/** Both showrooms and the main line, as three cards. For a section whose heading is an h2. */
export function ContactCards() {
  return (
    <ul className="contact-cards">
      {physicalShowrooms.map(({ id, name, address, phone, tel }) => (
        <li key={id}>
          <MapPin className="icon" aria-hidden />
          <h3>{name}</h3>
          <p>{address}</p>
          <a className="link num" href={`tel:${tel}`}>
            <Phone className="icon" aria-hidden />
            {phone}
          </a>
        </li>
      ))}
      <li>
        <Mail className="icon" aria-hidden />
        <h3>{business.name}</h3>
        <p>
          <a className="link num" href={phoneHref}>
            {business.phone}
          </a>
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
