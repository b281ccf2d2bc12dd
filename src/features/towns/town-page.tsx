import { Link } from '@tanstack/react-router'
import { BadgeDollarSign, CarFront, Truck, Wrench } from 'lucide-react'
import { Crumbs } from '../../area/crumbs.tsx'
import { NeighborLinks } from '../../area/neighbor-links.tsx'
import { TownContact } from '../../area/town-contact.tsx'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { TownMap } from '../../area/town-map.tsx'
import { awayText, milesText, placeSentence, showroomLabel } from '../../area/town-place.ts'
import { usd } from '../../content/money.ts'
import { townSalesPage } from '../../content/town-sales-page.ts'
import type { Town } from '../../content/towns.ts'
import { page, townHref, townRentalHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { PopularCarts } from './popular-carts.tsx'
import type { PopularVehicle } from './popular-vehicles.ts'
import { deliveryTo } from './town-facts.ts'
import { townCrumbs } from './town-head.ts'

/** In the order of the content's four benefits (spec 2). */
const icons = [CarFront, Truck, Wrench, BadgeDollarSign]

type Props = { town: Town; note: string; vehicles: readonly PopularVehicle[]; picture: string }

export function TownPage({ town, note, vehicles, picture }: Props) {
  return (
    <>
      <PageHero
        heading={townSalesPage.heading(town.name)}
        lede={`${placeSentence(town)} It is ${awayText(town)}.`}
        picture={picture}
        before={<Crumbs crumbs={townCrumbs(town)} />}
      >
        <Link className={buttonClass({ look: 'lark' })} to={page('inventory').path}>
          {townSalesPage.inventoryLink}
        </Link>
        <Link className={buttonClass()} to={townRentalHref(town.slug)}>
          {townSalesPage.rentalLink}
        </Link>
      </PageHero>
      <TownFacts town={town} />
      <section className="section wrap" aria-labelledby="benefits-heading">
        <h2 className="sr" id="benefits-heading">
          What we bring to {town.name}
        </h2>
        <ul className="points points--four">
          {townSalesPage.benefits.map(({ title, text }, index) => {
            const Icon = icons[index] ?? CarFront
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
      {vehicles.length > 0 ? (
        <section className="wrap pb-section" aria-labelledby="popular-heading">
          <h2 className="h2 mb-10" id="popular-heading">
            {townSalesPage.popularHeading}
          </h2>
          <PopularCarts vehicles={vehicles} townSlug={town.slug} />
        </section>
      ) : null}
      <section className="section on-dark" aria-labelledby="note-heading">
        <div className="wrap about">
          <div className="about__copy">
            <h2 className="h2" id="note-heading">
              {townSalesPage.noteHeading(town.name)}
            </h2>
            <p className="lede">{note}</p>
            <h3>{townSalesPage.neighborsHeading}</h3>
            <NeighborLinks town={town} href={townHref} />
          </div>
          <TownMap town={town} />
        </div>
      </section>
      <section className="section wrap why" aria-labelledby="services-heading">
        <div className="why__head">
          <h2 className="h2" id="services-heading">
            {townSalesPage.servicesHeading}
          </h2>
          <div className="cta">
            <Link className={buttonClass({ look: 'ink' })} to={page('contact').path}>
              {townSalesPage.contactLink}
            </Link>
            <Link className={buttonClass()} to={townRentalHref(town.slug)}>
              {townSalesPage.rentalLink}
            </Link>
          </div>
        </div>
        <ul className="ticks">
          {townSalesPage.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </section>
      <TownContact town={town} heading={townSalesPage.contactHeading(town.name)} />
    </>
  )
}

function TownFacts({ town }: { town: Town }) {
  const from = fromNearestShowroom(town)
  const { fee, sum } = deliveryTo(town)
  return (
    <section className="keyfacts" aria-label={`${town.name} in figures`}>
      <div className="wrap">
        <ul>
          <li>
            <b className="num">{milesText(from.miles)}</b>
            <span>
              {from.direction} of the {showroomLabel(from)},{' '}
              <a href={`tel:${from.showroom.tel}`}>{from.showroom.phone}</a>
            </span>
          </li>
          <li>
            <b className="num">{fee === 0 ? townSalesPage.freeDelivery : townSalesPage.deliveryFor(usd(fee))}</b>
            <span>
              {sum} {townSalesPage.deliveryNote}
            </span>
          </li>
          <li>
            <b>{town.county}</b>
            <span>{town.state}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
