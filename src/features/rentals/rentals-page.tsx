import '../../ui/columns.css'
import './rentals-page.css'
import { useRouter } from '@tanstack/react-router'
import { contactLink, page, townRentalHref } from '../../content/addresses.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { estimateLink } from '../../content/words/estimate-link.words.ts'
import { rentalDeliveryCopy } from '../../content/words/rental-delivery.words.ts'
import { datesClosing, rentalsPage } from '../../content/words/rentals.words.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { AllTownLinks } from '../../domain/towns/all-town-links.tsx'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { AnswerLinks } from '../../domain/towns/road-rule-links.tsx'
import { TownChooser } from '../../domain/towns/town-chooser.tsx'
import { townOptions } from '../../domain/towns/town-options.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Questions } from '../../ui/questions.tsx'
import { Scene } from '../../ui/scene-picture.tsx'
import { DatesClosing } from './rental-dates-closing.tsx'
import { CartsInLine, PlanTables } from './rental-plans.tsx'
import { RentalTerms } from './rental-terms.tsx'

export function RentalsPage() {
  const town = useTown()
  return (
    // The forms work without scripts, which load on first use: see src/frame/hydration/deferred-hydration.ts.
    <div data-kept="" style={{ display: 'contents' }}>
      <div className="wrap rental-head">
        <div>
          <h1>{rentalsPage.heading}</h1>
          <p className="lede">{rentalsPage.intro}</p>
        </div>
        <div className="cta own-buttons">
          <PhoneButton look="ink" number="always" className="rental-head__phone">
            {rentalsPage.reserve}
          </PhoneButton>
          <Link className={buttonClass()} to={page('rental-estimate').path}>
            {estimateLink}
          </Link>
        </div>
        <CartsInLine />
      </div>
      <div className="wrap pb-section">
        <PlanTables reading="rentalsPage" delivery={rentalDeliveryCopy.rule} town={town?.slug} heading="h2" priority />
        <p className="price-source price-source--below">
          {rentalsPage.priceSource}{' '}
          <a className="link link--inline unbroken" href="#towns-heading">
            {rentalsPage.priceSourceLink}
          </a>
        </p>
        <TownDelivery />
        <RentalTerms delivery={rentalDeliveryCopy.rule} />
      </div>
      <Scene src={pagePictures['hero/woods-camp']} alt={rentalsPage.pictureAlt} />
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
        <div>
          <Questions questions={rentalsPage.questions} />
          <AnswerLinks />
        </div>
      </section>
      <DatesClosing heading={datesClosing.heading} text={datesClosing.text} towns={townOptions} initial={town?.slug}>
        <div className="cta">
          <Link className={buttonClass()} {...contactLink('rental')}>
            Contact Us
          </Link>
        </div>
      </DatesClosing>
    </div>
  )
}

function TownDelivery() {
  const router = useRouter()
  const town = useTown()
  const change = (slug: string | undefined) =>
    void router.navigate({ to: '/rentals', search: { town: slug }, replace: true, resetScroll: false })
  return (
    <section className="delivery-cost" aria-labelledby="delivery-cost">
      <h2 className="h3" id="delivery-cost">
        {rentalDeliveryCopy.heading}
      </h2>
      <TownChooser className="town-delivery" action={page('rentals').path} onChosen={change}>
        {/* A new paragraph per town: a link that moves behind a longer text would count as a layout shift. */}
        <p key={town?.slug}>
          <span>{town ? rentalDeliveryCopy.toTown(town) : rentalDeliveryCopy.choose}</span>{' '}
          {town ? (
            <Link
              className="link town-delivery__link"
              to={page('rental-estimate').path}
              search={{ town: town.slug, rates: 'rentals' }}
            >
              {estimateLink}
            </Link>
          ) : null}
        </p>
      </TownChooser>
    </section>
  )
}
