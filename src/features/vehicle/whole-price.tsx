import './whole-price.css'
import { Fragment } from 'react'
import { salesTax } from '../../content/dealer/facts/taxes.facts.ts'
import { usdCents } from '../../content/format/money.ts'
import { wholePriceCopy as copy } from '../../content/words/whole-price.words.ts'
import { hasSpecified } from '../../domain/catalogue/cart-condition.ts'
import { wholePrice } from '../../domain/catalogue/finance/whole-price.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { type DeliveryTown, isDeliveryQuoted } from '../../domain/rentals/cart-delivery.ts'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { newTab } from '../../ui/link.tsx'

type Props = { price: number; vehicle: Pick<Vehicle, 'specifications' | 'showroom'> }
type Row = { label: string; amount: string }

/** Has as many rows with a town as without, so that nothing moves when a town stored on the device is read. */
export function WholePrice({ price, vehicle }: Props) {
  const town = useTown(vehicle.showroom)
  const isRegistered = vehicle.specifications.streetLegal === undefined || hasSpecified('streetLegal', vehicle)
  const rows = (town && rowsIn(town, price, isRegistered)) ?? rowsWithoutTown(price, isRegistered)
  if (salesTax.codes.length === 0) return null
  return (
    <section className="whole-price" aria-labelledby="whole-price">
      <h2 id="whole-price">{copy.heading}</h2>
      <dl>
        {[{ label: copy.price, amount: usdCents(price) }, ...rows].map(({ label, amount }) => (
          // A new row for each amount, since browsers would count it as a layout shift if a longer figure moved an existing row.
          <div key={label + amount}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="hint whole-price__note">
        {copy.note} {copy.sources}{' '}
        {salesTax.sources.map(({ name, url }, at) => (
          <Fragment key={url}>
            {at > 0 ? ', ' : null}
            <a href={url} {...newTab}>
              {name}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </section>
  )
}

const rowsWithoutTown = (price: number, isRegistered: boolean): readonly Row[] => [
  {
    label: copy.delivery.label,
    amount: isDeliveryQuoted(price) ? copy.delivery.quoted : copy.delivery.free,
  },
  { label: copy.tax.label, amount: copy.tax.rates },
  { label: copy.title.label, amount: isRegistered ? copy.title.fees : copy.title.none },
  { label: copy.total.label, amount: copy.total.choose },
]

function rowsIn(town: DeliveryTown, price: number, isRegistered: boolean): readonly Row[] | undefined {
  const delivery = isDeliveryQuoted(price) ? undefined : town.fee
  const whole = wholePrice({ price, delivery, state: town.state, county: town.county, isRegistered })
  if (!whole) return undefined
  const { deliveryCents, titleCents } = whole
  return [
    {
      label: copy.delivery.to(town.name),
      amount: deliveryCents === undefined ? copy.delivery.quoted : dollars(deliveryCents),
    },
    { label: copy.tax.in(town.state, town.county), amount: dollars(whole.taxCents) },
    { label: copy.title.label, amount: titleCents === undefined ? copy.title.none : dollars(titleCents) },
    {
      label: deliveryCents === undefined ? copy.total.withoutDelivery : copy.total.label,
      amount: dollars(whole.totalCents),
    },
  ]
}

const dollars = (cents: number): string => usdCents(cents / 100)
