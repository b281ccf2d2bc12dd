import { CalendarCheck, Clock, FileText, MessageCircle, Users } from 'lucide-react'
import { HoursTable } from '../../area/hours-table.tsx'
import { PhoneButton } from '../../area/phone.tsx'
import { ShowroomCards } from '../../area/showroom-cards.tsx'
import { hours } from '../../content/facts/hours.ts'
import { servicesPage } from '../../content/pages/services.ts'
import { contactLink } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Points } from '../../ui/points.tsx'
import { Questions } from '../../ui/questions.tsx'

const icons = { turnaround: Clock, estimate: FileText, people: Users, answer: MessageCircle }

export function ServicesPage({ picture }: { picture: string }) {
  const { whyChooseUs, closing } = servicesPage
  const schedule = (
    <>
      <CalendarCheck className="icon" aria-hidden />
      {servicesPage.scheduleLink}
    </>
  )
  return (
    <>
      <PageHero heading={servicesPage.heading} lede={servicesPage.intro} picture={picture}>
        <Link className={buttonClass({ look: 'lark' })} {...contactLink('service')}>
          {schedule}
        </Link>
        <PhoneButton />
      </PageHero>
      <section className="section wrap" aria-label={servicesPage.cardsLabel}>
        <ul className="service-cards">
          {servicesPage.cards.map(({ title, price, features }) => (
            <li key={title}>
              <h2 className="h3">{title}</h2>
              <p className="price">{price}</p>
              <ul className="ticks">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className="section on-dark" aria-labelledby="why-heading">
        <div className="wrap two-column">
          <div className="two-column__head">
            <h2 className="h2" id="why-heading">
              {whyChooseUs.heading}
            </h2>
            <h3 className="mt-10 mb-2">{hours.service.title}</h3>
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
        <h2 className="h2 mb-10" id="reach-heading">
          {servicesPage.contactHeading}
        </h2>
        <ShowroomCards topic="service" />
      </section>
      <Closing heading={closing.heading} text={closing.text}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('service')}>
          {schedule}
        </Link>
        <PhoneButton look="paper" />
      </Closing>
    </>
  )
}
