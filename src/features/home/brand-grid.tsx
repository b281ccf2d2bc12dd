import { ArrowRight } from 'lucide-react'
import { brands } from '../../content/facts/brands.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { home } from '../../content/pages/home.ts'
import { page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

export function BrandGrid() {
  const { heading, intro } = home.brandGrid
  return (
    <section className="section pt-0" aria-labelledby="brands">
      <div className="wrap">
        <div className="head head--split">
          <h2 className="h2" id="brands">
            {heading}
          </h2>
          <p className="lede">{intro}</p>
        </div>
        <ul className="brands">
          {brands.map((brand) => (
            <li key={brand.name}>
              <Link
                {...(brand.page
                  ? { to: brand.page }
                  : { to: page('inventory').path, search: { search: brand.search } })}
              >
                {brand.picture ? (
                  <Picture
                    src={pagePictures[`${brand.picture}/front34`]}
                    alt=""
                    sizes="(min-width: 60rem) 30vw, 60vw"
                  />
                ) : null}
                <b>{brand.name}</b>
                <span>
                  {brand.note} <ArrowRight className="icon" aria-hidden />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
