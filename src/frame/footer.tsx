import './footer.css'
import { HoursTable } from '../area/hours-table.tsx'
import { PhoneLink } from '../area/phone.tsx'
import { business, financingOffer } from '../content/facts/business.ts'
import { hours } from '../content/facts/hours.ts'
import { type Page, page, pagesIn, zeroPercentHref } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import logo from './logo-inverse.svg'

const privacy = page('privacy')

export function Footer() {
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__brand">
            <img src={logo} alt={business.name} width={176} height={40} loading="lazy" />
            <PhoneLink className="footer__phone" icon />
          </div>
          <FooterLinks className="footer__pages" title="Explore" pages={pagesIn('footer')} />
          <div className="footer__hours">
            <h2>{hours.dealership.title}</h2>
            <HoursTable timetable={hours.dealership} />
          </div>
        </div>
        <FooterLinks
          className="footer__policies"
          title="Policies"
          titleClass="sr-only"
          pages={pagesIn('policies').filter(({ id }) => id !== privacy.id)}
        />
        <div className="footer__base">
          <span>
            © {business.copyrightYear} {business.name}. <Link to={privacy.path}>{privacy.label}</Link>
          </span>
          <Link to={zeroPercentHref}>{financingOffer}</Link>
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { className: string; title: string; titleClass?: string; pages: readonly Page[] }

function FooterLinks({ className, title, titleClass, pages }: LinksProps) {
  return (
    <nav className={className} aria-label={title}>
      <h2 className={titleClass}>{title}</h2>
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
