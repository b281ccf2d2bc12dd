import '../../ui/link-list.css'
import { page, townHref } from '../../content/addresses.ts'
import { townAreas } from '../../content/dealer/town-areas.ts'
import { home } from '../../content/words/home.words.ts'
import { Link } from '../../ui/link.tsx'

const first = townAreas[0]?.towns ?? []
const MOST = 40

/** `count` says how many towns are listed; the sample dealer's `text` gives a different number (product.md 2.13). */
export function HomeTowns() {
  const { heading, text, count, all } = home.municipalities
  return (
    <section className="roads__towns" aria-labelledby="municipalities">
      <h3 id="municipalities">{heading}</h3>
      <p className="muted">
        {text} {count ? <span className="together">{count}.</span> : null}
      </p>
      <ul className="link-list link-list--close">
        {first.slice(0, MOST).map(({ slug, name }) => (
          <li key={slug}>
            <Link to={townHref(slug)}>{name}</Link>
          </li>
        ))}
        {first.length > MOST ? (
          <li>
            <Link to={page('showroom').path}>{all}</Link>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
