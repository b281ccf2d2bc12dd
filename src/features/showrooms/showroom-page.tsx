import './showroom-page.css'
import { CarFront, HandCoins, MessagesSquare } from 'lucide-react'
import { AllTownLinks } from '../../area/all-town-links.tsx'
import { ClosingNumber } from '../../area/closing-number.tsx'
import { DirectionsMenu } from '../../area/directions.tsx'
import { VisitStrip } from '../../area/visit-strip.tsx'
import { physicalShowrooms, showrooms } from '../../content/facts/showrooms.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { showroomPage } from '../../content/pages/showroom.ts'
import { contactLink, page, townHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'
import { LocationCard } from './location-card.tsx'
import { ThreeClocks } from './three-clocks.tsx'

const icons = { 'test-drives': CarFront, consultation: MessagesSquare, financing: HandCoins }

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
      <div className="wrap locations">
        {showrooms.map((showroom) => (
          <LocationCard key={showroom.id} showroom={showroom} />
        ))}
      </div>
      <ThreeClocks />
      <section className="wrap pb-section" aria-labelledby="visit-heading">
        <h2 className="h2 h2--apart" id="visit-heading">
          {services.heading}
        </h2>
        <Points points={services.items} icons={icons} />
      </section>
      <section className="section on-dark" aria-labelledby="areas-heading">
        <div className="wrap clocks">
          <div>
            <h2 className="h2" id="areas-heading">
              {areas.heading}
            </h2>
            <p className="lede">{areas.intro}</p>
          </div>
          <AllTownLinks href={townHref} />
        </div>
      </section>
      <ClosingNumber heading={closing.heading} text={closing.text}>
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
