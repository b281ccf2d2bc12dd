import { Fragment } from 'react'
import { rentalFleets } from '../../../content/dealer/facts/rentals.facts.ts'
import { rentalCartName, rentalPricesOf } from '../../../content/dealer/rental-prices.ts'
import { shortRange } from '../../../content/format/calendar-date.ts'
import { usd } from '../../../content/format/money.ts'
import { cartsInWords } from '../../../content/words/rental-carts.words.ts'
import { rentals } from '../../../content/words/staff-rentals.words.ts'
import { cartParameter } from '../../../domain/rentals/estimate-address.ts'
import type { FullDays } from '../../../domain/rentals/full-days.ts'
import { messagePath, rentalsPath } from '../../../domain/staff/staff-paths.ts'
import { LineField } from '../../../ui/field/controls.tsx'
import { rentalsHref } from './rental-links.ts'
import type { RentalView } from './rental-view.server.ts'

const copy = rentals.hold

export function HoldCard({ view }: { view: RentalView }) {
  const { cart, form, full, problem, message, month } = view
  const field = (name: keyof typeof form) => ({ id: `hold-${name}`, name, defaultValue: form[name] })
  const hidden = { cart: cartParameter(cart), month, message: form.message, replaces: form.replaces }
  return (
    <section className="desk-stack" id="hold">
      <h2>{form.replaces ? copy.change(form.name) : copy.title(rentalCartName(cart))}</h2>
      <form className="desk-card" method="post" action={rentalsPath}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {problem ? (
          <div className="desk-state desk-state--stop" role="alert">
            <b>{problem}</b>
          </div>
        ) : null}
        {full ? <Full full={full} /> : null}
        <div className="desk-fields">
          <LineField {...field('from')} label={copy.from} type="date" required />
          <LineField {...field('to')} label={copy.to} hint={copy.toHint} type="date" />
          <LineField {...field('name')} label={copy.name} required maxLength={100} />
          <LineField {...field('phone')} label={copy.phone} type="tel" maxLength={40} />
          <LineField {...field('count')} label={copy.count} inputMode="numeric" maxLength={2} />
          <LineField {...field('place')} label={copy.place} maxLength={100} />
          <LineField
            {...field('deposit')}
            label={copy.deposit(usd(rentalPricesOf(cart).deposit))}
            hint={copy.depositHint}
            inputMode="decimal"
            maxLength={12}
          />
        </div>
        <Presses view={view} />
        {message ? <FromMessage view={view} message={message} /> : null}
        {form.replaces ? null : <MarkOut cart={cart} />}
      </form>
    </section>
  )
}

const Full = ({ full }: { full: FullDays }) => (
  <div className="desk-state desk-state--stop" role="alert">
    <p>
      <b>{full.heading}</b>
      {copy.full}
    </p>
  </div>
)

function Presses({ view: { full, form } }: { view: RentalView }) {
  if (!full) {
    return (
      <button className="btn btn--accent" type="submit" name="press" value="refuse">
        {form.replaces ? copy.save : copy.hold}
      </button>
    )
  }
  return (
    <div className="desk-btns">
      <button className="btn btn--accent" type="submit" name="press" value="wait">
        {copy.wait}
      </button>
      <button className="btn" type="submit" name="press" value="hold">
        {copy.anyway}
      </button>
      {full.nearest.map(({ from, to }) => (
        <button key={from} className="btn" type="submit" name="press" value={`${from}/${to}`}>
          {copy.holdDays(shortRange(from, to))}
        </button>
      ))}
    </div>
  )
}

function FromMessage({ view, message }: { view: RentalView; message: NonNullable<RentalView['message']> }) {
  const { id, name, others } = message
  return (
    <p className="hint">
      {copy.fromMessage(name)} <a href={messagePath(id)}>{copy.message}</a>.
      {others.map(({ cart, quantity }) => (
        <Fragment key={cart}>
          {' '}
          <a href={rentalsHref({ month: view.month, cart: cartParameter(cart), message: id })}>
            {copy.also(cartsInWords(cart, quantity))}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** Marks carts as out without a customer: all carts of the kind if the size of the fleet isn't known. */
const MarkOut = ({ cart }: { cart: string }) => (
  <details>
    <summary>{copy.outTitle}</summary>
    <p className="hint">{copy.outText(rentalFleets[cart] === undefined, rentalCartName(cart))}</p>
    <button className="btn" type="submit" name="press" value="out" formNoValidate>
      {copy.markOut}
    </button>
  </details>
)
