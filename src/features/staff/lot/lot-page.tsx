import { lot as copy } from '../../../content/words/lot.ts'
import { lotPath } from '../../../domain/staff/paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { LotList, LotRow } from './lot-list.ts'

type LotView = LotList & {
  kept: readonly { id: string; title: string; note: string }[]
  more: string
}

export function LotPage(view: LotView) {
  const { query, tabs, rows, total, left, kept, more } = view
  return (
    <div className="wrap staff-lot">
      <div className="staff-lot__head">
        <span>{copy.carts(total)}</span>
      </div>
      <search>
        <form className="staff-find" method="get" action={lotPath}>
          <label className="sr-only" htmlFor="q">
            {copy.search}
          </label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder={copy.search}
            defaultValue={query}
            data-scan="submit"
          />
          <button type="submit" className="staff-big">
            {copy.find}
          </button>
        </form>
      </search>
      <nav className="staff-tabs" aria-label={copy.show}>
        {tabs.map(({ id, label, count, isOn }) => (
          <a
            key={label}
            className="staff-tab"
            href={isOn && query ? `${lotPath}?q=${encodeURIComponent(query)}` : `${lotPath}${id && `?show=${id}`}`}
            aria-current={isOn ? 'true' : undefined}
          >
            {label} <small>{count}</small>
          </a>
        ))}
      </nav>
      {kept.length > 0 ? (
        <section className="staff-kept">
          <h2>{copy.kept}</h2>
          <ul>
            {kept.map(({ id, title, note }) => (
              <li key={id}>
                <a href={`${lotPath}/new/${id}`}>
                  <b>{title}</b> <small>{note}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rows.length > 0 ? (
        <ul className="staff-carts">
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      ) : (
        <p className="staff-quote">{copy.none}</p>
      )}
      {left > 0 ? (
        <a className="staff-big" href={more}>
          {copy.more(left)}
        </a>
      ) : null}
    </div>
  )
}

/** One link for the whole row: every part of it opens the cart. */
function Row({ id, name, number, where, price, inStock, photos, image }: LotRow) {
  return (
    <li>
      <a className={classes('staff-cart', !inStock && 'is-sold')} href={`${lotPath}/carts/${id}`}>
        <span className="staff-cart__pic">{image ? <Picture src={image} alt="" sizes="6rem" /> : null}</span>
        <span className="staff-cart__name">
          <b>{name}</b>
          <small>{number}</small>
          <small>{where}</small>
        </span>
        <span className="staff-cart__vals">
          <span>
            <span className="sr-only">{copy.price} </span>
            {price}
          </span>
          <span>{inStock ? copy.inStock : copy.sold}</span>
          <span className={classes(photos === 0 && 'is-missing')}>{copy.photos(photos)}</span>
        </span>
      </a>
    </li>
  )
}
