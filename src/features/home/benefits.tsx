import { BadgePercent, Compass, UsersRound, Wrench } from 'lucide-react'
import { business } from '../../content/facts/business.ts'
import { home } from '../../content/pages/home.ts'
import { newTab } from '../../ui/link.tsx'
import { Points } from '../../ui/points.tsx'

const icons = { experience: Compass, customers: UsersRound, financing: BadgePercent, everything: Wrench }

export function Benefits() {
  const { heading, benefits } = home.whyChoose
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap two-column">
        <h2 className="h2 two-column__head" id="why">
          {heading}
        </h2>
        <Points
          look="rows"
          icons={icons}
          points={benefits.map((benefit) => ({
            id: benefit.id,
            title: benefit.title,
            text:
              'link' in benefit ? (
                <>
                  {benefit.text}{' '}
                  <a href={business.financingUrl} {...newTab}>
                    {benefit.link}
                  </a>
                </>
              ) : (
                benefit.text
              ),
          }))}
        />
      </div>
    </section>
  )
}
