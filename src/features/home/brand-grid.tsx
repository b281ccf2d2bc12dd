import './brand-grid.css'
import { type Brand, brands } from '../../content/facts/brands.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { home } from '../../content/pages/home.ts'
import { contactLink, page } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeStock } from './home-stock.ts'

/** Names as large as headings. On wide screens one cart stands beside them, that of the name pointed at. */
export function BrandGrid({ absent }: { absent: HomeStock['absentBrands'] }) {
  const { heading, intro, introWithoutOthers, absent: absentNote } = home.brandGrid
  const hasOthers = brands.some(({ page, name }) => page === null && !absent.includes(name))
  return (
    <section className="section" aria-labelledby="brands">
      <div className="wrap">
        <h2 className="h3 brands-heading" id="brands">
          {heading}
        </h2>
        <p className="muted">{hasOthers ? intro : introWithoutOthers}</p>
        <NamedList className="brands" by="brands">
          {brands.map((brand) => (
            <li key={brand.name}>
              <Link {...target(brand, absent)}>
                <b>{brand.name}</b>
                <span>{absent.includes(brand.name) ? absentNote : brand.note}</span>
                <Picture
                  src={pagePictures[`${brand.picture}/front34`]}
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

/** The brand's page, else its carts in the inventory, else the contact form. */
function target({ name, page: path, search }: Brand, absent: HomeStock['absentBrands']) {
  if (path) return { to: path }
  return absent.includes(name) ? contactLink('sales') : { to: page('inventory').path, search: { search } }
}
