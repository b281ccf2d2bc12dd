import type { ReactNode } from 'react'
import { brandLabel } from '../../domain/catalogue/vehicle.ts'

type Props = {
  name: string
  price: string
  priceLabel?: string | undefined
  /** '4 seats, lifted, 50 miles' */
  facts?: string
  children: ReactNode
}

/** On phones name and price share a line; elsewhere the price is below the condition. */
export const VehicleTitle = ({ name, price, priceLabel, facts, children }: Props) => (
  <div className="vehicle__title">
    <h1>{name}</h1>
    <p className="vehicle__price-line">
      {priceLabel ? <span>{priceLabel}</span> : null}
      <span className="vehicle__price price">{price}</span>
    </p>
    {facts ? <p className="vehicle__what">{facts}</p> : null}
    {children}
  </div>
)

type TellProps = { seats: ReactNode; brand: string; description: string }

export const Tell = ({ seats, brand, description }: TellProps) => (
  <section className="wrap tell" aria-label="About this cart">
    <dl className="key-specs">
      <div>
        <dt>Seats</dt>
        <dd className="num">{seats}</dd>
      </div>
      <div>
        <dt>Brand</dt>
        <dd className="key-specs__caps">{brandLabel(brand)}</dd>
      </div>
    </dl>
    <p>{description}</p>
  </section>
)
