import { CalendarCheck, Clock, FileText, MessageCircle, Users } from 'lucide-react'
import { ClosingNumber } from '../../area/closing-number.tsx'
import { HoursTable } from '../../area/hours-table.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { ShowroomCards } from '../../area/showroom-cards.tsx'
import { hours } from '../../content/facts/hours.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { servicesPage } from '../../content/pages/services.ts'
import { contactLink } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Points } from '../../ui/points.tsx'
import { Questions } from '../../ui/questions.tsx'

const icons = { turnaround: Clock, estimate: FileText, people: Users, answer: MessageCircle }

export function ServicesPage() {
  const { whyChooseUs, closing } = servicesPage
  const schedule = (
    <>
      <CalendarCheck className="icon" aria-hidden />
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
            <div className="cta workshop__ways">
              <Link className={buttonClass({ look: 'lark' })} {...contactLink('service')}>
                {schedule}
              </Link>
              <PhoneButton />
            </div>
            <Picture
              src={pagePictures['place/workshop']}
              alt={servicesPage.pictureAlt}
              sizes="(min-width: 60rem) 70vw, 130vw"
              priority
            />
          </div>
          <ul className="service-cards">
            {servicesPage.cards.map(({ title, price, features }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p className="price service-cards__price">{price}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section on-dark" aria-labelledby="why-heading">
        <div className="wrap two-column">
          <div className="two-column__head">
            <h2 className="h2" id="why-heading">
              {whyChooseUs.heading}
            </h2>
            <h3 className="service-hours">{hours.service.title}</h3>
            <HoursTable timetable={hours.service} />
          </div>
          <Points look="rows" points={whyChooseUs.items} icons={icons} />
        </div>
      </section>
      <section className="section wrap two-column" aria-labelledby="questions-heading">
        <h2 className="h2 two-column__head" id="questions-heading">
          {servicesPage.questionsHeading}
        </h2>
        <Questions questions={servicesPage.questions} />
      </section>
      <section className="wrap pb-section" aria-labelledby="reach-heading">
        <h2 className="h2 h2--apart" id="reach-heading">
          {servicesPage.contactHeading}
        </h2>
        <ShowroomCards topic="service" />
      </section>
      <ClosingNumber heading={closing.heading} text={closing.text}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('service')}>
          {schedule}
        </Link>
      </ClosingNumber>
    </>
  )
}
