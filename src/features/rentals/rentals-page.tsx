import { AllTownLinks } from '../../area/all-town-links.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { business } from '../../content/facts/business.ts'
import { rentalDeliveryCopy } from '../../content/pages/rental-delivery.ts'
import { estimateCopy } from '../../content/pages/rental-estimate.ts'
import { datesClosing, rentalsPage } from '../../content/pages/rentals.ts'
import { townsOfNewJersey, townsOfPennsylvania } from '../../content/towns/towns.ts'
import { contactLink, page, townRentalHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Questions } from '../../ui/questions.tsx'
import { DatesClosing } from './dates-closing.tsx'
import { PlanTables } from './plan-tables.tsx'
import { RentalTerms } from './rental-terms.tsx'

/** Nothing in it is interactive, its form is the browser's own: pages keep it as served. */
export function RentalsPage() {
  return (
    <>
      <div className="wrap rental-head">
        <div>
          <h1>{rentalsPage.heading}</h1>
          <p className="lede">{rentalsPage.intro}</p>
        </div>
        <div className="cta">
          <PhoneButton look="lark" className="whitespace-normal">
            <span>
              {rentalsPage.reserve} <span className="num">{business.phone}</span>
            </span>
          </PhoneButton>
          <Link className={buttonClass()} to={page('rental-estimate').path}>
            {estimateCopy.link}
          </Link>
        </div>
      </div>
      <div className="wrap pb-section">
        <p className="price-source">
          {rentalsPage.priceSource}{' '}
          <a className="link" href="#towns-heading">
            {rentalsPage.priceSourceLink}
          </a>
        </p>
        <PlanTables reading="rentalsPage" delivery={rentalDeliveryCopy.rule} heading="h2" priority />
        <RentalTerms delivery={rentalDeliveryCopy.rule} />
      </div>
      <section className="wrap pb-section" aria-labelledby="towns-heading">
        <h2 className="h2 mb-10" id="towns-heading">
          {rentalsPage.townsHeading}
        </h2>
        <AllTownLinks href={townRentalHref} look="town-index" />
      </section>
      <section className="pb-section wrap two-column" aria-labelledby="questions-heading">
        <h2 className="h2 two-column__head" id="questions-heading">
          {rentalsPage.questionsHeading}
        </h2>
        <Questions questions={rentalsPage.questions} />
      </section>
      <DatesClosing
        heading={datesClosing.heading}
        text={datesClosing.text}
        towns={[townsOfNewJersey, townsOfPennsylvania].map((list) => (
          <optgroup key={list[0]?.state} label={list[0]?.state}>
            {list.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      >
        <div className="cta">
          <Link className={buttonClass()} {...contactLink('rental')}>
            Contact Us
          </Link>
        </div>
      </DatesClosing>
    </>
  )
}
