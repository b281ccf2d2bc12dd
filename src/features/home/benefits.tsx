import { BadgePercent, Compass, UsersRound, Wrench } from 'lucide-react'
import { business } from '../../content/business.ts'
import { home } from '../../content/home.ts'

const icons = { experience: Compass, customers: UsersRound, financing: BadgePercent, everything: Wrench }

export function Benefits() {
  const { heading, benefits } = home.whyChoose
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap why">
        <h2 className="h2 why__head" id="why">
          {heading}
        </h2>
        <ul className="why__list">
          {benefits.map((benefit) => {
            const Icon = icons[benefit.id]
            return (
              <li key={benefit.id}>
                <Icon className="i" aria-hidden />
                <h3>{benefit.title}</h3>
                <p>
                  {benefit.text}
                  {'link' in benefit ? (
                    <>
                      {' '}
                      <a href={business.financingUrl} target="_blank" rel="noopener">
                        {benefit.link}
                      </a>
                    </>
                  ) : null}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
