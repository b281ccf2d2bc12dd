import './about-closing.css'
import { Navigation } from 'lucide-react'
import { contactLink } from '../../content/addresses.ts'
import { business, emailHref } from '../../content/dealer/facts/business.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { aboutPage } from '../../content/words/about.words.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

const { heading, text, write, pictureAlt } = aboutPage.closing

export function TwoDoors() {
  const look = buttonClass({ size: 'sm' }, 'two-doors__button')
  return (
    <section className="two-doors" data-hook="closing" aria-labelledby="reach-heading">
      <div className="two-doors__copy">
        <h2 className="h2 h2--small" id="reach-heading">
          {heading}
        </h2>
        <p>{text}</p>
        <ul>
          {physicalShowrooms.map((showroom) => (
            <li key={showroom.id}>
              <h3>{showroom.name}</h3>
              <AddressLink of={showroom} />
              <PhoneLink className="two-doors__phone num" line={showroom} />
              <a className={look} href={showroom.directionsUrl} {...newTab}>
                <Navigation className="icon" aria-hidden />
                Directions<span className="sr-only"> to {showroom.name}</span>
              </a>
            </li>
          ))}
          <li>
            <h3>{write}</h3>
            <a className="address" href={emailHref}>
              {business.email}
            </a>
            <PhoneLink className="two-doors__phone num" />
            <Link className={look} {...contactLink('general')}>
              Contact Us
            </Link>
          </li>
        </ul>
      </div>
      <div className="two-doors__picture">
        <Picture src={pagePictures['place/workshop']} alt={pictureAlt} sizes="(min-width: 60rem) 130vw, 135vw" />
      </div>
    </section>
  )
}
