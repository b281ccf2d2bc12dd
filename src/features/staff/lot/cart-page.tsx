import { cartPage as copy } from '../../../content/words/lot.words.ts'
import type { EditField } from '../../../domain/catalogue/edits/edit-fields.ts'
import { MAX_DESCRIPTION } from '../../../domain/catalogue/vehicle-fields.ts'
import { AreaField, LineField, PickField } from '../../../ui/field/controls.tsx'
import { Outcome } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { Flags } from '../frame/rows.tsx'
import { MAX_FACT, MAX_NOTES } from './cart-form.ts'
import { CartMessages, tellsOfHold } from './cart-messages.tsx'
import { HoldCard, OffSite, SaleCard } from './cart-states.tsx'
import type { CartView } from './cart-view.ts'
import { ChangeList, Live } from './change-list.tsx'
import { Photos } from './photos.tsx'
import { hasShowrooms, showroomChoices } from './showroom-choices.ts'

/** Fields are tied to their form by this id, so that photos, which have forms of their own, can come between them. */
const FORM = 'cart'

export function CartPage(view: CartView) {
  const { path, summary, images, problem, done, saved, lost, takeBack, history, inStock } = view
  return (
    <div className="desk-stack">
      <p className="hint">{summary}</p>
      <Outcome done={done} problem={problem} />
      {saved ? <Live {...saved.change} path={path} /> : null}
      {lost.map((text) => (
        <p key={text} className="desk-state desk-state--stop">
          {text}
        </p>
      ))}
      <div className="desk-cols">
        <div className="desk-stack">
          <FirstFields {...view} />
          {inStock ? null : <SaleCard {...view} />}
          <Photos path={path} images={images} />
          <HoldCard {...view} />
          <OffSite {...view} />
        </div>
        <div className="desk-stack">
          {tellsOfHold(view) ? null : <CartMessages {...view} />}
          <Facts {...view} />
          <Texts {...view} />
          {takeBack ? (
            <section className="desk-stack">
              <h2>{copy.takeBackHeading}</h2>
              <p>{takeBack.text}</p>
              <PressForm action={`${path}/back`} fields={{ change: takeBack.change }}>
                <button type="submit" className="btn desk-bad">
                  {copy.takeBack}
                </button>
              </PressForm>
            </section>
          ) : null}
          <ChangeList path={path} history={history} />
        </div>
      </div>
    </div>
  )
}

type Texts = Pick<CartView, 'texts' | 'errors'>

const field = ({ texts, errors }: Texts, name: EditField) => ({
  id: `f-${name}`,
  name,
  form: FORM,
  defaultValue: texts[name] ?? '',
  error: errors[name],
})

function FirstFields(view: CartView) {
  const { path, was, overrides, rule } = view
  return (
    <div className="desk-stack">
      <form id={FORM} method="post" action={path}>
        {Object.entries(was).map(([name, value]) => (
          <input key={name} type="hidden" name={`was.${name}`} value={value} />
        ))}
      </form>
      <div className="desk-fields">
        <LineField {...field(view, 'price')} label={copy.price} hint={copy.priceHint} inputMode="decimal" />
        <LineField {...field(view, 'spec:hoursOnMeter')} label={copy.hours} inputMode="numeric" />
      </div>
      <PickField
        {...field(view, 'inStock')}
        label={copy.floor}
        hint={copy.soldHint}
        options={[
          { value: 'yes', label: copy.inStock },
          { value: 'no', label: copy.sold },
        ]}
      />
      {was.isNew === '' ? (
        <PickField
          {...field(view, 'isNew')}
          label={copy.newOrUsed}
          hint={copy.newOrUsedHint}
          options={[
            { value: 'yes', label: copy.isNew },
            { value: 'no', label: copy.isUsed },
          ]}
        />
      ) : null}
      {overrides.map(({ field: name, text, release }) => (
        <div key={name} className="desk-state">
          {text}
          <PressForm action={`${path}/release`} fields={{ field: name }}>
            <button type="submit" className="btn">
              {release}
            </button>
          </PressForm>
        </div>
      ))}
      {overrides.length > 0 ? <p className="hint">{rule}</p> : null}
    </div>
  )
}

function Facts(view: CartView) {
  const { facts, missing, errors } = view
  const others = facts.filter(({ isCommon }) => !isCommon)
  return (
    <section className="desk-stack">
      <h2>{copy.facts}</h2>
      <Flags flags={missing > 0 ? [{ text: copy.missing(missing), isBad: true }] : []} />
      <FactFields view={view} facts={facts.filter(({ isCommon }) => isCommon)} />
      {hasShowrooms ? <PickField {...field(view, 'showroom')} label={copy.showroom} options={showroomChoices} /> : null}
      {others.length > 0 ? (
        <details open={others.some((one) => errors[one.field])}>
          <summary>{copy.moreFacts}</summary>
          <FactFields view={view} facts={others} />
        </details>
      ) : null}
    </section>
  )
}

const FactFields = ({ view, facts }: { view: CartView; facts: CartView['facts'] }) => (
  <div className="desk-fields">
    {facts.map(({ field: name, label, isMissing }) => (
      <LineField
        key={name}
        {...field(view, name)}
        label={label}
        maxLength={MAX_FACT}
        placeholder={isMissing ? copy.asksUs : undefined}
        {...(name === 'spec:condition' && { hint: copy.conditionHint, className: 'is-wide' })}
        {...(['spec:year', 'spec:seatingCapacity'].includes(name) && { inputMode: 'numeric' as const })}
        {...(['spec:vin', 'spec:stockNumber'].includes(name) && { autoCapitalize: 'characters', spellCheck: false })}
      />
    ))}
  </div>
)

const Texts = (view: CartView) => (
  <section className="desk-stack">
    <h2>{copy.describe}</h2>
    <LineField {...field(view, 'name')} label={copy.name} />
    <AreaField {...field(view, 'description')} label={copy.description} maxLength={MAX_DESCRIPTION} />
    <AreaField {...field(view, 'features')} label={copy.features} maxLength={MAX_DESCRIPTION} />
    <AreaField {...field(view, 'notes')} label={copy.notes} hint={copy.notesHint} maxLength={MAX_NOTES} />
  </section>
)

export const CartBar = ({ path }: { path: string }) => (
  <>
    <a className="btn" href={path}>
      {copy.drop}
    </a>
    <button type="submit" form={FORM} className="btn btn--accent">
      {copy.save}
    </button>
  </>
)
