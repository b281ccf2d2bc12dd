import '../../ui/field/field.css'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { contactLink, page } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { takesTradeIns } from '../../content/dealer/facts/payment-fields.facts.ts'
import { textAboutHref, whatsappAboutHref } from '../../content/dealer/facts/ways-to-write.facts.ts'
import { paymentCopy } from '../../content/words/monthly-payment.words.ts'
import { CartChoice } from '../../domain/catalogue/cards/save-or-compare.tsx'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link, newTab } from '../../ui/link.tsx'

export const MainAction = ({ vehicle: { id, inStock }, town }: { vehicle: Vehicle; town: string | undefined }) =>
  inStock ? (
    <PhoneButton look="accent" number="never">
      <TwoLines text="Schedule Test Drive" below={business.phone} />
    </PhoneButton>
  ) : (
    <Link className={buttonClass({ look: 'accent' })} {...contactLink('sales', { vehicle: id, town })}>
      <MessageCircle className="icon" aria-hidden />
      Ask about the next one
    </Link>
  )

/** Links to read more and to apply for financing; for a sold cart, also a button to call about a test drive of another. */
export const MoreActions = ({ vehicle: { inStock, externalUrl } }: { vehicle: Vehicle }) => (
  <div className="vehicle__cta">
    {inStock ? null : (
      <PhoneButton number="never">
        <TwoLines text="Schedule Test Drive" below={`one that’s in stock, ${business.phone}`} />
      </PhoneButton>
    )}
    {offers.financing ? (
      <>
        <a className={inStock ? buttonClass() : 'link vehicle__more'} href={business.financingUrl} {...newTab}>
          Get Financing Quote <ExternalLink className="icon" aria-hidden />
        </a>
        <p className="hint vehicle__application">
          {paymentCopy.creditCheck} <Link to={page('financing').path}>{paymentCopy.how}</Link>
        </p>
      </>
    ) : null}
    {externalUrl ? (
      <a className="link vehicle__more" href={externalUrl} {...newTab}>
        View Vehicle Details <ExternalLink className="icon" aria-hidden />
      </a>
    ) : null}
  </div>
)

const TwoLines = ({ text, below }: { text: string; below: string }) => (
  <span className="two">
    {text} <span className="num">{below}</span>
  </span>
)

export const VehicleActs = ({ vehicle, town }: { vehicle: Vehicle; town: string | undefined }) => {
  const { id, name, inStock } = vehicle
  return (
    <div className="vehicle__acts">
      <CartChoice vehicle={vehicle} />
      <p className="vehicle__write">
        {takesTradeIns ? (
          <Link className="link" {...contactLink('trade-in', { vehicle: id })}>
            Trade yours in
          </Link>
        ) : null}
        {inStock ? (
          <>
            <Link className="link" {...contactLink('sales', { vehicle: id, town: town })}>
              Ask about this cart
            </Link>
            <Link className="link" {...contactLink('test-drive', { vehicle: id })}>
              Ask for a test drive
            </Link>
          </>
        ) : null}
        {textAboutHref ? (
          <a className="link" href={textAboutHref + encodeURIComponent(`${name}. `)}>
            Text us
          </a>
        ) : null}
        {whatsappAboutHref ? (
          <a className="link" href={whatsappAboutHref + encodeURIComponent(`${name}. `)} {...newTab}>
            WhatsApp
          </a>
        ) : null}
      </p>
    </div>
  )
}
