import { seatsOnOffer } from '../../content/dealer/facts/seats.facts.ts'
import type { Filters } from './inventory-search.ts'

export type WordsRead = {
  filters: Pick<Filters, 'seats' | 'max-price'>
  rest: string[]
}

export const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const priceLimit =
  /\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k?)\b/
const fillers = new Set([
  'a',
  'an',
  'the',
  'for',
  'with',
  'and',
  'or',
  'in',
  'of',
  'to',
  'golf',
  'cart',
  'carts',
  'car',
])

/** A number of seats that no cart has is read as the next larger one, or as the largest. @param isSeatWord also accepts near misspellings */
export function readWords(search: string, isSeatWord: (word: string) => boolean): WordsRead {
  const [limit, dollars = '', thousands] = priceLimit.exec(search) ?? []
  const price = Math.floor(Number(dollars.replaceAll(',', '')) * (thousands ? 1000 : 1))
  const words = plainWords(limit ? search.replace(limit, ' ') : search)
  const rest: string[] = []
  let seats: number | undefined
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = [words[at], words[at + 1]]
    const saidBefore = isSeatWord(word) && next !== undefined && countOf(next) !== undefined
    const count = countOf(saidBefore && next ? next : word)
    if (saidBefore || (count !== undefined && (next === undefined ? words.length === 1 : isSeatWord(next)))) {
      seats = count
      at++
    } else if (!fillers.has(word)) rest.push(word)
  }
  const option = seats && (seatsOnOffer.find((each) => each >= seats) ?? seatsOnOffer.at(-1))
  return { filters: { ...(option && { seats: option }), ...(price > 0 && { 'max-price': price }) }, rest }
}

/** '6seater' and 'six-seater' become two words. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b(\d)(?=[a-z]{4})/g, '$1 ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

function countOf(word: string): number | undefined {
  const count = numbers.includes(word) ? numbers.indexOf(word) : /^\d$/.test(word) ? Number(word) : 0
  return count || undefined
}
