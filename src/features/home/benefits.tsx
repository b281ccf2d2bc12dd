import { BadgePercent, Compass, UsersRound, Wrench } from 'lucide-react'
import { business } from '../../content/facts/business.ts'
import { home } from '../../content/pages/home.ts'
import { page } from '../../site-map.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { Points } from '../../ui/points.tsx'

const icons = { experience: Compass, customers: UsersRound, financing: BadgePercent, everything: Wrench }

export function Benefits({ zeroPercent }: { zeroPercent: string }) {
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
                  {zeroPercent} <Link to={page('financing').path}>{benefit.how}</Link>.{' '}
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
