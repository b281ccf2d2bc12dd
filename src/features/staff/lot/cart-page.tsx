import { cartPage as copy } from '../../../content/words/lot.ts'
import type { EditField } from '../../../domain/catalogue/edits/edit-fields.ts'
import { specificationLabel } from '../../../domain/catalogue/specification-labels.ts'
import { AreaField, LineField, PickField } from '../../../ui/field.tsx'
import { PressForm } from '../frame/press-form.tsx'
import { cartFields, MAX_FACT, MAX_NOTES, moreFacts, wasName } from './cart-form.ts'
import type { CartView } from './cart-view.ts'
import { ChangeList, Live } from './change-list.tsx'
import { Photos } from './photos.tsx'
import { hasShowrooms, showroomChoices } from './showroom-choices.ts'

export function CartPage(view: CartView) {
  const { path, facts, images, problem, live, lost, overrides, openMessages, takeBack, history } = view
  return (
    <div className="wrap staff-edit">
      <p className="hint">{facts}</p>
      {problem ? (
        <p className="staff-quote" role="alert">
          {problem}
        </p>
      ) : null}
      {live ? <Live {...live} path={path} /> : null}
      {lost.map((text) => (
        <p key={text} className="staff-rule">
          {text}
        </p>
      ))}
      {openMessages.length > 0 ? (
        <section className="staff-part">
          <h2>{copy.openMessages(openMessages.length)}</h2>
          <ul>
            {openMessages.map(({ href, when, holder }) => (
              <li key={href}>
                <a href={href}>{when}</a>, {holder}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <CartForm {...view} />
      {overrides.map(({ field }) => (
        <form key={field} id={`release-${field}`} method="post" action={`${path}/release`}>
          <input type="hidden" name="field" value={field} />
        </form>
      ))}
      <Photos path={path} images={images} />
      {takeBack ? (
        <section className="staff-part">
          <h2>{copy.takeBackHeading}</h2>
          <p>{takeBack.text}</p>
          <PressForm action={`${path}/back`} fields={{ change: takeBack.change }}>
            <button type="submit" className="staff-big staff-big--bad">
              {copy.takeBack}
            </button>
          </PressForm>
        </section>
      ) : null}
      <ChangeList path={path} history={history} />
    </div>
  )
}

function CartForm({ path, texts, was, errors, missing, overrides, rule }: CartView) {
  const field = (name: EditField) => ({ id: `f-${name}`, name, value: texts[name] ?? '', error: errors[name] })
  return (
    <form className="staff-form" id="cart" method="post" action={path}>
      {cartFields.map((name) => (
        <input key={name} type="hidden" name={wasName(name)} value={was[name] ?? ''} />
      ))}
      <LineField {...field('price')} label={copy.price} hint={copy.priceHint} inputMode="decimal" sign="$" />
      <PickField
        {...field('inStock')}
        label={copy.floor}
        hint={copy.soldHint}
        options={[
          { value: 'yes', label: copy.inStock },
          { value: 'no', label: copy.sold },
        ]}
      />
      {was.isNew === '' ? (
        <PickField
          {...field('isNew')}
          label={copy.newOrUsed}
          hint={copy.newOrUsedHint}
          options={[
            { value: 'yes', label: copy.isNew },
            { value: 'no', label: copy.isUsed },
          ]}
        />
      ) : null}
      {overrides.length > 0 ? (
        <div className="staff-rule staff-field--wide">
          {overrides.map(({ field: name, text, release }) => (
            <p key={name}>
              {text} {/* In another form: the keyboard's Enter presses the first button of this one. */}
              <button type="submit" form={`release-${name}`}>
                {release}
              </button>
            </p>
          ))}
          <p>{rule}</p>
        </div>
      ) : null}
      <LineField {...field('spec:hoursOnMeter')} label={copy.hours} inputMode="numeric" />
      {hasShowrooms ? <PickField {...field('showroom')} label={copy.showroom} options={showroomChoices} /> : null}
      <LineField
        {...field('spec:condition')}
        label={copy.condition}
        hint={copy.conditionHint}
        maxLength={MAX_FACT}
        wide
      />
      <AreaField {...field('notes')} label={copy.notes} hint={copy.notesHint} maxLength={MAX_NOTES} wide />
      <details className="staff-more" open={moreFacts.some((name) => errors[`spec:${name}`])}>
        <summary>{copy.facts}</summary>
        <p className="hint">{missing.length > 0 ? copy.factsHint(missing.join(', ')) : copy.factsDone}</p>
        <div>
          {moreFacts.map((name) => (
            <LineField
              key={name}
              {...field(`spec:${name}`)}
              label={name === 'vin' ? copy.vin : specificationLabel(name)}
              maxLength={MAX_FACT}
              {...(name === 'year' && { inputMode: 'numeric' as const })}
              capitals={name === 'vin' || name === 'stockNumber'}
            />
          ))}
        </div>
      </details>
    </form>
  )
}

export const CartBar = ({ path }: { path: string }) => (
  <>
    <a className="btn" href={path}>
      {copy.drop}
    </a>
    <button type="submit" form="cart" className="btn btn--accent">
      {copy.save}
    </button>
  </>
)
