import { Clock, FileText, MessageCircle, Users } from 'lucide-react'
import { Fragment } from 'react'
import { contactLink } from '../../content/addresses.ts'
import { hours, servicePlaceHours } from '../../content/dealer/facts/hours.facts.ts'
import { doors, servicePlaces } from '../../content/dealer/facts/showrooms.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { showroomTown } from '../../content/dealer/showroom-names.ts'
import { servicesPage } from '../../content/words/services.words.ts'
import { HoursTable } from '../../domain/hours/hours-table.tsx'
import { ClosingNumber } from '../../domain/showrooms/closing-phone-number.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { ShowroomCards } from '../../domain/showrooms/showroom-cards.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'

const icons = { turnaround: Clock, estimate: FileText, people: Users, answer: MessageCircle }

export function ServicesPage() {
  const { whyChooseUs, closing } = servicesPage
  const schedule = (
    <>
      <MessageCircle className="icon" aria-hidden />
      {servicesPage.scheduleLink}
    </>
  )
  return (
    <>
      <section className="workshop" aria-label={servicesPage.cardsLabel}>
        <div className="wrap workshop__inner">
          <div className="workshop__copy">
            <h1>{servicesPage.heading}</h1>
            <p className="lede">{servicesPage.intro}</p>
            <div className="cta workshop__ways own-buttons">
              <Link className={buttonClass({ look: 'accent' })} {...contactLink('service')}>
                {schedule}
              </Link>
              <PhoneButton />
            </div>
          </div>
          <Picture
            src={pagePictures['place/workshop']}
            alt={servicesPage.pictureAlt}
            sizes="(min-width: 60rem) 100vw, 130vw"
            priority
          />
          <ul className="service-cards">
            {servicesPage.cards.map(({ title, price, features }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p className="price service-cards__price">{price}</p>
                {features.length > 0 ? (
                  <ul className="ticks ticks--small">
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section--tight on-dark" data-hook="band" aria-labelledby="why-heading">
        <div className="wrap">
          <h2 className="h3 service-why" id="why-heading">
            {whyChooseUs.heading}
          </h2>
          <Points look="four" points={whyChooseUs.items} icons={icons} />
        </div>
      </section>
      <section className="section wrap" aria-labelledby="questions-heading">
        <h2 className="h2 h2--apart" id="questions-heading">
          {servicesPage.questionsHeading}
        </h2>
        <dl className="service-answers">
          {servicesPage.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="display">{question}</dt>
              <dd className="num">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap service-reach" aria-labelledby="reach-heading">
        <h2 className="h3" id="reach-heading">
          {servicesPage.contactHeading}
        </h2>
        <div className="service-reach__doors">
          <ShowroomCards topic="service" places={doors} />
          <div>
            <h3>{hours.service.title}</h3>
            <HoursTable className="hours hours--light" timetable={hours.service} />
            {servicePlaces.map((place) => {
              const timetable = servicePlaceHours[place.id]
              return timetable && place.hours === place.id ? (
                <Fragment key={place.id}>
                  <h3>{servicesPage.hoursIn(showroomTown(place))}</h3>
                  <HoursTable className="hours hours--light" timetable={timetable} />
                </Fragment>
              ) : null
            })}
          </div>
        </div>
      </section>
      <ClosingNumber look="ruled" heading={closing.heading} text={closing.text}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('service')}>
          {schedule}
        </Link>
      </ClosingNumber>
    </>
  )
}
