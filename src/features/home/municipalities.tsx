import { home } from '../../content/pages/home.ts'
import { townsOfNewJersey } from '../../content/towns/towns.ts'
import { townHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

/** The count is the list's own; the text beside it says another (product.md 2.13). */
export function Municipalities() {
  const { heading, copy, count } = home.municipalities
  return (
    <section className="roads__towns" aria-labelledby="municipalities">
      <h3 id="municipalities">{heading}</h3>
      <p className="muted">
        {copy} <span className="together">{count}.</span>
      </p>
      <ul className="link-list link-list--close">
        {townsOfNewJersey.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={townHref(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
