import { Link } from '@tanstack/react-router'
import { BatteryCharging, Headset, KeyRound, ReceiptText, ShieldCheck, Umbrella } from 'lucide-react'
import { Crumbs } from '../../area/crumbs.tsx'
import { NeighborLinks } from '../../area/neighbor-links.tsx'
import { TownContact } from '../../area/town-contact.tsx'
import { TownMap } from '../../area/town-map.tsx'
import { awayText, placeSentence } from '../../area/town-place.ts'
import { rentalDeliveryText } from '../../content/rentals.ts'
import { townRentalPage } from '../../content/town-rental-page.ts'
import type { Town } from '../../content/towns.ts'
import { page, townHref, townRentalHref } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { PlanTables } from './plan-tables.tsx'
import { RentalTerms } from './rental-terms.tsx'
import { townRentalCrumbs } from './rentals-head.ts'

/** In the order of the content's six points (spec 2). */
const icons = [ShieldCheck, BatteryCharging, Headset, KeyRound, Umbrella, ReceiptText]

type Props = { town: Town; note: string; picture: string }

export function TownRentalPage({ town, note, picture }: Props) {
  const delivery = townRentalPage.delivery(town.name)
  return (
    <>
      <PageHero
        heading={townRentalPage.heading(town.name)}
        lede={`${placeSentence(town)} It is ${awayText(town)}. ${delivery}`}
        picture={picture}
        before={<Crumbs crumbs={townRentalCrumbs(town)} />}
      >
        <ButtonAnchor look="lark" href="#pricing">
          {townRentalPage.pricingLink}
        </ButtonAnchor>
        <Link className={buttonClass()} to={page('contact').path}>
          {townRentalPage.contactLink}
        </Link>
      </PageHero>
      <section className="section wrap" aria-labelledby="features-heading">
        <h2 className="h2 mb-10" id="features-heading">
          {townRentalPage.featuresHeading}
        </h2>
        <ul className="points">
          {townRentalPage.features.map(({ title, text }, index) => {
            const Icon = icons[index] ?? ShieldCheck
            return (
              <li key={title}>
                <Icon className="i" aria-hidden />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="wrap pb-section" id="pricing" aria-labelledby="pricing-heading">
        <h2 className="h2 mb-10" id="pricing-heading">
          {townRentalPage.pricingHeading}
        </h2>
        <PlanTables reading="townPage" delivery={delivery} heading="h3" />
        <RentalTerms delivery={delivery} />
      </section>
      <section className="section on-dark" aria-labelledby="delivery-heading">
        <div className="wrap about">
          <div className="about__copy">
            <h2 className="h2" id="delivery-heading">
              {townRentalPage.deliveryHeading}
            </h2>
            <p className="lede">{delivery}</p>
            <p className="muted">
              {townRentalPage.elsewhere} {rentalDeliveryText}
            </p>
            <h3>{townRentalPage.noteHeading}</h3>
            <p>{note}</p>
            <h3>{townRentalPage.neighborsHeading}</h3>
            <NeighborLinks town={town} href={townRentalHref} />
            <Link className="link" to={townHref(town.slug)}>
              {townRentalPage.salesLink(town.name)}
            </Link>
          </div>
          <TownMap town={town} />
        </div>
      </section>
      <TownContact town={town} heading={townRentalPage.contactHeading(town.name)} />
    </>
  )
}
