import { BadgeCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandLabel } from '../../catalogue/vehicle.ts'

type Props = {
  name: string
  price: string
  /** Before the price, where there is room. */
  priceLabel?: string | undefined
  /** The line of its condition. */
  children: ReactNode
}

/** Name, price and condition: name and price on one line of a phone, elsewhere the price below the condition. */
export const VehicleTitle = ({ name, price, priceLabel, children }: Props) => (
  <div className="vehicle__title">
    <h1>{name}</h1>
    <p className="vehicle__price-line">
      {priceLabel ? <span>{priceLabel}</span> : null}
      <span className="vehicle__price price">{price}</span>
    </p>
    {children}
  </div>
)

/** Seats and brand, beside the description. */
export const KeySpecs = ({ seats, brand }: { seats: ReactNode; brand: string }) => (
  <dl className="key-specs">
    <div>
      <dt>
        <Users className="icon" aria-hidden />
        Seats
      </dt>
      <dd className="num">{seats}</dd>
    </div>
    <div>
      <dt>
        <BadgeCheck className="icon" aria-hidden />
        Brand
      </dt>
      <dd>{brandLabel(brand)}</dd>
    </div>
  </dl>
)
