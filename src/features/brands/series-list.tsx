import type { PricedVehicleId } from '../../content/models/vehicle-prices.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

export type Series = {
  readonly title: string
  readonly description: string
  readonly picture: PricedVehicleId
  readonly features: readonly string[]
  readonly price: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** '+2 more', and where those are. */
  readonly more?: { readonly text: string; readonly search: string } | null
}

/** A brand's series as a list with lines: what it is, its carts, where its prices start. */
export function SeriesList({ heading, series }: { heading: string; series: readonly Series[] }) {
  return (
    <section className="section" aria-labelledby="series">
      <div className="wrap">
        <h2 className="h2 head" id="series">
          {heading}
        </h2>
        <ul className="series">
          {series.map(({ title, description, picture, features, price, links, more }) => (
            <li key={title}>
              <Picture src={pagePictures[`${picture}/front34`]} alt="" sizes="(min-width: 60rem) 24vw, 45vw" />
              <div className="series__text">
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
              <ul className="series__features">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <div className="series__carts">
                <p className="price">{price}</p>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link to={href}>{label}</Link>
                    </li>
                  ))}
                  {more ? (
                    <li>
                      <Link to="/inventory" search={{ search: more.search }}>
                        {more.text}
                        <span className="sr-only"> {title} carts, in the inventory</span>
                      </Link>
                    </li>
                  ) : null}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
