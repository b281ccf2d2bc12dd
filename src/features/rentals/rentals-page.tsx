import { AllTownLinks } from '../../area/all-town-links.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { business } from '../../content/facts/business.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { rentalDeliveryCopy } from '../../content/pages/rental-delivery.ts'
import { estimateLink } from '../../content/pages/rental-estimate-form.ts'
import { datesClosing, rentalsPage } from '../../content/pages/rentals.ts'
import { townChooser } from '../../content/pages/town-chooser.ts'
import type { DeliveryTown } from '../../rentals/cart-delivery.ts'
import { contactLink, page, townRentalHref } from '../../site-map.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Questions } from '../../ui/questions.tsx'
import { Scene } from '../../ui/scene.tsx'
import { DatesClosing } from './dates-closing.tsx'
import { PlanTables } from './plan-tables.tsx'
import { RentalTerms } from './rental-terms.tsx'
import { townDeliveryIds } from './town-fields.ts'
import { TownOptions } from './town-options.tsx'

/** Nothing in it is interactive, its form is the browser's own: pages keep it as served. */
export function RentalsPage({ town }: { town: DeliveryTown | undefined }) {
  return (
    <>
      <div className="wrap rental-head">
        <div>
          <h1>{rentalsPage.heading}</h1>
          <p className="lede">{rentalsPage.intro}</p>
        </div>
        <div className="cta">
          <PhoneButton look="lark" className="rental-head__phone">
            <span>
              {rentalsPage.reserve} <span className="num unbroken">{business.phone}</span>
            </span>
          </PhoneButton>
          <Link className={buttonClass()} to={page('rental-estimate').path}>
            {estimateLink}
          </Link>
        </div>
      </div>
      <div className="wrap pb-section">
        <p className="price-source">
          {rentalsPage.priceSource}{' '}
          <a className="link link--inline" href="#towns-heading">
            {rentalsPage.priceSourceLink}
          </a>
        </p>
        <PlanTables reading="rentalsPage" delivery={rentalDeliveryCopy.rule} town={town?.slug} heading="h2" priority />
        <TownDelivery town={town} />
        <RentalTerms delivery={rentalDeliveryCopy.rule} />
      </div>
      <Scene src={pagePictures['place/pines-road']} alt={rentalsPage.pictureAlt} />
      <section className="section wrap" aria-labelledby="towns-heading">
        <h2 className="h2 h2--apart" id="towns-heading">
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
      <DatesClosing heading={datesClosing.heading} text={datesClosing.text} towns={<TownOptions />} chosen={town?.slug}>
        <div className="cta">
          <Link className={buttonClass()} {...contactLink('rental')}>
            Contact Us
          </Link>
        </div>
      </DatesClosing>
    </>
  )
}

/** What delivery to a town costs at the prices of this page, and the way on to the estimate. A form without scripts, like the rest. */
const TownDelivery = ({ town }: { town: DeliveryTown | undefined }) => (
  <form key={town?.slug} className="delivered town-delivery" action={page('rentals').path}>
    <label htmlFor={townDeliveryIds.select}>{townChooser.label}</label>
    <select id={townDeliveryIds.select} name="town" defaultValue={town?.slug ?? ''}>
      <option value="">{townChooser.none}</option>
      <TownOptions />
    </select>
    <Button type="submit" size="sm">
      {townChooser.submit}
    </Button>
    <p id={townDeliveryIds.text}>
      <span>{town ? rentalDeliveryCopy.chosen(town) : rentalDeliveryCopy.choose}</span>{' '}
      <Link
        className="link town-delivery__link"
        to={page('rental-estimate').path}
        search={town ? { town: town.slug, rates: 'rentals' } : undefined}
      >
        {estimateLink}
      </Link>
    </p>
  </form>
)
