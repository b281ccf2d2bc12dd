import './opening-photo.css'
import { findPage, page } from '../../content/addresses.ts'
import { physicalShowrooms, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { clockText, hoursText } from '../../content/format/opening-hours.ts'
import { home } from '../../content/words/home.words.ts'
import { photoAlt } from '../../content/words/photo-alt.words.ts'
import { showroomTimetable } from '../../domain/hours/showroom-hours.ts'
import { useOpeningState } from '../../domain/hours/use-opening-state.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Floor } from './home-stock.ts'

const name = 'hero/opening'
const services = findPage('services')
const delivery = findPage('delivery-policy') ?? page('showroom')
const [showroom] = physicalShowrooms

export function OpeningPhoto({ floor }: { floor: Floor }) {
  const { hero, opening } = home
  return (
    <section className="opening" data-hook="opening">
      <div className="wrap opening__words">
        <h1>{hero.heading}</h1>
        <div className="opening__side">
          <p className="lede">{hero.lede}</p>
          <div className="cta own-buttons">
            <Link className={buttonClass({ look: 'accent' })} to={page('inventory').path}>
              {hero.inventoryLink}
            </Link>
            <PhoneButton />
          </div>
        </div>
      </div>
      <Picture
        src={pagePictures[name] ?? pagePictures['hero/showroom']}
        alt={photoAlt(name, '')}
        boxClass="opening__photo"
        sizes="(min-width: 60rem) 100vw, 170vw"
        priority
      />
      <ul className="opening__facts">
        <Fact to={page('inventory').path} title={opening.carts(floor.carts)} text={floor.prices ?? opening.onRequest} />
        {showroom ? <OpenFact showroom={showroom} /> : null}
        {services ? <Fact to={services.path} title={opening.service[0]} text={opening.service[1]} /> : null}
        <Fact to={delivery.path} title={opening.delivery[0]} text={opening.delivery[1]} />
      </ul>
    </section>
  )
}

const Fact = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li>
    <Link to={to}>
      <b>{title}</b>
      <span>{text}</span>
    </Link>
  </li>
)

/** The server's HTML shows the first row of the hours, since whether the showroom is open depends on when the page is read. */
function OpenFact({ showroom }: { showroom: Showroom }) {
  const state = useOpeningState(showroom)
  const [first] = showroomTimetable(showroom).rows
  const usual = first ? `${first.label} ${hoursText(first)}` : showroom.city
  return (
    <Fact
      to={page('showroom').path}
      title={
        state?.open
          ? `Open until ${clockText(state.until)}`
          : state?.next
            ? `Opens ${state.next.day} at ${clockText(state.next.at)}`
            : usual
      }
      text={showroom.postal ? `${showroom.postal.street}, ${showroom.postal.locality}` : showroom.address}
    />
  )
}
