import type { HTMLElement } from 'node-html-parser'
import { jsonLd, type Page, readable } from './html.ts'

/**
 * What the page must contain: certain words in one of the selected elements, the number of elements, or attributes that one of
 * them has.
 */
type Expected = string | RegExp | number | Readonly<Record<string, string | RegExp>>

export type Fact = {
  /** The number of the section in docs/product.md. */
  point: string
  route: string
  what: string
  /** Which part of the page: a CSS selector, or its structured data. */
  place: string
  expected: Expected
}

export const structuredData = 'structured data'

/** Each row is [point, what, place, expected]. An empty place means <main>, without header and footer. */
export const factsOf = (route: string, rows: readonly (readonly [string, string, string, Expected])[]): Fact[] =>
  rows.map(([point, what, place, expected]) => ({ point, route, what, place: place || 'main', expected }))

/** Formats '$1,050', or with two fraction digits '$228.34'. */
export const dollars = (amount: number, fractionDigits = 0): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })

const texts = new WeakMap<HTMLElement, string>()
function textOf(element: HTMLElement): string {
  const text = texts.get(element) ?? readable(element)
  texts.set(element, text)
  return text
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the text contains these words, with each figure as a whole: '$250' does not contain '$25', and '3.5 days' does not contain '5 days'. */
export function says(text: string, expected: string | RegExp): boolean {
  if (expected instanceof RegExp) return expected.test(text)
  const before = /^[\d$]/.test(expected) ? '(?<![\\d$]|\\d[.,])' : ''
  const after = /\d$/.test(expected) ? '(?!\\d|[.,]\\d|%)' : ''
  return new RegExp(before + escaped(expected) + after).test(text)
}

/** The text of each selected element, or the page's structured data. */
export const textsAt = (page: Page, place: string): string[] =>
  place === structuredData ? [JSON.stringify(jsonLd(page))] : page.document.querySelectorAll(place).map(textOf)

/** Returns why a page does not state a fact; null if it does. */
export function missing(page: Page, { place, expected }: Fact): string | null {
  if (typeof expected === 'string' || expected instanceof RegExp) {
    const texts = textsAt(page, place)
    if (texts.length === 0) return `no element matches ${place}`
    return texts.some((text) => says(text, expected)) ? null : texts.join(' | ')
  }
  const elements = page.document.querySelectorAll(place)
  if (typeof expected === 'number')
    return elements.length === expected ? null : `${elements.length} elements match ${place}`
  if (elements.length === 0) return `no element matches ${place}`
  return elements.some((element) => hasAttributes(element, expected))
    ? null
    : elements.map(({ rawAttrs }) => rawAttrs).join(' | ')
}

const hasAttributes = (element: HTMLElement, expected: Readonly<Record<string, string | RegExp>>): boolean =>
  Object.entries(expected).every(([name, value]) => {
    const attribute = element.getAttribute(name)
    return attribute !== undefined && (value instanceof RegExp ? value.test(attribute) : attribute === value)
  })
