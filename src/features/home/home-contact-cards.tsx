import '../../domain/showrooms/contact-cards.css'
import { Mail, MapPin, Phone } from 'lucide-react'
import { page } from '../../content/addresses.ts'
import { business, emailHref } from '../../content/dealer/facts/business.facts.ts'
import { home } from '../../content/words/home.words.ts'
import { PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { Link } from '../../ui/link.tsx'

export function ContactCards() {
  const { heading, call, visit, write } = home.contactCards
  return (
    <section className="section--tight" aria-labelledby="contact-cards">
      <div className="wrap contact-ways">
        <h2 className="h3" id="contact-cards">
          {heading}
        </h2>
        <ul className="contact-cards contact-cards--plain">
          <li>
            <Phone className="icon contact-cards__icon" aria-hidden />
            <h3>{call.title}</h3>
            <PhoneLink className="link num" />
            <p>{call.text}</p>
          </li>
          <li>
            <MapPin className="icon contact-cards__icon" aria-hidden />
            <h3>{visit.title}</h3>
            <Link className="link" to={page('showroom').path}>
              {visit.link}
            </Link>
            <p>{visit.text}</p>
          </li>
          <li>
            <Mail className="icon contact-cards__icon" aria-hidden />
            <h3>{write.title}</h3>
            <a className="link" href={emailHref}>
              {business.email}
            </a>
            <p>{write.text}</p>
          </li>
        </ul>
      </div>
    </section>
  )
}
