import { BadgeCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandLabel } from '../../catalogue/vehicle.ts'

type Props = {
  name: string
  price: string
  priceLabel?: string | undefined
  children: ReactNode
}

/** On phones name and price share a line; elsewhere the price is below the condition. */
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
