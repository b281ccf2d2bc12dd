import { dateRange } from '../../content/format/calendar-date.ts'
import { usdShort } from '../../content/format/money.ts'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import { checkEstimate } from './estimate-request.ts'
import { type EstimateSearch, readEstimateSearch } from './estimate-search.ts'
import { loadFullDays } from './full-days.functions.ts'
import { type EstimateRequest, estimateRental, ordersOf } from './rental-estimate.ts'

const dollars = (cents: number): string => usdShort(cents / 100)

export function priceSource({ reading, town }: EstimateRequest): string {
  const { source } = copy.bill
  if (reading === 'rentalsPage') return source.rentals
  return town ? source.town(town.name) : source.anyTown
}

export function estimateWords(request: EstimateRequest) {
  const { from, to, days, town } = request
  const { totalCents, depositCents } = estimateRental(request)
  return {
    carts: copy.allCarts(ordersOf(request)),
    dates: dateRange(from, to),
    days: copy.days(days),
    where: town ? copy.messageWhere.town(town.name, town.stateCode) : copy.messageWhere.pickup,
    total: dollars(totalCents),
    deposit: dollars(depositCents),
    source: priceSource(request),
  }
}

/** The message for `/contact?estimate=<query of the estimate>`; empty if the query is not a valid estimate. */
export async function estimateMessage(query: string): Promise<string> {
  const search: EstimateSearch = readEstimateSearch(Object.fromEntries(new URLSearchParams(query)))
  const { request } = checkEstimate(search, undefined)
  if (!request) return ''
  const full = await loadFullDays(search)
  return copy.message({ ...estimateWords(request), full: full?.heading ?? '' })
}
