import { ArrowRight } from 'lucide-react'
import { PhoneLink } from '../area/phone.tsx'
import { page } from '../site-map.ts'
import { Link } from '../ui/link.tsx'

const suggestions = ['inventory', 'rentals', 'services', 'showroom', 'contact', 'home'] as const

/** Shown for any path that has no page (product.md 2.21). */
export function NotFound() {
  return (
    <div className="wrap page-head pb-section">
      <title>404 Page Not Found | Larkway</title>
      <meta name="robots" content="noindex" />
      <h1>404 Page Not Found</h1>
      <p className="lede">
        Nothing lives at this address. It may have moved, or the cart may have been sold. Call{' '}
        <PhoneLink className="num" /> and we will find it with you.
      </p>
      <ul className="link-list mt-12">
        {suggestions.map((id) => (
          <li key={id}>
            <Link to={page(id).path}>
              {page(id).label} <ArrowRight className="icon" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className="hint mt-12">Developers: did you forget to add this page to the routes folder and to site-map.ts?</p>
    </div>
  )
}
