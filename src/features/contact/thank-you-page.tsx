import { findPage } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { roadPictures } from '../../content/dealer/generated/road-pictures.generated.ts'
import { thankYouPage } from '../../content/words/contact.words.ts'
import { missingWords } from '../../content/words/lead-pictures.words.ts'
import { missingPicture } from '../../domain/leads/pictures/missing-message-picture-text.ts'
import { readMissing } from '../../domain/leads/pictures/missing-message-pictures.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { DirectionsLink } from '../../domain/showrooms/directions.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Scene } from '../../ui/scene-picture.tsx'
import type { CartSummary } from './cart-summary.ts'
import { CartSummaryCard } from './cart-summary-card.tsx'

const nextPages = ['inventory', 'rentals', 'services', 'home'] as const

type Props = { cart: CartSummary | undefined; missing: string }

/** Static: browsers keep the server's HTML. */
export function ThankYouPage({ cart, missing }: Props) {
  const missingPictures = readMissing(missing)
  return (
    <>
      <section className="road on-dark" data-hook="band">
        <div className="wrap road__copy">
          <h1>
            {thankYouPage.heading.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className="lede num">
            {thankYouPage.promise} {thankYouPage.typical}
          </p>
          {missingPictures.length > 0 ? (
            <ul className="road__missing">
              {missingPictures.map((picture) => (
                <li key={picture.place ?? 0}>{missingPicture(picture)}</li>
              ))}
              <li>{missingWords.sendAgain}</li>
            </ul>
          ) : null}
          {cart ? <CartSummaryCard cart={cart} /> : null}
        </div>
        <div className="wrap road__cart">
          <Picture src={roadPictures.arriving} alt="" sizes="(min-width: 60rem) 33vw, 240px" priority />
        </div>
        <div className="lane" />
        <div className="wrap">
          <h2 className="h3 road__next">{thankYouPage.nextHeading}</h2>
          <ol className="miles">
            {thankYouPage.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="num">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="wrap ways">
        <div>
          <h2 className="h3">{thankYouPage.callPrompt}</h2>
          <ul className="rows">
            <li className="rows__way">
              <div>
                <h3 className="num">{business.phone}</h3>
                <p>{thankYouPage.mainLine}</p>
              </div>
              <PhoneButton look="accent" size="sm" number="never">
                Call
              </PhoneButton>
            </li>
            {physicalShowrooms.map((showroom) => (
              <li className="rows__way" key={showroom.id}>
                <div>
                  <h3>{showroom.name}</h3>
                  <p>
                    <AddressLink of={showroom} />
                  </p>
                </div>
                <DirectionsLink to={showroom} className={buttonClass({ size: 'sm' })} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="h3">{thankYouPage.linksHeading}</h2>
          <LinkRows
            rows={nextPages.flatMap((id) => {
              const { path, label } = findPage(id) ?? {}
              return path && label ? [{ to: path, label, note: thankYouPage.links[id] }] : []
            })}
          />
        </div>
      </div>
      <Scene src={pagePictures['hero/hills-evening']} alt={thankYouPage.pictureAlt} focus="right" />
    </>
  )
}
