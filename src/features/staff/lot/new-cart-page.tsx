import { makers } from '../../../content/dealer/facts/makers.facts.ts'
import { formatPrice, usd } from '../../../content/format/money.ts'
import { newCartPage as copy, lotErrors } from '../../../content/words/lot.words.ts'
import { cardFacts } from '../../../domain/catalogue/cards/card-facts.ts'
import { VehiclePicture } from '../../../domain/catalogue/cards/vehicle-picture.tsx'
import { conditionOf, unitNumber } from '../../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { LineField, PickField } from '../../../ui/field/controls.tsx'
import { modelNames } from './match-typed-model.ts'
import { type Draft, type NewCartField, seatChoices } from './new-cart-form.ts'
import { Photos } from './photos.tsx'
import { hasShowrooms, showroomChoices } from './showroom-choices.ts'

type NewCartView = {
  path: string
  draft: Draft
  isKept: boolean
  images: readonly string[]
  errors: Readonly<Record<string, string>>
  /** Path of the cart that has the stock number. */
  taken: string | undefined
  known: { name: string; listPrice: number | undefined } | undefined
  /** The cart as it would be published now. */
  preview: Vehicle | undefined
  asks: readonly string[]
}

export function NewCartPage(view: NewCartView) {
  const { path, isKept, images } = view
  return (
    <div className="desk-cols">
      <div className="desk-stack">
        <p>{isKept ? copy.keptIntro : copy.intro}</p>
        <Photos path={path} images={images} />
        <NewCartForm {...view} />
      </div>
      <NewCartSide {...view} />
    </div>
  )
}

function NewCartForm({ path, draft, errors, taken, known }: NewCartView) {
  const field = (name: NewCartField) => ({
    id: `n-${name}`,
    name,
    defaultValue: draft[name] ?? '',
    error: errors[name],
  })
  return (
    <form className="desk-fields" id="new-cart" method="post" action={path}>
      <div className="desk-stack is-wide">
        <LineField
          {...field('stockNumber')}
          label={copy.stockNumber}
          autoCapitalize="characters"
          spellCheck={false}
          data-scan="fill"
        />
        {taken ? (
          <a className="btn" href={taken}>
            {lotErrors.openThat}
          </a>
        ) : null}
      </div>
      <PickField
        {...field('isNew')}
        label={copy.condition}
        className="is-wide"
        options={[
          { value: 'new', label: copy.isNew },
          { value: 'used', label: copy.isUsed },
        ]}
      />
      <LineField {...field('year')} label={copy.year} inputMode="numeric" />
      <LineField {...field('hours')} label={copy.hours} hint={copy.ifUsed} inputMode="numeric" />
      <LineField {...field('maker')} label={copy.maker} list="makers" />
      <LineField {...field('model')} label={copy.model} hint={copy.modelHint} list="models" className="is-wide" />
      <datalist id="makers">
        {makers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id="models">
        {modelNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {known ? <p>{copy.known(known.name)}</p> : null}
      <LineField
        {...field('price')}
        label={copy.price}
        hint={known?.listPrice === undefined ? undefined : copy.startsAt(usd(known.listPrice))}
        inputMode="decimal"
      />
      <LineField {...field('color')} label={copy.color} />
      <PickField
        {...field('seats')}
        label={copy.seats}
        options={seatChoices.map((value) => ({ value, label: value }))}
        className="is-wide"
      />
      {hasShowrooms ? (
        <PickField {...field('showroom')} label={copy.showroom} options={showroomChoices} className="is-wide" />
      ) : null}
    </form>
  )
}

function NewCartSide({ path, isKept, preview, asks, images }: NewCartView) {
  return (
    <aside className="desk-stack">
      <section className="desk-stack">
        <h2>{copy.preview}</h2>
        {preview ? (
          <div className="desk-card">
            <VehiclePicture vehicle={{ ...preview, images: [...images] }} sizes="(min-width: 60rem) 24rem, 90vw" />
            <b>{preview.name}</b>
            <b>{formatPrice(preview.price)}</b>
            <p>{[conditionOf(preview), cardFacts(preview), unitNumber(preview)].filter(Boolean).join('. ')}</p>
          </div>
        ) : (
          <p>{copy.previewEmpty}</p>
        )}
      </section>
      {asks.length > 0 ? (
        <section className="desk-stack">
          <h2>{copy.asks}</h2>
          <p>{asks.join(', ')}</p>
          <p className="hint">{copy.asksHint}</p>
        </section>
      ) : null}
      {isKept ? (
        <form method="post" action={path}>
          <button className="btn desk-bad" type="submit" name="action" value="drop">
            {copy.drop}
          </button>
        </form>
      ) : null}
    </aside>
  )
}

export const NewCartBar = () => (
  <>
    <button className="btn" type="submit" form="new-cart" name="action" value="keep">
      {copy.keep}
    </button>
    <button className="btn btn--accent" type="submit" form="new-cart" name="action" value="publish">
      {copy.publish}
    </button>
  </>
)
