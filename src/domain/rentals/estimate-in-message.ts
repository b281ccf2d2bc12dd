import { rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import type { IsoDate } from './rental-days.ts'
import type { CartOrder } from './rental-estimate.ts'

type MessageEstimate = {
  readonly orders: readonly CartOrder[]
  readonly from: IsoDate
  /** The day on which the carts are returned. */
  readonly to: IsoDate
  /** Empty if the carts are picked up. */
  readonly town: string
}

const days = /\b([A-Z][a-z]+ \d{1,2})(?:, (\d{4}))? to ([A-Z][a-z]+ \d{1,2}), (\d{4})\b/
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Reads the carts, dates and town from the text that the site put into the message. The customer may have edited it. @returns undefined if the message contains no usable dates
 */
export function estimateInMessage(message: string): MessageEstimate | undefined {
  const [, first = '', year, last = '', lastYear = ''] = days.exec(message) ?? []
  const [from, to] = [isoDate(first, year ?? lastYear), isoDate(last, lastYear)]
  if (!from || !to || to <= from) return undefined
  const places = towns.map(({ name, stateCode }) => ({
    words: estimateCopy.messageWhere.town(name, stateCode),
    place: `${name}, ${stateCode}`,
  }))
  return {
    orders: rentalCarts.flatMap(({ id }) => {
      const quantity = counts.find((count) => names(message, estimateCopy.carts(id, count)))
      return quantity === undefined ? [] : { cart: id, quantity }
    }),
    from,
    to,
    town: places.find(({ words }) => names(message, words))?.place ?? '',
  }
}

const counts = Array.from({ length: estimateCopy.form.mostCarts }, (_, index) => index + 1)

const names = (message: string, words: string): boolean => new RegExp(`\\b${escaped(words)}\\b`, 'i').test(message)

function isoDate(monthDay: string, year: string): IsoDate | undefined {
  const time = Date.parse(`${monthDay}, ${year} 12:00 UTC`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
