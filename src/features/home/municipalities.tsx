import { townAreas } from '../../dealer/town-areas.ts'
import { townHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { home } from '../../words/home.ts'

/** The count is the list's own; the text beside it says another (product.md 2.13). */
export function Municipalities() {
  const { heading, text, count } = home.municipalities
  return (
    <section className="roads__towns" aria-labelledby="municipalities">
      <h3 id="municipalities">{heading}</h3>
      <p className="muted">
        {text} {count ? <span className="together">{count}.</span> : null}
      </p>
      <ul className="link-list link-list--close">
        {townAreas[0]?.towns.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={townHref(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
