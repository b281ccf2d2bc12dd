import { ArrowRight } from 'lucide-react'
import { home } from '../../content/pages/home.ts'
import { townsOfNewJersey } from '../../content/towns/towns.ts'
import { townHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

/** The count is the list's own; the text beside it says another (product.md 2.13). */
export function Municipalities() {
  const { heading, copy, count } = home.municipalities
  return (
    <section className="section" aria-labelledby="municipalities">
      <div className="wrap">
        <div className="head head--split">
          <h2 className="h2" id="municipalities">
            {heading}
          </h2>
          <p className="lede">
            {copy} <span className="together">{count}.</span>
          </p>
        </div>
        <ul className="link-list">
          {townsOfNewJersey.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={townHref(slug)}>
                {name} <ArrowRight className="icon" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
