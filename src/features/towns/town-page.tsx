import '../../ui/columns.css'
import './town-page.css'
import { BadgeDollarSign, CarFront, Truck, Wrench } from 'lucide-react'
import { contactLink, page, townHref, townRentalHref } from '../../content/addresses.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { usd } from '../../content/format/money.ts'
import { roadRule } from '../../content/words/road-rule.words.ts'
import { townSalesPage } from '../../content/words/town-sales.words.ts'
import { VehiclePicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { TownMap } from '../../domain/maps/town-map.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { VisitStrip } from '../../domain/showrooms/showroom-strip.tsx'
import { NeighborLinks } from '../../domain/towns/neighbor-town-links.tsx'
import { townCrumbs } from '../../domain/towns/town-crumbs.ts'
import { TownPoints } from '../../domain/towns/town-points.tsx'
import { TownDoor } from '../../domain/towns/town-showroom.tsx'
import type { Place } from '../../domain/towns/town-with-showroom.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PopularCarts } from './popular-town-carts.tsx'
import { TownFigures } from './town-figures.tsx'
import { RoadRuleRow } from './town-road-rule.tsx'
import type { PopularVehicles, TownSales } from './town-sales.ts'
import { TownUses } from './town-uses.tsx'

const icons = { vehicles: CarFront, delivery: Truck, service: Wrench, value: BadgeDollarSign }

export function TownPage({ sales }: { sales: TownSales }) {
  const { place, note, uses, popular } = sales
  const { fee, text } = sales.delivery
  const { town, from } = place
  return (
    <>
      <div className="wrap town-opening">
        <div className="town-opening__copy">
          <Crumbs crumbs={townCrumbs(town)} />
          <h1>{townSalesPage.heading(town.name)}</h1>
          <p className="lede">{place.sentence}</p>
          <TownFigures
            place={place}
            delivery={{
              title: fee === 0 ? townSalesPage.freeDelivery : townSalesPage.deliveryFor(usd(fee)),
              text: `${text} ${townSalesPage.deliveryNote}`,
            }}
          />
          <div className="cta own-buttons">
            <Link className={buttonClass({ look: 'accent' })} to={page('inventory').path}>
              {townSalesPage.inventoryLink}
            </Link>
            {offers.rentals ? (
              <>
                <Link className={buttonClass()} to={townRentalHref(town.slug)}>
                  {townSalesPage.rentalLink}
                </Link>
                <Link className="link" to={page('rental-estimate').path} search={{ town: town.slug }}>
                  {townSalesPage.estimateLink}
                </Link>
              </>
            ) : null}
          </div>
        </div>
        <TownMap className="town-opening__map" place={place} />
      </div>
      <VisitStrip places={[from]} where={from.inTown ? ` in ${town.name}` : `, ${from.miles} from ${town.name}`} />
      <section className="section wrap town-life" aria-labelledby="uses-heading">
        <h2 className="h2 h2--apart" id="uses-heading">
          {uses.length > 0 ? townSalesPage.usesHeading(town.name) : roadRule.heading(town.name)}
        </h2>
        {uses.length > 0 ? <TownUses uses={uses} /> : null}
        <RoadRuleRow town={town} withHeading={uses.length > 0} />
      </section>
      <PopularCarts popular={popular} town={town} />
      <section className="on-dark" data-hook="band" aria-labelledby="note-heading">
        <div className="wrap side-by-side section--tight town-note">
          <div className="side-by-side__copy">
            <h2 className="h2" id="note-heading">
              {townSalesPage.noteHeading(town.name)}
            </h2>
            <p className="lede">{note}</p>
            {place.neighbors.length > 0 ? (
              <>
                <h3>{townSalesPage.neighborsHeading}</h3>
                <NeighborLinks place={place} href={townHref} />
              </>
            ) : null}
          </div>
          <Picture src={place.picture.src} alt="" sizes="(min-width: 60rem) 90vw, 110vw" />
        </div>
      </section>
      <section className="section wrap town-offer" aria-labelledby="benefits-heading">
        <div>
          <h2 className="h2 h2--apart" id="benefits-heading">
            {townSalesPage.benefitsHeading(town.name)}
          </h2>
          <TownPoints points={townSalesPage.benefits} icons={icons} />
        </div>
        <section className="town-offer__services" aria-labelledby="services-heading">
          <h3 id="services-heading">{townSalesPage.servicesHeading(town.name)}</h3>
          <ul className="ticks ticks--small">
            {townSalesPage.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          <div className="cta">
            <Link className={buttonClass({ look: 'ink' })} {...contactLink('general')}>
              {townSalesPage.contactLink}
            </Link>
            {offers.rentals ? (
              <Link className={buttonClass()} to={townRentalHref(town.slug)}>
                {townSalesPage.rentalLink}
              </Link>
            ) : null}
          </div>
        </section>
      </section>
      <Closing place={place} popular={popular} />
    </>
  )
}

function Closing({ place, popular }: { place: Place; popular: PopularVehicles }) {
  const cart = 'vehicles' in popular ? popular.vehicles.at(-1) : undefined
  return (
    <section className="town-closing" data-hook="closing" aria-labelledby="closing-heading">
      <div className="wrap town-closing__inner">
        <div className="town-closing__top">
          <div>
            <h2 className="h1" id="closing-heading">
              {townSalesPage.contactHeading(place.town.name)}
            </h2>
            <div className="cta">
              <PhoneButton look="ink" />
              <Link className={buttonClass()} {...contactLink('sales')}>
                Contact Us
              </Link>
            </div>
          </div>
          {cart ? <VehiclePicture vehicle={cart} sizes="(min-width: 60rem) 45vw, 90vw" /> : null}
        </div>
        <TownDoor place={place} />
      </div>
    </section>
  )
}
