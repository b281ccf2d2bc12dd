import { PhoneButton } from '../../area/phone.tsx'
import { business } from '../../content/facts/business.ts'
import { type RentalCart, rentalCarts } from '../../content/facts/rentals.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { rentalsPage } from '../../content/pages/rentals.ts'
import { townRentalPage } from '../../content/pages/town-rental.ts'
import { usd } from '../../format/money.ts'
import { type RateReading, type RentalPlan, rentalPlans } from '../../rentals/plans.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

/** An example cart of each type. The one a customer gets may be a different model. */
const planPictures: Readonly<Record<RentalCart, { readonly src: string; readonly alt: string }>> = {
  fourSeater: {
    src: pagePictures['denago-ev-city/front34'],
    alt: 'Blue cart with two seats forward and a rear-facing bench',
  },
  sixSeater: {
    src: pagePictures['66a1f4c2e8b09d3571c4ae20/front34'],
    alt: 'Silver cart with two rows forward and a rear-facing bench',
  },
  utility: { src: pagePictures['evolution-turfman-200/front34'], alt: 'Green two-seat cart with a cargo bed' },
}

type Cart = (typeof rentalCarts)[number]

type Props = {
  /** Which of the two price lists to show. The pages also word their savings differently (product.md 9.3). */
  reading: RateReading
  delivery: string
  heading: 'h2' | 'h3'
  priority?: boolean
}

export function PlanTables({ reading, delivery, heading, priority = false }: Props) {
  return (
    <div className="plans">
      {rentalCarts.map((cart) => (
        <PlanTable
          key={cart.id}
          cart={cart}
          reading={reading}
          delivery={delivery}
          heading={heading}
          priority={priority}
        />
      ))}
    </div>
  )
}

function PlanTable({ cart, reading, delivery, heading: Heading, priority }: Props & { cart: Cart }) {
  const recommended = cart.badge !== null
  const id = `plan-${cart.id}`
  return (
    <section className={classes('plan', recommended && 'plan--recommended on-dark')} aria-labelledby={id}>
      <div className="plan__top">
        <Heading id={id}>{cart.name}</Heading>
        {cart.badge ? <span className="badge badge--lark">{cart.badge}</span> : null}
        <p>{cart.description}</p>
        <Picture
          {...planPictures[cart.id]}
          sizes="(min-width: 64rem) 30vw, 90vw"
          priority={priority && cart.id === 'fourSeater'}
        />
      </div>
      <div className="plan__rates">
        <table>
          <caption className="sr-only">{cart.name} rental prices</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Length</th>
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
                  <span className="price">{usd(plan.price)}</span> <Saving plan={plan} reading={reading} />
                  <small>{reading === 'rentalsPage' ? plan.renewal : perDay(plan)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="plan__foot">
        <p>{delivery}</p>
        <PhoneButton block look={recommended ? 'lark' : 'outline'}>
          {townRentalPage.reserve}
          <span className="sr-only">
            : {cart.name}, call {business.phone}
          </span>
        </PhoneButton>
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
