import { AllTownLinks } from '../../area/all-town-links.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { ServiceMap } from '../../area/service-map.tsx'
import { business } from '../../content/facts/business.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { rentalDeliveryCopy } from '../../content/pages/rental-delivery.ts'
import { estimateCopy } from '../../content/pages/rental-estimate.ts'
import { rentalsPage } from '../../content/pages/rentals.ts'
import { contactLink, page, townRentalHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { Questions } from '../../ui/questions.tsx'
import { PlanTables } from './plan-tables.tsx'
import { RentalTerms } from './rental-terms.tsx'

export function RentalsPage() {
  const { closing } = rentalsPage
  return (
    <>
      <div className="wrap page-head page-head--split">
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
        <PlanTables reading="rentalsPage" delivery={rentalDeliveryCopy.rule} heading="h2" priority />
        <RentalTerms delivery={rentalDeliveryCopy.rule} />
      </div>
      <section className="section on-dark" aria-labelledby="towns-heading">
        <div className="wrap side-by-side side-by-side--map">
          <div className="side-by-side__copy">
            <h2 className="h2" id="towns-heading">
              {rentalsPage.townsHeading}
            </h2>
            <AllTownLinks href={townRentalHref} />
          </div>
          <ServiceMap />
        </div>
      </section>
      <section className="section wrap two-column" aria-labelledby="questions-heading">
        <h2 className="h2 two-column__head" id="questions-heading">
          {rentalsPage.questionsHeading}
        </h2>
        <Questions questions={rentalsPage.questions} />
      </section>
      <Closing
        heading={closing.heading}
        text={closing.text}
        picture={{
          src: pagePictures['evolution-d5-ranger-6/front34'],
          alt: 'Black six-seat cart, front three-quarter view',
        }}
      >
        <PhoneButton look="ink" />
        <Link className={buttonClass({ look: 'paper' })} {...contactLink('rental')}>
          Contact Us
        </Link>
      </Closing>
    </>
  )
}
