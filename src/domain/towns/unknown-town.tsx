import './unknown-town.css'
import { useLocation } from '@tanstack/react-router'
import { contactLink, page, townHref, townRentalHref } from '../../content/addresses.ts'
import { unknownTown } from '../../content/words/town-sales.words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PhoneButton } from '../showrooms/phone-link.tsx'
import { AllTownLinks } from './all-town-links.tsx'

export function UnknownTown() {
  const isRental = useLocation({ select: ({ pathname }) => pathname.startsWith(`${page('rentals').path}/`) })
  return (
    <div className="wrap page-head page-head--whole town-missing">
      <div>
        <h1>{unknownTown.heading}</h1>
        <p className="lede">{unknownTown.text}</p>
        <div className="cta">
          <PhoneButton look="ink" />
          <Link className={buttonClass()} {...contactLink(isRental ? 'rental' : 'general')}>
            {unknownTown.ask}
          </Link>
        </div>
      </div>
      <section aria-labelledby="towns">
        <h2 className="h3" id="towns">
          {isRental ? unknownTown.rentals : unknownTown.sales}
        </h2>
        <AllTownLinks href={isRental ? townRentalHref : townHref} />
      </section>
    </div>
  )
}
