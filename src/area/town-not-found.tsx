import { unknownTownMessage } from '../content/pages/town-sales.ts'
import { contactLink, page } from '../site-map.ts'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

/** product.md 8.5 fixes the heading. */
export function TownNotFound() {
  return (
    <div className="wrap page-head pb-section">
      <h1>{unknownTownMessage}</h1>
      <p className="lede">We have no page for a town of this name. The showroom page lists all that we serve.</p>
      <div className="cta">
        <Link className={buttonClass({ look: 'ink' })} to={page('showroom').path}>
          {page('showroom').label}
        </Link>
        <Link className={buttonClass()} {...contactLink('general')}>
          Contact Us
        </Link>
      </div>
    </div>
  )
}
