import { type HTMLElement, parse } from 'node-html-parser'
import { readable } from '../tests/support/html.ts'

/** Parts whose text is the same for every town, as in the specification: price lists and terms, benefits, carts of the stock, hours, forms. */
const printedForAll = '.plans, .terms, .points, .popular-carts, .ticks, .door, .visit-strip, .crumbs, form'

const without = (main: HTMLElement, selector: string): string => {
  const copy = parse(main.toString())
  for (const element of copy.querySelectorAll(selector)) element.remove()
  return readable(copy)
}

/** Leaves out the labels of the drawn map, which are hidden from screen readers. */
export const wholeText = (main: HTMLElement): string => without(main, 'svg')
export const ownText = (main: HTMLElement): string => without(main, `svg, ${printedForAll}`)

const LENGTH = 5

/** Runs of five words, lower-cased. The page's own town is replaced by 'town', so that its name alone makes no text unique. */
export function shinglesOf(text: string, town: string): Set<string> {
  const masked = text.toLowerCase().replaceAll(town.toLowerCase(), 'town')
  const words = masked.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
  return new Set(words.slice(LENGTH - 1).map((_, index) => words.slice(index, index + LENGTH).join(' ')))
}

/** The share of the shorter text that also occurs in the other one. */
export function sharedWith(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a]
  return [...shorter].filter((shingle) => longer.has(shingle)).length / shorter.size
}

/** The share of a page's text that no other page has. */
export function uniqueShare(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  return [...own].filter((shingle) => !others.some((other) => other.has(shingle))).length / own.size
}
