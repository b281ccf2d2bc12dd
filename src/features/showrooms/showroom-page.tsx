import './showroom-page.css'
import { CarFront, HandCoins, MessagesSquare } from 'lucide-react'
import { contactLink, findPage, page, townHref } from '../../content/addresses.ts'
import { physicalShowrooms, showrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { standsIn } from '../../content/dealer/showroom-names.ts'
import { showroomPage } from '../../content/words/showroom.words.ts'
import { TownMap } from '../../domain/maps/town-map.tsx'
import { ClosingNumber } from '../../domain/showrooms/closing-phone-number.tsx'
import { DirectionsMenu } from '../../domain/showrooms/directions.tsx'
import { VisitStrip } from '../../domain/showrooms/showroom-strip.tsx'
import { AllTownLinks } from '../../domain/towns/all-town-links.tsx'
import { placeOf } from '../../domain/towns/town-with-showroom.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'
import { LocationCard } from './location-card.tsx'
import { ThreeClocks } from './showroom-clocks.tsx'

const icons = { 'test-drives': CarFront, consultation: MessagesSquare, financing: HandCoins }

const financing = findPage('financing')
/** A single showroom has a map of its town beside it. */
const [only, second] = showrooms
const homeTown = only && !second ? towns.find((town) => standsIn(town, only)) : undefined

type Item = (typeof showroomPage.services.items)[number]

const withLink = (item: Item) =>
  item.id === 'financing' && financing
    ? {
        ...item,
        text: (
          <>
            {item.text}{' '}
            <Link className="link link--inline" to={financing.path}>
              {financing.label}
            </Link>
          </>
        ),
      }
    : item

export function ShowroomPage() {
  const { services, areas, closing } = showroomPage
  return (
    <>
      <section className="room">
        <div className="room__copy">
          <h1>{showroomPage.heading}</h1>
          <p className="lede">{showroomPage.intro}</p>
        </div>
        <Picture
          src={pagePictures['hero/showroom']}
          alt={showroomPage.pictureAlt}
          sizes="(min-width: 95rem) max(62vw, 89rem), (min-width: 60rem) 96vw, 120vw"
          priority
        />
      </section>
      <VisitStrip places={physicalShowrooms} />
      <DirectionsMenu doors={physicalShowrooms} />
      <div
        className={classes('wrap locations', homeTown && 'locations--one', showrooms.length > 3 && 'locations--many')}
      >
        {showrooms.map((showroom) => (
          <LocationCard key={showroom.id} showroom={showroom} />
        ))}
        {homeTown ? <TownMap place={placeOf(homeTown)} className="locations__map" /> : null}
      </div>
      <ThreeClocks />
      <section className="visit" aria-labelledby="visit-heading">
        <Picture src={pagePictures['place/charging']} alt="" sizes="(min-width: 60rem) 90vw, 130vw" />
        <div className="visit__copy">
          <h2 className="h2 h2--small" id="visit-heading">
            {services.heading}
          </h2>
          <Points look="rows" points={services.items.map(withLink)} icons={icons} />
        </div>
      </section>
      <section className="section--tight on-dark" data-hook="band" aria-labelledby="areas-heading">
        <div className="wrap">
          <div className="head head--split">
            <h2 className="h3" id="areas-heading">
              {areas.heading}
            </h2>
            <p className="muted">{areas.intro}</p>
          </div>
          <AllTownLinks href={townHref} look="counties counties--beside" />
        </div>
      </section>
      <ClosingNumber look="beside" heading={closing.heading} text={closing.text}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('test-drive')}>
          Contact Us
        </Link>
        <Link className={buttonClass()} to={page('inventory').path}>
          View Inventory
        </Link>
      </ClosingNumber>
    </>
  )
}
