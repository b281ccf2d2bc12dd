import './rental-plans.css'
import { firstRentalCart, rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import type { RateReading } from '../../content/dealer/rental-prices.ts'
import { usd } from '../../content/format/money.ts'
import { estimateLink } from '../../content/words/estimate-link.words.ts'
import { rentalsPage } from '../../content/words/rentals.words.ts'
import { townRentalPage } from '../../content/words/town-rental.words.ts'
import { cartParameter } from '../../domain/rentals/estimate-address.ts'
import { type RentalPlan, rentalPlans } from '../../domain/rentals/rental-rates.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { planPicture } from './rental-plan-picture.ts'

type Cart = (typeof rentalCarts)[number]

type Props = {
  /** Decides the wording of savings, too, which differs between the two price lists (product.md 9.3). */
  reading: RateReading
  delivery: string
  town?: string
  heading: 'h2' | 'h3'
  priority?: boolean
}

export function PlanTables({ priority = false, ...props }: Props) {
  return (
    <div className="plans">
      {rentalCarts.map((cart) => (
        <PlanTable key={cart.id} cart={cart} priority={priority} {...props} />
      ))}
    </div>
  )
}

/** All carts side by side, in the head of a page wide enough. */
export const CartsInLine = () => (
  <div className="rental-head__carts" aria-hidden>
    {rentalCarts.map(({ id }) => (
      <Picture key={id} src={planPicture(id).src} alt="" sizes="26vw" />
    ))}
  </div>
)

function PlanTable({ cart, reading, delivery, town, heading: Heading, priority }: Props & { cart: Cart }) {
  const recommended = cart.badge !== null
  const id = `plan-${cart.id}`
  return (
    <section className={classes('plan', recommended && 'plan--recommended on-dark')} aria-labelledby={id}>
      <div className="plan__cart">
        <div>
          <Heading id={id}>{cart.name}</Heading>
          {cart.badge ? <span className="badge badge--accent plan__badge">{cart.badge}</span> : null}
          {reading === 'rentalsPage' ? <p>{cart.description}</p> : null}
        </div>
        <Picture
          {...planPicture(cart.id)}
          sizes="(min-width: 60rem) 44vw, (min-width: 40rem) 34vw, 40vw"
          priority={priority && cart.id === firstRentalCart}
        />
      </div>
      <div className="plan__rates">
        <table>
          <caption className="sr-only">{cart.name} rental prices</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Length</th>
              <th scope="col">You save</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {rentalPlans(reading, cart.id).map((plan) => (
              <tr key={plan.title}>
                <th scope="row">
                  {plan.title} <small>{plan.duration}</small>
                </th>
                <td>
                  <Saving plan={plan} reading={reading} />
                </td>
                <td>
                  <div>
                    <span className="price plan__price">{usd(plan.price)}</span>{' '}
                    <small>{reading === 'rentalsPage' ? plan.renewal : perDay(plan)}</small>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="plan__foot">
          <p>{delivery}</p>
          <div className="plan__ways">
            <Link
              className="link"
              to="/rentals/estimate"
              search={{
                cart: cartParameter(cart.id),
                town,
                ...(town && reading === 'rentalsPage' && { rates: 'rentals' }),
              }}
            >
              {estimateLink}
              <span className="sr-only">: {cart.name}</span>
            </Link>
            <PhoneButton look={recommended ? 'accent' : 'outline'}>
              {townRentalPage.reserve}
              <span className="sr-only">: {cart.name}</span>
            </PhoneButton>
          </div>
        </div>
      </div>
    </section>
  )
}

const perDay = ({ savings }: RentalPlan): string | null => savings && townRentalPage.dailyRate(savings.dailyRate)

function Saving({ plan: { savingsLabel, savings }, reading }: { plan: RentalPlan; reading: RateReading }) {
  if (!savingsLabel || !savings) return null
  return (
    <span className="savings-label">
      {reading === 'rentalsPage'
        ? `${rentalsPage.savingsPrefix} ${savingsLabel}`
        : townRentalPage.savings(savings.percentage, usd(savings.amount))}
    </span>
  )
}
