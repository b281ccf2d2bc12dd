import { BadgeDollarSign, CarFront, Truck, Wrench } from 'lucide-react'
import { Crumbs } from '../../area/crumbs.tsx'
import { NeighborLinks } from '../../area/neighbor-links.tsx'
import { TownContact } from '../../area/town-contact.tsx'
import { townCrumbs } from '../../area/town-crumbs.ts'
import { TownKeyFacts } from '../../area/town-key-facts.tsx'
import { TownMap } from '../../area/town-map.tsx'
import { VisitStrip } from '../../area/visit-strip.tsx'
import { townSalesPage } from '../../content/pages/town-sales.ts'
import { usd } from '../../format/money.ts'
import { contactLink, page, townHref, townRentalHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Points } from '../../ui/points.tsx'
import { PopularCarts } from './popular-carts.tsx'
import type { TownSales } from './town-sales.ts'

const icons = { vehicles: CarFront, delivery: Truck, service: Wrench, value: BadgeDollarSign }

type Props = { sales: TownSales; picture: string }

export function TownPage({ sales, picture }: Props) {
  const { place, note, popular } = sales
  const { fee, sum } = sales.delivery
  const { town, from } = place
  return (
    <>
      <PageHero
        heading={townSalesPage.heading(town.name)}
        lede={`${place.sentence} It is ${place.away}.`}
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
      <VisitStrip places={[from]} where={from.inTown ? ` in ${town.name}` : `, ${from.miles} from ${town.name}`} />
      <TownKeyFacts
        place={place}
        delivery={{
          title: fee === 0 ? townSalesPage.freeDelivery : townSalesPage.deliveryFor(usd(fee)),
          text: `${sum} ${townSalesPage.deliveryNote}`,
        }}
      />
      <section className="section wrap" aria-labelledby="benefits-heading">
        <h2 className="sr-only" id="benefits-heading">
          What we bring to {town.name}
        </h2>
        <Points look="four" points={townSalesPage.benefits} icons={icons} />
      </section>
      <PopularCarts popular={popular} town={town} />
      <section className="section on-dark" aria-labelledby="note-heading">
        <div className="wrap side-by-side">
          <div className="side-by-side__copy">
            <h2 className="h2" id="note-heading">
              {townSalesPage.noteHeading(town.name)}
            </h2>
            <p className="lede">{note}</p>
            <h3>{townSalesPage.neighborsHeading}</h3>
            <NeighborLinks place={place} href={townHref} />
          </div>
          <TownMap place={place} />
        </div>
      </section>
      <section className="section wrap two-column" aria-labelledby="services-heading">
        <div className="two-column__head">
          <h2 className="h2" id="services-heading">
            {townSalesPage.servicesHeading}
          </h2>
          <div className="cta">
            <Link className={buttonClass({ look: 'ink' })} {...contactLink('general')}>
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
      <TownContact place={place} heading={townSalesPage.contactHeading(town.name)} link={contactLink('sales')} />
    </>
  )
}
