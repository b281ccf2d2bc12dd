import './footer.css'
import { HoursTable } from '../area/hours-table.tsx'
import { PhoneLink } from '../area/phone.tsx'
import { business, financingOffer } from '../content/facts/business.ts'
import { hours } from '../content/facts/hours.ts'
import { type Page, pagesIn, zeroPercentHref } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import logo from './logo-inverse.svg'

export function Footer() {
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__brand">
            <img src={logo} alt={business.name} width={211} height={48} loading="lazy" />
            <p>Electric golf carts and low-speed vehicles. Sales, rentals, service, parts and storage.</p>
            <PhoneLink className="footer__phone" />
          </div>
          <FooterLinks title="Explore" pages={pagesIn('footer')} />
          <FooterLinks title="Policies" pages={pagesIn('policies')} />
          <div className="footer__hours">
            <h2>{hours.dealership.title}</h2>
            <HoursTable timetable={hours.dealership} />
          </div>
        </div>
        <div className="footer__base">
          <span>
            © {business.copyrightYear} {business.name}
          </span>
          <Link to={zeroPercentHref}>{financingOffer}</Link>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ id, path, label }) => (
          <li key={id}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
