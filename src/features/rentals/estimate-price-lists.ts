import {
  type RentalCart,
  rentalCarts,
  rentalPeriodOrder,
  rentalPeriods,
} from '../../content/dealer/facts/rentals.facts.ts'
import { type RateReading, rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { usd, usdCents, usdShort } from '../../content/format/money.ts'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import { type RatesParameter, ratesParameter } from '../../domain/rentals/estimate-request.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import { type Estimate, type EstimateRequest, estimateRental, ordersOf } from '../../domain/rentals/rental-estimate.ts'
import type { EstimateLink } from './estimate-links.ts'

export type PriceRow = {
  readonly title: string
  readonly days: string
  readonly prices: readonly {
    readonly rates: RatesParameter
    readonly price: string
    readonly perDay: string | undefined
    readonly used: boolean
  }[]
  readonly addedDay: string
}

export type PriceLists = {
  readonly town: { readonly slug: string; readonly name: string } | undefined
  readonly tables: readonly { readonly cartName: string; readonly rows: readonly PriceRow[] }[]
  /** undefined when there is no other total, or it is the same. */
  readonly other: { readonly text: string; readonly link: EstimateLink } | undefined
  readonly same: boolean
}

export function priceLists(
  cart: RentalCart,
  request: EstimateRequest | undefined,
  estimate: Estimate | undefined,
  search: EstimateSearch,
): PriceLists {
  const town = request?.town
  const kinds = request ? ordersOf(request).map((order) => order.cart) : [cart]
  const tables = kinds.map((kind) => ({
    cartName: rentalCarts.find(({ id }) => id === kind)?.name ?? '',
    rows: priceRows(kind, request, estimate),
  }))
  const prices = { town: town && { slug: town.slug, name: town.name }, tables }
  if (!request || !estimate) return { ...prices, other: undefined, same: false }
  const reading = request.reading === 'townPage' ? 'rentalsPage' : 'townPage'
  const otherTotal = estimateRental({ ...request, reading }).totalCents
  return otherTotal === estimate.totalCents
    ? { ...prices, other: undefined, same: true }
    : { ...prices, other: otherList(reading, town, otherTotal, otherTotal < estimate.totalCents, search), same: false }
}

function priceRows(cart: RentalCart, request: EstimateRequest | undefined, estimate: Estimate | undefined): PriceRow[] {
  const used = new Set(
    estimate?.items.flatMap((item) =>
      item.kind === 'delivery' || item.order.cart !== cart ? [] : [item.part.plan.period],
    ),
  )
  const { rates, renewals } = rentalPricesOf(cart)
  return rentalPeriodOrder.map((period): PriceRow => {
    const { label, days } = rentalPeriods[period]
    return {
      title: label,
      days: copy.days(days),
      prices: (['rentalsPage', 'townPage'] as const).map((reading) => {
        const price = rates[reading][period]
        return {
          rates: ratesParameter(reading),
          price: usd(price),
          perDay: days === 1 ? undefined : copy.prices.perDay(usdCents(price / days)),
          used: request?.reading === reading && used.has(period),
        }
      }),
      addedDay: usdShort(period === 'daily' ? rates.rentalsPage.daily : renewals[period]),
    }
  })
}

/** The total from the other list, which is valid too, since both lists are published. */
function otherList(
  reading: RateReading,
  town: Town | undefined,
  cents: number,
  isLower: boolean,
  search: EstimateSearch,
): PriceLists['other'] {
  const { other } = copy.prices
  const total = `${usdShort(cents / 100)}${other[isLower ? 'lower' : 'higher']}`
  const toOther = { ...search, rates: ratesParameter(reading) }
  if (reading === 'rentalsPage') {
    return { text: other.rentals(total), link: { search: toOther, label: other.link.rentals } }
  }
  return town
    ? { text: other.town(town.name, total), link: { search: toOther, label: other.link.town(town.name) } }
    : { text: other.anyTown(total), link: { search: toOther, label: other.link.anyTown } }
}
