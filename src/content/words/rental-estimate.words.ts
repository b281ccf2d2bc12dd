import { business } from '../dealer/facts/business.facts.ts'
import { type RentalCart, rentalCarts, rentalLimits, rentalTerms } from '../dealer/facts/rentals.facts.ts'
import { aShowroom } from '../dealer/facts/showroom-phrases.facts.ts'
import { ofRentals, rentalCartName } from '../dealer/rental-prices.ts'
import { capitalized } from '../format/capitalized.ts'
import { usd } from '../format/money.ts'
import { photoAlt } from './photo-alt.words.ts'
import { cartsInWords } from './rental-carts.words.ts'
import { estimateForm } from './rental-estimate-form.words.ts'

const { incrementHours, maximumDays } = rentalLimits
const { liability, propertyDamage } = ofRentals(rentalTerms)

const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

const aCart = (cart: RentalCart): string => {
  const name = rentalCartName(cart)
  return `${/^(?:8|11|18|[aeio])/i.test(name) ? 'an' : 'a'} ${name}`
}
const anyCart = (): string => {
  const carts = rentalCarts.map(({ id }) => aCart(id))
  return [carts.slice(0, -1).join(', '), ...carts.slice(-1)].filter(Boolean).join(' or ')
}

export const estimateCopy = {
  heading: 'What will it cost?',
  pictureAlt: photoAlt('place/camp-evening', 'A six-seat cart beside a lit tent under tall pines in the evening'),
  intro: 'Your dates, our posted prices, one total. Nothing is booked until you call.',
  /** 'two 6 seaters' */
  carts: cartsInWords,
  /** 'two 6 seaters and one utility cart' */
  allCarts: (orders: readonly { cart: RentalCart; quantity: number }[]): string =>
    orders.map(({ cart, quantity }) => estimateCopy.carts(cart, quantity)).join(' and '),
  cartCount: (count: number): string => `${count} ${plural(count, 'cart')}`,
  days: (count: number): string => `${count} ${plural(count, 'day')}`,
  form: estimateForm,
  problems: {
    heading: (count: number): string => (count === 1 ? 'One thing to correct' : `${count} things to correct`),
    cart: `Choose ${anyCart()}.`,
    quantity: (most: number): string => `We price 1 to ${most} carts here. For a larger order call ${business.phone}.`,
    from: 'The first day isn’t a date. Use the form 2027-07-01.',
    to: 'The day of return isn’t a date. Use the form 2027-07-31.',
    noFrom: 'Choose the first day.',
    noTo: 'Choose the day the carts go back.',
    past: (date: string): string => `${date} has passed. Choose today or a later day.`,
    sameDay: (next: string): string =>
      `A rental lasts at least one day of ${incrementHours} hours. The earliest return is ${next}.`,
    backwards: (to: string, from: string): string => `${to} is before the first day, ${from}.`,
    tooLong: (days: number, latest: string): string =>
      `That is ${days} days. One rental runs ${maximumDays} days at most: until ${latest}.`,
    town: `We have no town by that name. Choose one from the list, or pick up at ${aShowroom}.`,
    rates: 'There are two price lists: rentals and town. Choose one of them.',
  },
  /** Shown in place of an order that exceeds the longest rental. */
  longest: {
    link: (from: string, to: string): string => `Show ${from} to ${to}`,
    text: `To keep the carts longer, call ${business.phone} before that day. After ${maximumDays} days a new rental begins.`,
  },
  bill: {
    empty: {
      heading: 'Pick your dates',
      text: 'Choose the first day and the day the carts go back. The total appears here, item by item, with the deposit and delivery.',
    },
    rejection: {
      heading: 'No total yet',
      text: 'The form says what to correct. If you’d rather talk it through, call us.',
    },
    where: { pickup: `Pickup at ${aShowroom}` },
    source: {
      rentals: 'Prices posted on our rentals page',
      town: (town: string): string => `Prices posted on our ${town} rental page`,
      anyTown: 'Prices posted on our town rental pages',
    },
    items: 'What’s in the total',
    plan: (label: string, days: number): string => `${label} plan, ${estimateCopy.days(days)}`,
    plans: (count: number, label: string, days: number): string =>
      label === 'Daily'
        ? `${count} days at the daily price`
        : `${count} ${label.toLowerCase()} plans, ${days} days each`,
    daily: 'One day at the daily price',
    /** Labels for an order with two kinds of cart. */
    ofKind: (cart: RentalCart, label: string): string =>
      `${capitalized(rentalCartName(cart))}: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
    /** Another kind in the same order. */
    another: 'Another kind of cart as well?',
    addKind: (cart: RentalCart): string => `Add ${aCart(cart)}`,
    addedDays: (count: number): string => `${count} added ${plural(count, 'day')}`,
    each: (carts: number, price: string): string => `${carts} carts at ${price}`,
    eachPlan: (carts: number, plans: number, price: string): string =>
      carts === 1 ? `${plans} at ${price}` : `${carts} carts, ${plans} at ${price} each`,
    renewal: (label: string, price: string, carts: number): string =>
      `The ${label.toLowerCase()} plan renews at ${price} per day${carts === 1 ? '' : ' and cart'}`,
    /** Shown when the plan is longer than the rental. */
    longerPlan: (days: number): string => `You need ${estimateCopy.days(days)}; this longer plan is cheaper`,
    byTheDay: (price: string): string => `By the day it would be ${price}`,
    delivery: {
      pickup: { label: `Pickup and return at ${aShowroom}`, note: 'Choose a town to add delivery', amount: usd(0) },
      label: (town: string): string => `Delivery and pickup, ${town}`,
      inArea: (town: string, distance: string, showroom: string): string =>
        `Free within the ${town} area. ${distance} from the ${showroom}`,
      once: 'Once for the whole order.',
      free: 'Free',
    },
    insurance: {
      label: 'Insurance',
      notes: [
        `${usd(liability.perPerson)} / ${usd(liability.perAccident)} liability, ${usd(propertyDamage)} property damage`,
      ],
      amount: 'Included',
    },
    total: 'Total',
    deposit: {
      label: 'Refundable deposit, not in the total',
      each: (carts: number, price: string): string => `${carts} at ${price}`,
      note: (carts: number, prices: string): string =>
        `${prices}. You get it back after we’ve inspected the ${plural(carts, 'cart')}.`,
    },
    call: 'Call to reserve',
    callShort: 'Call',
    send: 'Send this estimate',
    note: 'Nothing is booked until we confirm it. Sending opens the contact form with the message filled in. Prices are subject to availability.',
    calendar: 'Add to calendar',
    print: 'Print',
    seeItems: 'See items',
    announce: (total: string, deposit: string): string => `Total ${total}, plus a ${deposit} refundable deposit.`,
  },
  /** Copy about keeping the carts longer. */
  stay: {
    limit: {
      heading: (date: string, day: number): string =>
        `${date} is day ${day}. One rental runs ${maximumDays} days at most.`,
      text: (first: string, last: string, carts: number, daily: string, back: string): string =>
        `The total covers ${first} to ${last}: ${maximumDays} days of ${incrementHours} hours. ${carts === 1 ? 'The cart goes' : 'The carts go'} back on ${back}, at the same time of day ${carts === 1 ? 'it' : 'they'} arrived. To keep going, call before then: a new rental begins on ${back}, from ${daily} a day${plural(carts, '', ' for each cart')}, if ${plural(carts, 'one is', 'they are')} free.`,
    },
    paid: {
      heading: (date: string, carts: number): string =>
        `Keep ${plural(carts, 'it', 'them')} until ${date} for the same total`,
      text: (days: number): string =>
        `The plans in this total pay for ${days} days, so the later return costs nothing more. Early returns are not refunded.`,
    },
    more: {
      heading: (total: string): string => `One more day brings it to ${total}`,
      text: `To keep the carts longer, call before they are due back; it works as long as nobody else has reserved them. One rental runs ${maximumDays} days at most.`,
    },
    link: (date: string): string => `Return on ${date} instead`,
  },
  calendar: {
    label: (first: string, last: string, back: string): string =>
      `${first === last ? `${first} is covered.` : `${first} to ${last} are covered.`} The carts go back on ${back}.`,
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    back: 'back',
  },
  prices: {
    heading: 'Where the price comes from',
    text: 'We check every combination of plans and extra days and use the cheapest. The plan in use is marked.',
    caption: (cart: string): string => `Posted prices, ${cart}, each`,
    length: 'Each cart',
    rentals: 'Rentals page',
    town: (town: string): string => `${town} page`,
    anyTown: 'Town pages',
    addedDay: 'An extra day',
    used: 'in this estimate',
    perDay: (price: string): string => `${price} a day`,
    renewalNote: 'The price of an extra day is posted on the rentals page. We use it with both lists.',
    /** Both price lists apply: rentals from a showroom and rentals delivered in town are priced separately. */
    other: {
      rentals: (total: string): string =>
        `Rentals from the showroom are priced separately, with delivery by the mile. At those prices this rental is ${total}.`,
      town: (town: string, total: string): string =>
        `Rentals delivered in ${town} are priced separately, with free delivery in the ${town} area. At those prices this rental is ${total}.`,
      anyTown: (total: string): string =>
        `Rentals delivered in town are priced separately. At those prices this rental is ${total}.`,
      /** Follows the total at the other list's prices. */
      lower: ', which is less: ask for it when you call',
      higher: ', which is more',
      link: {
        rentals: 'Use the rentals page prices',
        town: (town: string): string => `Use the ${town} prices`,
        anyTown: 'Use the town prices',
      },
    },
    same: 'Both price lists come to the same total.',
  },
  /** The start of the message in the contact form. */
  message: ({
    carts,
    dates,
    days,
    where,
    total,
    source,
    deposit,
    full,
  }: Record<'carts' | 'dates' | 'days' | 'where' | 'total' | 'source' | 'deposit' | 'full', string>): string =>
    `I would like to rent ${carts}, ${dates} (${days}), ${where}. Your estimate: ${total}, plus a deposit of ${deposit}. ${source}. ${full ? `Your site says: ${full} Please tell me what is possible.` : 'Please tell me whether the dates are free.'}\n`,
  messageWhere: {
    pickup: `picked up at ${aShowroom}`,
    town: (town: string, stateCode: string): string => `delivered to ${town}, ${stateCode}`,
  },
  calendarFile: {
    summary: (carts: string): string => `Golf carts from ${business.shortName}: ${carts}`,
    back: (carts: string): string => `Golf carts go back: ${carts}`,
    backNote: `At the same time of day they arrived. To keep them longer, call ${business.phone} before then.`,
    estimate: (total: string, deposit: string): string =>
      `An estimate, not a booking: ${total}, plus a ${deposit} refundable deposit. To reserve, call ${business.phone}.`,
    noFile: 'This estimate has no calendar file. ',
  },
} as const
