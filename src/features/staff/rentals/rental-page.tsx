import { capitalized } from '../../../content/format/capitalized.ts'
import { rentalDays as copy } from '../../../content/words/lot.ts'
import { rentalsPath } from '../../../domain/staff/paths.ts'
import { LineField, PickField } from '../../../ui/field.tsx'
import { PressForm } from '../frame/press-form.tsx'

type RentalView = {
  carts: readonly { id: string; name: string }[]
  typed: Readonly<Record<string, string>>
  problem: string
  blocked: readonly { id: string; what: string; days: string; who: string }[]
}

export function RentalPage({ carts, typed, problem, blocked }: RentalView) {
  const field = (name: string) => ({ id: `r-${name}`, name, value: typed[name] ?? '' })
  return (
    <div className="wrap staff-edit">
      <div>
        <p className="hint">{copy.text}</p>
      </div>
      {problem ? (
        <p className="staff-quote" role="alert">
          {problem}
        </p>
      ) : null}
      <form className="staff-form" method="post" action={rentalsPath}>
        <PickField
          {...field('cart')}
          label={copy.cart}
          options={carts.map(({ id, name }) => ({ value: id, label: capitalized(name) }))}
          wide
        />
        <LineField {...field('first')} label={copy.first} kind="date" required />
        <LineField {...field('last')} label={copy.last} hint={copy.lastHint} kind="date" />
        <LineField {...field('count')} label={copy.count} hint={copy.countHint} inputMode="numeric" />
        <div>
          <button type="submit" className="btn btn--accent">
            {copy.block}
          </button>
        </div>
      </form>
      <section className="staff-part">
        <h2>{copy.list}</h2>
        {blocked.length === 0 ? <p>{copy.none}</p> : null}
        <ul className="staff-changes">
          {blocked.map(({ id, what, days, who }) => (
            <li key={id}>
              <div>
                <b>{what}</b>
                <small>{days}</small>
                <small>{who}</small>
              </div>
              <PressForm action={`${rentalsPath}/${id}/open`} fields={{}}>
                <button type="submit" className="staff-undo">
                  {copy.open} <span className="sr-only">{`${what}, ${days}`}</span>
                </button>
              </PressForm>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
