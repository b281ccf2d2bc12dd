import '../../styles/showroom.css'
import { CarFront, HandCoins, MessagesSquare } from 'lucide-react'
import { AllTownLinks } from '../../area/all-town-links.tsx'
import { DirectionsMenu } from '../../area/directions.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { VisitStrip } from '../../area/visit-strip.tsx'
import { physicalShowrooms, showrooms } from '../../content/facts/showrooms.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { showroomPage } from '../../content/pages/showroom.ts'
import { contactLink, page, townHref } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Points } from '../../ui/points.tsx'
import { LocationCard } from './location-card.tsx'

const icons = { 'test-drives': CarFront, consultation: MessagesSquare, financing: HandCoins }

export function ShowroomPage({ picture }: { picture: string }) {
  const { services, areas, closing } = showroomPage
  return (
    <>
      <PageHero heading={showroomPage.heading} lede={showroomPage.intro} picture={picture}>
        <PhoneButton look="lark" />
        <Link className={buttonClass()} {...contactLink('general')}>
          Contact Us
        </Link>
      </PageHero>
      <VisitStrip places={physicalShowrooms} />
      <DirectionsMenu doors={physicalShowrooms} />
      <div className="section wrap locations">
        {showrooms.map((showroom) => (
          <LocationCard key={showroom.id} showroom={showroom} />
        ))}
      </div>
      <section className="wrap pb-section two-column" aria-labelledby="visit-heading">
        <h2 className="h2 two-column__head" id="visit-heading">
          {services.heading}
        </h2>
        <Points look="rows" points={services.items} icons={icons} />
      </section>
      <section className="section on-dark" aria-labelledby="areas-heading">
        <div className="wrap">
          <div className="head">
            <h2 className="h2" id="areas-heading">
              {areas.heading}
            </h2>
            <p className="lede">{areas.intro}</p>
          </div>
          <AllTownLinks href={townHref} />
        </div>
      </section>
      <Closing
        heading={closing.heading}
        text={closing.text}
        picture={{
          src: pagePictures['evolution-d6-max-gt4/front34'],
          alt: 'Grey four-seat cart, front three-quarter view',
        }}
      >
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('test-drive')}>
          Contact Us
        </Link>
        <Link className={buttonClass({ look: 'paper' })} to={page('inventory').path}>
          View Inventory
        </Link>
      </Closing>
    </>
  )
}
