import { ArrowRight } from 'lucide-react'
import { modelPrice, type StockOfModels, stockOf } from '../../catalogue/model-stock.ts'
import { featuredModels } from '../../content/models/featured.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { home } from '../../content/pages/home.ts'
import { page, vehicleHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

export function FeaturedCarts({ stock }: { stock: StockOfModels }) {
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
          {featuredModels.map(({ id, name, brand, listPrice, note }, index) => (
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
                <p className="price">{modelPrice(stockOf(stock, id), listPrice)}</p>
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
