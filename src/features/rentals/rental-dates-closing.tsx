import '../../ui/field/field.css'
import './dates-closing.css'
import type { ReactNode } from 'react'
import { page } from '../../content/addresses.ts'
import { rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { estimateForm as form } from '../../content/words/rental-estimate-form.words.ts'
import { datesClosing } from '../../content/words/rentals.words.ts'
import { cartParameter } from '../../domain/rentals/estimate-address.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  heading: string
  text: string
  children?: ReactNode
} & (
  | {
      /** Options of the town field, without pickup at a showroom. */
      towns: ReactNode
      initial: string | undefined
    }
  | {
      /** Slug of the page's own town, which leaves nothing to choose. */
      town: string
    }
)

/** A GET form that opens the estimate for these dates. */
export function DatesClosing({ heading, text, children, ...place }: Props) {
  return (
    <section className="dates" data-hook="closing" aria-labelledby="dates-heading">
      <div className="wrap dates__inner">
        <div className="dates__copy">
          <h2 className="h1" id="dates-heading">
            {heading}
          </h2>
          <p>{text}</p>
          {children}
        </div>
        <form action={page('rental-estimate').path} aria-labelledby="dates-heading">
          <div className="field">
            <label htmlFor="dates-cart">{form.cart}</label>
            <select className="input" id="dates-cart" name="cart">
              {rentalCarts.map(({ id, name }) => (
                <option key={id} value={cartParameter(id)}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {'towns' in place ? (
            <div className="field">
              <label htmlFor="dates-town">{form.town}</label>
              <select
                key={place.initial}
                className="input"
                id="dates-town"
                name="town"
                defaultValue={place.initial ?? ''}
              >
                <option value="">{form.pickup}</option>
                {place.towns}
              </select>
            </div>
          ) : (
            <input type="hidden" name="town" value={place.town} />
          )}
          <div className="field">
            <label htmlFor="dates-from">{form.from}</label>
            <input className="input" id="dates-from" type="date" name="from" required />
          </div>
          <div className="field">
            <label htmlFor="dates-to">{form.to}</label>
            <input className="input" id="dates-to" type="date" name="to" required />
          </div>
          <Button type="submit" look="ink">
            {datesClosing.submit}
          </Button>
        </form>
      </div>
    </section>
  )
}
