import '../../styles/contact.css'
import { MapPin } from 'lucide-react'
import { AddressLink } from '../../area/address-link.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { physicalShowrooms } from '../../content/facts/showrooms.ts'
import { thankYouPage } from '../../content/pages/contact.ts'
import { page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

const nextPages = ['inventory', 'rentals', 'services', 'home'] as const

export function ThankYouPage() {
  return (
    <div className="wrap page-head pb-section">
      <h1>{thankYouPage.heading}</h1>
      <p className="lede num">
        {thankYouPage.promise} {thankYouPage.typical}
      </p>
      <p className="mt-8">{thankYouPage.callPrompt}</p>
      <PhoneButton look="lark" className="mt-3" />
      <h2 className="h3 mt-16 mb-6">{thankYouPage.nextHeading}</h2>
      <ol className="steps">
        {thankYouPage.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2 className="h3 mt-16 mb-6">{thankYouPage.showroomsHeading}</h2>
      <ul className="contact-cards">
        {physicalShowrooms.map((showroom) => (
          <li key={showroom.id}>
            <MapPin className="icon" aria-hidden />
            <h3>{showroom.name}</h3>
            <p>
              <AddressLink of={showroom} />
            </p>
          </li>
        ))}
      </ul>
      <h2 className="h3 mt-16 mb-6">{thankYouPage.linksHeading}</h2>
      <ul className="link-list lg:columns-4">
        {nextPages.map((id) => (
          <li key={id}>
            <Link to={page(id).path}>{page(id).label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
