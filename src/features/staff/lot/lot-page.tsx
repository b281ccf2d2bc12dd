import { ChevronDown } from 'lucide-react'
import { grouped } from '../../../content/format/money.ts'
import { cartPage, lot as copy } from '../../../content/words/lot.words.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { SearchForm, Tabs } from '../frame/list-head.tsx'
import { Flags } from '../frame/rows.tsx'
import { wasName } from './cart-form.ts'
import type { SavedChange } from './cart-view.ts'
import { Live } from './change-list.tsx'
import type { LotList, LotRow } from './lot-list.ts'

/** Number of rows on the first screen of a phone. */
const AT_ONCE = 8

type LotView = LotList & {
  more: string
  /** Query string of this list, to return to it. */
  search: string
  /** The change just saved from the list. */
  saved: (SavedChange & { id: string; name: string }) | undefined
}

export function LotPage(view: LotView) {
  const { query, tabs, rows, left, more, search, saved } = view
  const isElsewhere = saved && !rows.some(({ id }) => id === saved.id)
  return (
    <>
      <SearchForm
        action={lotPath}
        label={copy.search}
        query={query}
        isNumber
        button={
          <button type="submit" className="btn">
            {copy.find}
          </button>
        }
      />
      <Tabs
        label={copy.show}
        tabs={tabs.map(({ id, isOn, ...tab }) => ({
          ...tab,
          isOn,
          href: isOn && query ? `${lotPath}?q=${encodeURIComponent(query)}` : `${lotPath}${id && `?show=${id}`}`,
        }))}
      />
      {isElsewhere ? <Saved saved={saved} search={search} name={saved.name} /> : null}
      {rows.length > 0 ? (
        <ul className="desk-rows">
          {rows.map((row, index) => (
            <Cart key={row.id} row={row} isNear={index < AT_ONCE} search={search} saved={saved} />
          ))}
        </ul>
      ) : (
        <p>{copy.none}</p>
      )}
      {left > 0 ? (
        <a className="btn btn--block" href={more}>
          {copy.more(left)}
        </a>
      ) : null}
    </>
  )
}

type CartProps = { row: LotRow; isNear: boolean; search: string; saved: LotView['saved'] }

function Cart({ row, isNear, search, saved }: CartProps) {
  const { id, href, name, text, state, stateText, flags, place, photos, image } = row
  return (
    <li id={`cart-${id}`} className={classes('desk-lot', (state === 'sold' || state === 'off') && 'is-out')}>
      <a className="desk-row" href={href}>
        <span className="tile desk-tile">
          {image ? <Thumb image={image} width={160} height={120} loading={isNear ? undefined : 'lazy'} /> : null}
        </span>
        <span className="desk-row__b">
          <b>{name}</b>
          <span className="hint">{text}</span>
          <Flags flags={flags} />
        </span>
        <span className="hint desk-wide">{place}</span>
        <span className="hint desk-wide">{photos}</span>
      </a>
      {saved?.id === id ? <Saved saved={saved} search={search} /> : null}
      {row.price === undefined ? (
        <span className="btn desk-lot__state" aria-disabled="true">
          {stateText}
        </span>
      ) : (
        <Actions {...{ row, search }} />
      )}
    </li>
  )
}

/** Values that can be changed without leaving the list. */
function Actions({ row: { id, href, name, state, stateText, price = '' }, search }: { row: LotRow; search: string }) {
  const [onFloor, onSite] = [state !== 'sold', state !== 'off']
  const press = (field: 'inStock' | 'onSite', to: boolean) => ({
    [field]: to ? 'yes' : 'no',
    [wasName(field)]: String(!to),
    list: search,
  })
  return (
    <details>
      <summary className="btn desk-lot__state">
        {stateText}
        <span className="sr-only">, {name}</span>
        <ChevronDown className="icon icon--turns" aria-hidden />
      </summary>
      <div className="desk-stack desk-row__do">
        <form className="desk-row" method="post" action={href}>
          <input type="hidden" name="list" value={search} />
          <input type="hidden" name={wasName('price')} value={price} />
          <label className="sr-only" htmlFor={`price-${id}`}>
            {copy.price(name)}
          </label>
          <input
            className="input"
            id={`price-${id}`}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={price.replace(/^\d+/, grouped)}
          />
          <button type="submit" className="btn btn--accent">
            {copy.savePrice}
          </button>
        </form>
        <div className="desk-btns">
          <PressForm action={href} fields={press('inStock', !onFloor)}>
            <button type="submit" className="btn">
              {onFloor ? copy.sold : copy.inStock}
            </button>
          </PressForm>
          <a className="btn" href={`${href}#hold`}>
            {copy.hold}
          </a>
          <a className="btn" href={`${href}#photos`}>
            {copy.photosLink}
          </a>
          <PressForm action={href} fields={press('onSite', !onSite)}>
            <button type="submit" className="btn">
              {onSite ? copy.offSite : cartPage.putBack}
            </button>
          </PressForm>
        </div>
      </div>
    </details>
  )
}

function Saved({ saved, search, name }: { saved: NonNullable<LotView['saved']>; search: string; name?: string }) {
  const path = `${lotPath}/carts/${saved.id}`
  return (
    <Live {...saved.change} path={path} list={search} name={name}>
      {saved.isSale ? (
        <a className="btn" href={`${path}#sale`}>
          {copy.who}
        </a>
      ) : null}
    </Live>
  )
}
