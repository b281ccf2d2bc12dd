import '../../area/contact-cards.css'
import { ArrowRight, Mail, MapPin, Phone } from 'lucide-react'
import { PhoneLink } from '../../area/phone.tsx'
import { business, emailHref } from '../../content/facts/business.ts'
import { home } from '../../content/pages/home.ts'
import { page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

export function ContactCards() {
  const { heading, call, visit, write } = home.contactCards
  return (
    <section className="section section--close" aria-labelledby="contact-cards">
      <div className="wrap">
        <h2 className="h2 head" id="contact-cards">
          {heading}
        </h2>
        <ul className="contact-cards">
          <li>
            <Phone className="icon contact-cards__icon" aria-hidden />
            <h3>{call.title}</h3>
            <p>{call.text}</p>
            <PhoneLink className="link num" />
          </li>
          <li>
            <MapPin className="icon contact-cards__icon" aria-hidden />
            <h3>{visit.title}</h3>
            <p>{visit.text}</p>
            <Link className="link" to={page('showroom').path}>
              {visit.link} <ArrowRight className="icon" aria-hidden />
            </Link>
          </li>
          <li>
            <Mail className="icon contact-cards__icon" aria-hidden />
            <h3>{write.title}</h3>
            <p>{write.text}</p>
            <a className="link" href={emailHref}>
              {business.email}
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
