import './brand-grid.css'
import { makers } from '../../content/dealer/facts/makers.facts.ts'
import { home } from '../../content/words/home.words.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { makerTarget } from './home-maker-link.ts'
import type { HomeStock } from './home-stock.ts'

/** Brand names as large as headings. On wide screens, a cart of the brand under the pointer is shown beside them. */
export function BrandGrid({ absent }: { absent: HomeStock['absentBrands'] }) {
  const { heading, intro, introWithoutOthers, absent: absentNote } = home.brandGrid
  const hasOthers = makers.some(({ isOther, name }) => isOther && !absent.includes(name))
  return (
    <section className="section" aria-labelledby="brands">
      <div className="wrap">
        <h2 className="h3 brands-heading" id="brands">
          {heading}
        </h2>
        <p className="muted">{hasOthers ? intro : introWithoutOthers}</p>
        <NamedList className="brands" by="brands">
          {makers.map((brand) => (
            <li key={brand.name}>
              <Link {...makerTarget(brand, absent)}>
                <b>{brand.name}</b>
                <span>{absent.includes(brand.name) ? absentNote : brand.note}</span>
                <Picture
                  src={frontPicture(brand.picture)}
                  alt=""
                  boxClass="brands__cart"
                  sizes="(min-width: 60rem) 44vw, 104px"
                />
              </Link>
            </li>
          ))}
        </NamedList>
      </div>
    </section>
  )
}
