import '../../ui/columns.css'
import './rentals-page.css'
import './town-rental-page.css'
import { BatteryCharging, Headset, KeyRound, ReceiptText, ShieldCheck, Umbrella } from 'lucide-react'
import { contactLink, findPage, page, townHref, townRentalHref } from '../../content/addresses.ts'
import { townRentalPage } from '../../content/words/town-rental.words.ts'
import { TownMap } from '../../domain/maps/town-map.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { NeighborLinks } from '../../domain/towns/neighbor-town-links.tsx'
import { AnswerLinks } from '../../domain/towns/road-rule-links.tsx'
import { townRentalCrumbs } from '../../domain/towns/town-crumbs.ts'
import { TownPoints } from '../../domain/towns/town-points.tsx'
import { TownDoor } from '../../domain/towns/town-showroom.tsx'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DatesClosing } from './rental-dates-closing.tsx'
import { CartsInLine, PlanTables } from './rental-plans.tsx'
import { RentalTerms } from './rental-terms.tsx'
import type { TownRental } from './town-rental.ts'

const icons = {
  'street-legal': ShieldCheck,
  charged: BatteryCharging,
  support: Headset,
  pickup: KeyRound,
  insurance: Umbrella,
  fees: ReceiptText,
}

export function TownRentalPage({ rental }: { rental: TownRental }) {
  const { place, around, unload, charge, stays, delivery } = rental
  const { town, from } = place
  const hasNeighbors = place.neighbors.length > 0
  const hasStays = around !== undefined || stays.length > 0
  const policy = findPage('rental-policy')
  const points = townRentalPage.features(town, from.label, charge).map((point) =>
    point.id === 'fees' && policy
      ? {
          ...point,
          text: (
            <>
              {point.text}{' '}
              <Link className="link link--inline" to={`${policy.path}#fees`}>
                {townRentalPage.feesLink}
              </Link>
            </>
          ),
        }
      : point,
  )
  return (
    <>
      <div className="wrap rental-head">
        <Crumbs crumbs={townRentalCrumbs(town)} />
        <div>
          <h1>{townRentalPage.heading(town.name)}</h1>
          <p className="lede">{place.sentence}</p>
        </div>
        <div className="cta own-buttons">
          <ButtonAnchor look="ink" href="#pricing">
            {townRentalPage.pricingLink}
          </ButtonAnchor>
          <Link className={buttonClass()} {...contactLink('rental', { town: town.slug })}>
            {townRentalPage.contactLink}
          </Link>
        </div>
        <CartsInLine />
      </div>
      <section className="wrap pb-section" id="pricing" aria-labelledby="pricing-heading">
        <h2 className="h3" id="pricing-heading">
          {townRentalPage.pricingHeading(town.name)}
        </h2>
        <p className="price-source">
          {townRentalPage.priceSource(town.name)}{' '}
          <Link className="link link--inline" to={page('rentals').path}>
            {townRentalPage.priceSourceLink}
          </Link>
        </p>
        <PlanTables reading="townPage" delivery={delivery.text} town={town.slug} heading="h3" priority />
        <RentalTerms />
      </section>
      {hasStays ? (
        <section className="wrap pb-section town-stays" aria-labelledby="stays-heading">
          <h2 className="h2 h2--apart" id="stays-heading">
            {townRentalPage.staysHeading(town.name)}
          </h2>
          {around ? <p className="lede town-stays__around">{around}</p> : null}
          <dl className="spec">
            {stays.map(({ what, text, rental: cart, price }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {cart} <b>{price}</b>
                </dd>
                <dd className="town-stays__text">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className="wrap pb-section" aria-labelledby="features-heading">
        <h2 className="h2 h2--apart" id="features-heading">
          {townRentalPage.featuresHeading}
        </h2>
        <div className="rental-points">
          <Picture src={place.picture.src} alt="" sizes="(min-width: 60rem) 90vw, 110vw" />
          <TownPoints points={points} icons={icons} />
        </div>
      </section>
      <section className="wrap pb-section side-by-side side-by-side--map" aria-labelledby="delivery-heading">
        <div className="side-by-side__copy">
          <h2 className="h2" id="delivery-heading">
            {townRentalPage.deliveryHeading(town.name)}
          </h2>
          <p className="lede">{unload}</p>
          <p className="num">
            <b>{townRentalPage.freeDelivery}.</b> {delivery.short} {delivery.outside}
          </p>
          <TownDoor place={place} />
        </div>
        <TownMap className="side-by-side__map" place={place} />
      </section>
      <section
        className="wrap pb-section side-by-side side-by-side--map"
        aria-labelledby={hasNeighbors ? 'neighbors-heading' : undefined}
      >
        {hasNeighbors ? (
          <div>
            <h2 className="h3" id="neighbors-heading">
              {townRentalPage.neighborsHeading}
            </h2>
            <NeighborLinks place={place} href={townRentalHref} withShowroom />
          </div>
        ) : null}
        <div>
          <AnswerLinks town={town} />
          <Link className="link" to={townHref(town.slug)}>
            {townRentalPage.salesLink(town.name)}
          </Link>
        </div>
      </section>
      <DatesClosing
        heading={townRentalPage.contactHeading(town.name)}
        text={townRentalPage.contactText}
        town={town.slug}
      >
        <div className="cta">
          <PhoneButton />
          <Link className={buttonClass()} {...contactLink('rental', { town: town.slug })}>
            Contact Us
          </Link>
        </div>
      </DatesClosing>
    </>
  )
}
