import { type RentalCart, rentalCarts, rentalLimits, rentalPeriods } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { ifPromised } from '../../content/dealer/if-promised.ts'
import { rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import { dateRange, longDate, monthDay } from '../../content/format/calendar-date.ts'
import { capitalized } from '../../content/format/capitalized.ts'
import { usd, usdShort } from '../../content/format/money.ts'
import { measuredFrom } from '../../content/words/delivery-rule.words.ts'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import { rentalTown } from '../../domain/rentals/cart-delivery.ts'
import { cartOfParameter, cartParameter } from '../../domain/rentals/estimate-address.ts'
import { priceSource } from '../../domain/rentals/estimate-message.ts'
import { checkEstimate, type EstimateProblems, firstCart } from '../../domain/rentals/estimate-request.ts'
import type { EstimateField, EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import { addDays, dateIn, nextHour, weekday } from '../../domain/rentals/rental-days.ts'
import {
  type CartOrder,
  type Estimate,
  type EstimateItem,
  type EstimateRequest,
  estimateRental,
  ordersOf,
} from '../../domain/rentals/rental-estimate.ts'
import type { EstimateLink } from './estimate-links.ts'
import { type PriceLists, priceLists } from './estimate-price-lists.ts'

export type BillRow = { readonly label: string; readonly notes: readonly string[]; readonly amount: string }

export type EstimateDay = {
  readonly date: string
  readonly label: string
  readonly kind: 'outside' | 'rented' | 'back'
}

export type EstimateBill = {
  readonly heading: string
  readonly dates: string
  readonly where: string
  readonly source: string
  readonly orders: readonly CartOrder[]
  readonly more: readonly EstimateLink[]
  readonly rows: readonly BillRow[]
  readonly total: string
  readonly summary: string
  readonly announcement: string
  readonly deposit: BillRow
  readonly calendar: { readonly label: string; readonly days: readonly EstimateDay[] }
  readonly stay: {
    readonly limit: boolean
    readonly heading: string
    readonly text: string
    readonly links: readonly EstimateLink[]
  }
  readonly town: string | undefined
}

export type EstimateView = {
  readonly values: Readonly<Record<EstimateField, string>>
  readonly problems: EstimateProblems
  readonly cart: RentalCart
  readonly bill: EstimateBill | undefined
  /** Offered if the rental asked for is too long. */
  readonly longest: EstimateLink | undefined
  readonly prices: PriceLists
  /** HTTP date. From then on the page may be wrong, since one of its dates may have passed. */
  readonly expires: string | undefined
}

export function estimateView(search: EstimateSearch, now: Date): EstimateView {
  const check = checkEstimate(search, dateIn(timeZone, now))
  const { values, problems, request, latestReturn } = check
  const cart = cartOfParameter(values.cart) ?? firstCart
  const estimate = request && estimateRental(request)
  const dated = values.from !== '' || values.to !== ''
  return {
    values,
    problems,
    cart,
    bill: request && estimate ? billOf(request, estimate, search) : undefined,
    longest: latestReturn
      ? {
          search: { ...search, to: latestReturn },
          label: copy.longest.link(monthDay(values.from), longDate(latestReturn)),
        }
      : undefined,
    prices: priceLists(cart, request, estimate, search),
    expires: dated ? nextHour(now).toUTCString() : undefined,
  }
}

const dollars = (cents: number): string => usdShort(cents / 100)

function billOf(request: EstimateRequest, estimate: Estimate, search: EstimateSearch): EstimateBill {
  const { from, to, days, town } = request
  const orders = ordersOf(request)
  const count = cartsIn(orders)
  const total = dollars(estimate.totalCents)
  const deposit = dollars(estimate.depositCents)
  return {
    heading: capitalized(copy.allCarts(orders)),
    dates: `${dateRange(from, to)}: ${copy.days(days)}`,
    where: town ? `${town.name}, ${town.stateCode}` : copy.bill.where.pickup,
    source: priceSource(request),
    orders,
    more: moreKinds(orders, search),
    rows: [
      ...estimate.items.map((item, index) => itemRow(item, index, request, estimate)),
      ...ifPromised('rentalInsurance', copy.bill.insurance),
    ],
    total,
    summary: `${copy.cartCount(count)}, ${copy.days(days)}`,
    announcement: copy.bill.announce(total, deposit),
    deposit: {
      label: copy.bill.deposit.label,
      notes: [copy.bill.deposit.note(count, depositPrices(orders))],
      amount: deposit,
    },
    calendar: calendarOf(from, to),
    stay: stayOf(request, estimate, search),
    town: town?.slug,
  }
}

const cartsIn = (orders: readonly CartOrder[]): number => orders.reduce((count, { quantity }) => count + quantity, 0)

function depositPrices(orders: readonly CartOrder[]): string {
  const prices = orders.map(({ cart, quantity }) => {
    const price = usd(rentalPricesOf(cart).deposit)
    return cartsIn(orders) === 1 ? price : copy.bill.deposit.each(quantity, price)
  })
  return prices.join(', ')
}

/** Links that add a second kind of cart, if the order has room for one. */
const moreKinds = (orders: readonly CartOrder[], search: EstimateSearch): EstimateLink[] =>
  orders.length > 1 || cartsIn(orders) >= copy.form.mostCarts
    ? []
    : rentalCarts
        .filter(({ id }) => !orders.some(({ cart }) => cart === id))
        .map(({ id }) => ({
          search: { ...search, cart2: cartParameter(id), quantity2: 1 },
          label: copy.bill.addKind(id),
        }))

function itemRow(item: EstimateItem, index: number, request: EstimateRequest, estimate: Estimate): BillRow {
  const amount = dollars(item.cents)
  if (item.kind === 'delivery') return deliveryRow(request, amount)
  const { plan, plans, addedDays } = item.part
  const { cart, quantity } = item.order
  const { label } = rentalPeriods[plan.period]
  const labelFor = (text: string) => (request.also ? copy.bill.ofKind(cart, text) : text)
  if (item.kind === 'addedDays') {
    const renewal = copy.bill.renewal(label, dollars(plan.renewalCents ?? 0), quantity)
    return { label: labelFor(copy.bill.addedDays(addedDays)), notes: [renewal], amount }
  }
  const notes: string[] = []
  if (plans > 1) notes.push(copy.bill.eachPlan(quantity, plans, dollars(plan.cents)))
  else if (quantity > 1) notes.push(copy.bill.each(quantity, dollars(plan.cents)))
  if (index === 0 && estimate.paidDays > request.days) notes.push(copy.bill.longerPlan(request.days))
  if (index === 0 && !request.also && estimate.byTheDayCents > estimate.totalCents) {
    notes.push(copy.bill.byTheDay(dollars(estimate.byTheDayCents)))
  }
  return { label: labelFor(planLabel(label, plans, plan.days)), notes, amount }
}

function planLabel(label: string, plans: number, days: number): string {
  if (plans > 1) return copy.bill.plans(plans, label, days)
  return days === 1 ? copy.bill.daily : copy.bill.plan(label, days)
}

function deliveryRow({ town, reading }: EstimateRequest, amount: string): BillRow {
  const { delivery } = copy.bill
  if (!town) return { label: delivery.pickup.label, notes: [delivery.pickup.note], amount: delivery.pickup.amount }
  const { distance, from, fee, sum } = rentalTown(town.slug)
  const label = delivery.label(town.name)
  if (reading === 'townPage')
    return { label, notes: [delivery.inArea(town.name, distance, from)], amount: delivery.free }
  return fee > 0
    ? { label, notes: [`${sum} ${delivery.once}`, measuredFrom], amount }
    : { label, notes: [sum, measuredFrom], amount: delivery.free }
}

function calendarOf(from: string, to: string): EstimateBill['calendar'] {
  const days: EstimateDay[] = []
  for (let date = addDays(from, -weekday(from)); date <= addDays(to, 6 - weekday(to)); date = addDays(date, 1)) {
    const day = String(Number(date.slice(-2)))
    const opensMonth = day === '1' || days.length === 0
    days.push({
      date,
      label: opensMonth ? `${monthDay(date).slice(0, 3)} ${day}` : day,
      kind: date === to ? 'back' : date >= from && date < to ? 'rented' : 'outside',
    })
  }
  return { label: copy.calendar.label(monthDay(from), monthDay(addDays(to, -1)), monthDay(to)), days }
}

function stayOf(request: EstimateRequest, estimate: Estimate, search: EstimateSearch): EstimateBill['stay'] {
  const { from, to, days, reading } = request
  const orders = ordersOf(request)
  const quantity = cartsIn(orders)
  const { limit, paid, more, link } = copy.stay
  if (days === rentalLimits.maximumDays) {
    return {
      limit: true,
      heading: limit.heading(monthDay(to), days + 1),
      text: limit.text(
        monthDay(from),
        monthDay(addDays(to, -1)),
        quantity,
        usd(Math.min(...orders.map(({ cart }) => rentalPricesOf(cart).rates[reading].daily))),
        monthDay(to),
      ),
      links: [],
    }
  }
  if (estimate.paidDays > days) {
    const until = addDays(from, estimate.paidDays)
    return {
      limit: false,
      heading: paid.heading(monthDay(until), quantity),
      text: paid.text(estimate.paidDays),
      links: [{ search: { ...search, to: until }, label: link(monthDay(until)) }],
    }
  }
  const next = addDays(to, 1)
  return {
    limit: false,
    heading: more.heading(dollars(estimateRental({ ...request, days: days + 1 }).totalCents)),
    text: more.text,
    links: [{ search: { ...search, to: next }, label: link(monthDay(next)) }],
  }
}
