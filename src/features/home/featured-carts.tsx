import { ArrowRight } from 'lucide-react'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { featuredCarts, home } from '../../content/pages/home.ts'
import { usd } from '../../format/money.ts'
import { page, vehicleHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

export function FeaturedCarts() {
  return (
    <section className="section pt-0" aria-labelledby="featured">
      <div className="wrap">
        <div className="head head--split">
          <h2 className="h2" id="featured">
            {home.featured.heading}
          </h2>
          <Link className="link" to={page('inventory').path}>
            {home.featured.link} <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
        <div className="featured">
          {featuredCarts.map(({ id, name, brand, price, note }, index) => (
            <article className="card" key={id}>
              <div className="tile">
                <Picture
                  src={pagePictures[`${id}/front34`]}
                  alt={`${name}, front three-quarter view`}
                  sizes={`(min-width: 60rem) ${index === 0 ? 60 : 42}vw, 92vw`}
                />
              </div>
              <div className="card__body">
                <h3>
                  <Link to={vehicleHref(id)}>{name}</Link>
                </h3>
                <p className="price">{usd(price)}</p>
                <p className="card__meta">
                  {note}, {brand}
                </p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
