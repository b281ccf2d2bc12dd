import { BatteryCharging, Headset, KeyRound, ReceiptText, ShieldCheck, Umbrella } from 'lucide-react'
import { Crumbs } from '../../area/crumbs.tsx'
import { NeighborLinks } from '../../area/neighbor-links.tsx'
import { TownContact } from '../../area/town-contact.tsx'
import { townRentalCrumbs } from '../../area/town-crumbs.ts'
import { TownKeyFacts } from '../../area/town-key-facts.tsx'
import { TownMap } from '../../area/town-map.tsx'
import { townRentalPage } from '../../content/pages/town-rental.ts'
import { contactLink, townHref, townRentalHref } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Points } from '../../ui/points.tsx'
import { PlanTables } from './plan-tables.tsx'
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

type Props = { rental: TownRental; picture: string }

export function TownRentalPage({ rental, picture }: Props) {
  const { place, note, rentalNote, delivery } = rental
  const { town, from } = place
  return (
    <>
      <PageHero
        heading={townRentalPage.heading(town.name)}
        lede={place.sentence}
        picture={picture}
        before={<Crumbs crumbs={townRentalCrumbs(town)} />}
      >
        <ButtonAnchor look="lark" href="#pricing">
          {townRentalPage.pricingLink}
        </ButtonAnchor>
        <Link className={buttonClass()} {...contactLink('rental', { town: town.slug })}>
          {townRentalPage.contactLink}
        </Link>
      </PageHero>
      <TownKeyFacts place={place} delivery={{ title: townRentalPage.freeDelivery, text: delivery.short }} />
      <section className="section wrap" aria-labelledby="features-heading">
        <h2 className="h2 mb-10" id="features-heading">
          {townRentalPage.featuresHeading}
        </h2>
        <Points points={townRentalPage.features(town.name, from.label)} icons={icons} />
      </section>
      <section className="wrap pb-section" id="pricing" aria-labelledby="pricing-heading">
        <h2 className="h2 mb-10" id="pricing-heading">
          {townRentalPage.pricingHeading(town.name)}
        </h2>
        <PlanTables reading="townPage" delivery={delivery.text} town={town.slug} heading="h3" />
        <RentalTerms delivery={delivery.text} />
      </section>
      <section className="section on-dark" aria-labelledby="delivery-heading">
        <div className="wrap side-by-side side-by-side--map">
          <div className="side-by-side__copy">
            <h2 className="h2" id="delivery-heading">
              {townRentalPage.deliveryHeading(town.name)}
            </h2>
            <p className="lede">{delivery.text}</p>
            <p className="num">{delivery.inArea}</p>
            <p className="num">{delivery.outside}</p>
            <h3>{townRentalPage.noteHeading(town.name)}</h3>
            <p>{note}</p>
            <p>{rentalNote}</p>
            <h3>{townRentalPage.neighborsHeading}</h3>
            <NeighborLinks place={place} href={townRentalHref} withShowroom />
            <Link className="link" to={townHref(town.slug)}>
              {townRentalPage.salesLink(town.name)}
            </Link>
          </div>
          <TownMap place={place} />
        </div>
      </section>
      <TownContact
        place={place}
        heading={townRentalPage.contactHeading(town.name)}
        link={contactLink('rental', { town: town.slug })}
      />
    </>
  )
}
