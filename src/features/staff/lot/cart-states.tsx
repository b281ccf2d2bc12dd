import { cartPage as copy } from '../../../content/words/lot.words.ts'
import { LineField } from '../../../ui/field/controls.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { wasName } from './cart-form.ts'
import { MAX_NAME } from './cart-hold-form.ts'
import { CartMessages, tellsOfHold } from './cart-messages.tsx'
import type { CartView } from './cart-view.ts'

export function HoldCard(view: CartView) {
  const { path, hold, holdTyped, holdErrors, today, messages } = view
  const seen = hold?.heldAt ?? ''
  const { until = today, deposit = '', customer = '' } = { ...hold, ...holdTyped }
  return (
    <section className="desk-card" id="hold">
      <h2>{copy.hold}</h2>
      {hold ? (
        <div className="desk-state">
          <b>{hold.text}</b>
          <PressForm action={`${path}/hold/end`} fields={{ seen }}>
            <button type="submit" className="btn">
              {copy.endHold}
            </button>
          </PressForm>
        </div>
      ) : null}
      {tellsOfHold(view) ? <CartMessages {...view} /> : null}
      <form className="desk-stack" method="post" action={`${path}/hold`}>
        <input type="hidden" name="seen" value={seen} />
        <div className="desk-fields">
          <LineField
            id="h-until"
            name="until"
            type="date"
            label={copy.until}
            defaultValue={until}
            error={holdErrors.until}
          />
          <LineField
            id="h-deposit"
            name="deposit"
            label={copy.deposit}
            defaultValue={deposit}
            inputMode="decimal"
            error={holdErrors.deposit}
          />
          <LineField
            id="h-customer"
            name="customer"
            label={copy.forWhom}
            defaultValue={customer}
            list="customers"
            maxLength={MAX_NAME}
            className="is-wide"
            error={holdErrors.customer}
          />
        </div>
        <p className="hint">{copy.holdHint}</p>
        <button type="submit" className="btn btn--ink">
          {hold ? copy.changeHold : copy.startHold}
        </button>
      </form>
      <datalist id="customers">
        {[...new Set(messages.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  )
}

/** Renders nothing if an import or a command marked the cart as sold, since no sale is recorded then. */
export function SaleCard({ path, sale, saleError }: CartView) {
  if (!sale) return null
  return (
    <form className="desk-card" id="sale" method="post" action={`${path}/sale`}>
      <h2>{copy.sale}</h2>
      <p>{sale.text}</p>
      <div className="desk-fields">
        <LineField
          id="s-buyer"
          name="buyer"
          label={copy.buyer}
          defaultValue={sale.buyer ?? ''}
          list="customers"
          maxLength={MAX_NAME}
        />
        <LineField
          id="s-price"
          name="price"
          label={copy.paid}
          defaultValue={sale.price}
          inputMode="decimal"
          error={saleError}
        />
      </div>
      <p className="hint">{copy.saleHint}</p>
      <button type="submit" className="btn btn--ink">
        {copy.saveSale}
      </button>
    </form>
  )
}

export const OffSite = ({ path, onSite }: CartView) => (
  <section className="desk-stack" id="site">
    <p className="hint">{onSite ? copy.offHint : `${copy.isOff} ${copy.offHint}`}</p>
    <PressForm action={path} fields={{ onSite: onSite ? 'no' : 'yes', [wasName('onSite')]: String(onSite) }}>
      <button type="submit" className="btn">
        {onSite ? copy.off : copy.putBack}
      </button>
    </PressForm>
  </section>
)
