import { Search } from 'lucide-react'
import { findPage, page } from '../content/addresses.ts'
import { business } from '../content/dealer/facts/business.facts.ts'
import { roadPictures } from '../content/dealer/generated/road-pictures.generated.ts'
import { notFoundPage } from '../content/words/not-found.words.ts'
import { PhoneLink } from '../domain/showrooms/phone-link.tsx'
import { Button } from '../ui/button.tsx'
import { LinkRows } from '../ui/link-rows.tsx'
import { Picture } from '../ui/picture.tsx'
import notFoundStyles from './not-found.css?url'

const rows = (['inventory', 'rentals', 'services', 'showroom', 'contact', 'home'] as const).flatMap((id) => {
  const { path, label } = findPage(id) ?? {}
  return path && label ? [{ to: path, label, note: notFoundPage.ways[id] }] : []
})
const half = Math.ceil(rows.length / 2)

/** Shown for any path that has no page (product.md 2.21). */
export function NotFound() {
  const { search } = notFoundPage
  return (
    <>
      <title>{`404 Page Not Found | ${business.shortName}`}</title>
      <meta name="robots" content="noindex" />
      {/* This page belongs to no route, so no route loads its styles. */}
      <link rel="stylesheet" href={notFoundStyles} precedence="default" />
      <section className="lost">
        <div className="wrap lost__inner">
          <div className="lost__copy">
            <h1>{notFoundPage.heading}</h1>
            <p className="lede">
              {notFoundPage.text} Call <PhoneLink className="num" /> and we’ll help you find it.
            </p>
            <form action={page('inventory').path}>
              <div className="search-box">
                <Search className="icon search-box__icon" aria-hidden />
                <input
                  className="input"
                  type="search"
                  name="search"
                  aria-label={search.label}
                  placeholder={search.placeholder}
                />
              </div>
              <Button type="submit" look="ink">
                {search.button}
              </Button>
            </form>
          </div>
          <div className="lost__cart">
            <Picture src={roadPictures.lost} alt="" sizes="(min-width: 60rem) 58vw, 23rem" priority />
          </div>
        </div>
        <div className="lane lane--ends" />
      </section>
      <div className="wrap ways ways--lost">
        <LinkRows rows={rows.slice(0, half)} />
        <LinkRows rows={rows.slice(half)} />
      </div>
      {notFoundPage.hint ? <p className="wrap hint lost__hint">{notFoundPage.hint}</p> : null}
    </>
  )
}
