import { firstRentalCart, rentalCarts } from '../dealer/facts/rentals.facts.ts'
import { checkedRoadLaws } from '../dealer/facts/road-use.facts.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { ofRentals, rentalPricesOf } from '../dealer/rental-prices.ts'
import type { Town } from '../dealer/schema/town.ts'
import { capitalized } from '../format/capitalized.ts'
import { listed } from '../format/join-names.ts'
import { usd } from '../format/money.ts'

const aDay = usd(rentalPricesOf(ofRentals(firstRentalCart)).rates.townPage.daily)

const namesOf = (carts: typeof rentalCarts): string => listed(carts.map(({ inText }) => inText))
const are = (carts: typeof rentalCarts): string => (carts.length === 1 ? 'is' : 'are')
const plated = rentalCarts.filter((cart) => cart.plated)
const others = rentalCarts.filter((cart) => !cart.plated)
const subject = others.length === 0 ? 'Plated and insured' : `The ${namesOf(plated)} ${are(plated)} plated and insured`
const elsewhere = others.length === 0 ? '' : ` The ${namesOf(others)} ${are(others)} for private property.`

/** Gives a speed limit only if the folder has that state's law. */
function platedText(state: string): string {
  const mph = checkedRoadLaws.find((law) => law.state === state)?.roads[0]?.upToMph
  return mph
    ? `${subject}, for roads posted ${mph} mph or less. Ask your town.${elsewhere}`
    : `${subject}. Ask your town which roads it may use.${elsewhere}`
}

/** Shared by all towns. */
export const townRentalPage = {
  meta: ({ name, stateCode }: Pick<Town, 'name' | 'stateCode'>, away: string) => ({
    title: `Golf cart rental in ${name}, ${stateCode}`,
    description: `Rent a golf cart in ${name}, ${stateCode}, a four-seater for ${aDay} a day, delivered free in the town area. ${capitalized(away)}.`,
  }),
  heading: (town: string) => `Golf cart rental in ${town}`,
  pricingLink: 'See prices',
  contactLink: 'Contact us',
  featuresHeading: 'In every rental',
  features: ({ name: town, state }: Pick<Town, 'name' | 'state'>, showroom: string, charge: string) =>
    [
      ...(plated.length > 0
        ? [{ id: 'street-legal', title: 'Street legal with seat belts', text: platedText(state) } as const]
        : []),
      ...(charge ? [{ id: 'charged', title: 'Fully charged', text: charge } as const] : []),
      ...ifPromised('rentersReachUsAnyHour', {
        id: 'support',
        title: '24/7 customer support',
        text: 'Renters reach us at any hour.',
      }),
      {
        id: 'pickup',
        title: 'Flexible pickup and return',
        text: `At the ${showroom} or at your door in ${town}.`,
      },
      ...ifPromised('rentalInsurance', {
        id: 'insurance',
        title: 'Insurance included',
        text: 'Liability only: damage to the cart is yours.',
      }),
      {
        id: 'fees',
        title: 'No hidden fees',
        text: `Delivery in ${town} included.`,
      },
    ] as const,
  /** Shown after the text on fees. */
  feesLink: 'The policy lists every fee.',
  pricingHeading: (town: string) => `Prices in ${town}`,
  /** Explains why the rentals page has different prices. */
  priceSource: (town: string) => `With delivery in ${town}.`,
  priceSourceLink: 'Pickup prices',
  reserve: 'RESERVE TODAY',
  savings: (percentage: string, amount: string) => `Save ${percentage}% (${amount})`,
  dailyRate: (rate: string) => `${rate} per day`,
  deliveryHeading: (town: string) => `Delivery in ${town}`,
  freeDelivery: 'Free delivery',
  staysHeading: (town: string) => `Rentals that suit ${town}`,
  neighborsHeading: 'Rentals next door',
  salesLink: (town: string) => `Carts for sale in ${town}`,
  contactHeading: (town: string) => `Reserve a cart for ${town}`,
  contactText: 'We deliver it and pick it up.',
} as const
