import { startingAt } from '../../catalogue/model-stock.ts'
import type { Series } from '../../content/models/model.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { vehiclesHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** How many of a series' models are linked by name. */
const LINKED = 3

/** A brand's series as a list with lines: what it is, its carts, where its prices start. */
export function SeriesList({ heading, series }: { heading: string; series: readonly Series[] }) {
  return (
    <section className="section" aria-labelledby="series">
      <div className="wrap">
        <h2 className="h2 head" id="series">
          {heading}
        </h2>
        <ul className="series">
          {series.map(({ title, description, picture, features, startingPrice, models }) => (
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
                <p className="price">{startingAt(startingPrice)}</p>
                <ul>
                  {models.slice(0, LINKED).map(({ name, linkName }) => (
                    <li key={linkName}>
                      <Link to={vehiclesHref(linkName)}>{name}</Link>
                    </li>
                  ))}
                  {models.length > LINKED ? (
                    <li>
                      <Link to="/inventory" search={{ search: title }}>
                        +{models.length - LINKED} more
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
