import { makers } from '../../../content/dealer/facts/makers.facts.ts'
import { cartMakers } from './known-makers.ts'

/** `E-Z-GO`, `EZGO` and `ez go` are one maker. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Longest first: `Star EV` before a maker called `Star`. */
const names: readonly (readonly [string, string])[] = [
  ...makers.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled].map((own) => [plain(own), name] as const)),
  ...cartMakers.map((name) => [plain(name), name] as const),
].toSorted(([a], [b]) => b.length - a.length)

/** @returns the maker that a title such as '2022 EZGO Liberty' begins with, or '' */
export function brandIn(title: string): string {
  const words = title.replace(/^(?:(?:brand new|new|used|pre-?owned|\d{4}|'\d{2})[\s,]+)+/i, '').split(/\s+/)
  const starts = words.map((_, at) => plain(words.slice(0, at + 1).join('')))
  return names.find(([name]) => starts.includes(name))?.[1] ?? ''
}
