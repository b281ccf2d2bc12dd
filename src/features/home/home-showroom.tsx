import './home-showroom.css'
import '../../domain/towns/town-links.css'
import { Navigation } from 'lucide-react'
import { page, townHref } from '../../content/addresses.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { showroomTown } from '../../content/dealer/showroom-names.ts'
import { home } from '../../content/words/home.words.ts'
import { photoAlt } from '../../content/words/photo-alt.words.ts'
import { HoursTable } from '../../domain/hours/hours-table.tsx'
import { OtherFloors } from '../../domain/hours/other-showroom-hours.tsx'
import { showroomTimetable } from '../../domain/hours/showroom-hours.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { TownLinks } from '../../domain/towns/town-links.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

const MOST = 60
const [main] = physicalShowrooms

/** The showrooms' hours and directions, a photo, and links to the towns. */
export function HomeShowroom() {
  const { heading, text, photo, directions } = home.showroom
  return (
    <section className="section" aria-labelledby="come-by">
      <div className="wrap come-by">
        <div className="come-by__copy">
          <h2 className="h2" id="come-by">
            {heading}
          </h2>
          <p className="lede">{text}</p>
          {main ? (
            <HoursTable timetable={showroomTimetable(main)} className="hours hours--light come-by__hours" />
          ) : null}
          <OtherFloors className="hint" />
          {physicalShowrooms.map((showroom) => (
            <div className="come-by__way" key={showroom.id}>
              <AddressLink of={showroom} />
              <ButtonAnchor href={showroom.directionsUrl} {...newTab}>
                <Navigation className="icon" aria-hidden />
                {directions}
                <span className="sr-only"> to {showroomTown(showroom)}</span>
              </ButtonAnchor>
            </div>
          ))}
        </div>
        <div>
          <Picture
            src={pagePictures[photo] ?? pagePictures['hero/showroom']}
            alt={photoAlt(photo, '')}
            boxClass="come-by__photo"
            sizes="(min-width: 60rem) 56vw, 96vw"
          />
          <TownLinks towns={towns.slice(0, MOST)} href={townHref} />
          {towns.length > MOST ? (
            <Link className="link" to={page('showroom').path}>
              {home.municipalities.all}
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  )
}
