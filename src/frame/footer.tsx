import './footer.css'
import { ChevronDown } from 'lucide-react'
import logo from '#generated/brand/logo-inverse.svg'
import { type Page, page, pagesIn, zeroPercentHref } from '../content/addresses.ts'
import { business, financingOffer } from '../content/dealer/facts/business.facts.ts'
import { hours } from '../content/dealer/facts/hours.facts.ts'
import { smallLogo } from '../content/dealer/facts/logo.facts.ts'
import { offers } from '../content/dealer/facts/offers.facts.ts'
import { footerText } from '../content/dealer/facts/pages/footer.facts.ts'
import { HoursTable } from '../domain/hours/hours-table.tsx'
import { OtherFloors } from '../domain/hours/other-showroom-hours.tsx'
import { PhoneLink } from '../domain/showrooms/phone-link.tsx'
import { Link } from '../ui/link.tsx'

const privacy = page('privacy')

export function Footer() {
  return (
    <footer className="footer on-dark" data-hook="footer">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__brand">
            <img src={logo} alt={business.name} {...smallLogo} loading="lazy" />
            {footerText.about ? <p className="footer__about">{footerText.about}</p> : null}
            <PhoneLink className="footer__phone" icon />
          </div>
          <FooterLinks className="footer__pages" title="Explore" pages={pagesIn('footer')} />
          <div className="footer__hours">
            <h2>{footerText.hoursHeading}</h2>
            <HoursTable timetable={hours.dealership} />
            <OtherFloors className="footer__note" />
            {footerText.hoursNote ? <p className="footer__note">{footerText.hoursNote}</p> : null}
          </div>
        </div>
        {/* Wide screens show it open, where the browser can. */}
        <details className="footer__policies">
          <summary>
            Policies <ChevronDown className="icon" aria-hidden />
          </summary>
          <FooterLinks title="Policies" pages={pagesIn('policies').filter(({ id }) => id !== privacy.id)} />
        </details>
        <div className="footer__base">
          <span>
            © {business.copyrightYear} {business.name}. <Link to={privacy.path}>{privacy.label}</Link>
          </span>
          {offers.zeroPercent ? <Link to={zeroPercentHref}>{financingOffer}</Link> : null}
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { className?: string; title: string; pages: readonly Page[] }

function FooterLinks({ className, title, pages }: LinksProps) {
  return (
    <nav className={className} aria-label={title}>
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
