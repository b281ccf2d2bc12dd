import MiniSearch from 'minisearch'
import { makers } from '../../content/dealer/facts/makers.facts.ts'
import { ifOffered } from '../../content/dealer/if-offered.ts'
import { capitalized } from '../../content/format/capitalized.ts'
import type { CardVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts'
import { type FilterRow, filterRows, filterText } from './filters.ts'
import type { InventoryIndex } from './inventory-index.ts'
import { type Filters, filterOptions, filtersSet, type InventorySearch, squeezed } from './inventory-search.ts'
import { answersTo } from './search-answers.ts'
import { numbers, readWords } from './search-words.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'

type Meaning = { filters: Filters; text: string; isName: boolean }

const MOST_NEAREST = 3
const MOST_WORDS_OF_A_NAME = 3
const seatWords = [
  'seat',
  'seats',
  'seater',
  'seaters',
  'seated',
  'seating',
  'passenger',
  'passengers',
  'person',
  'people',
]

const otherNames: readonly (readonly [Filters, ...string[]])[] = [
  [{ 'street-legal': 'yes' }, 'road legal', 'street ready', 'lsv', 'low speed vehicle'],
  [{ lifted: 'yes' }, 'lift kit', 'off road'],
  [{ cargo: 'yes' }, 'cargo', 'utility', 'utility bed', 'dump bed', 'flatbed'],
  ...ifOffered('usedCarts', [{ condition: 'used' }, 'pre owned', 'second hand'], [{ condition: 'new' }, 'brand new']),
  [{ stock: 'in' }, 'available'],
]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export class SearchSuggestions {
  /** Each document is one spelling, reduced to letters and digits, so that spaces and hyphens do not matter. */
  readonly #spellings = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: {
      // One letter in four may be wrong; none in 'rxv' or '6'.
      fuzzy: (term) => (term.length < 4 ? false : 0.25),
      prefix: (term) => term.length > 3,
    },
  })
  readonly #meanings = new Map<string, Meaning | 'seats'>()

  static *of(vehicles: readonly Vehicle[]): Generator<void, SearchSuggestions> {
    const suggestions = new SearchSuggestions()
    for (const word of seatWords) suggestions.#add(word, 'seats')
    for (const name of new Set(vehicles.map(({ brand }) => brand))) suggestions.#addBrand(name)
    for (const { name, alsoCalled } of makers) suggestions.#addBrand(name, alsoCalled)
    for (const filters of filtersSaid) suggestions.#add(textOf(filters), meaningOf(filters))
    for (const [filters, ...names] of otherNames) {
      for (const name of names) suggestions.#add(name, meaningOf(filters))
    }
    for (const name of new Set(vehicles.map((vehicle) => vehicle.name))) {
      suggestions.#addModel(name)
      yield
    }
    return suggestions
  }

  #add(spelling: string, meaning: Meaning | 'seats'): void {
    const id = squeezed(spelling)
    if (id === '' || this.#meanings.has(id)) return
    this.#meanings.set(id, meaning)
    this.#spellings.add({ id })
  }

  #addBrand(name: string, alsoCalled: readonly string[] = []): void {
    const brand = squeezed(name)
    this.#add(name, { filters: { brand }, text: name, isName: true })
    const meaning = this.#meanings.get(brand)
    if (meaning) for (const other of alsoCalled) this.#add(other, meaning)
  }

  /** Adds sequences of up to three words: 'rover', 'rover xl', but not the number of a unit. */
  #addModel(name: string): void {
    const words = name.split(/\s+/)
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS_OF_A_NAME); to++) {
        const part = words.slice(from, to).join(' ')
        if (/[a-z]{3}|[a-z]\d/i.test(part) && !/\d{3}/.test(part))
          this.#add(part, { filters: { search: part.toLowerCase() }, text: part, isName: true })
      }
    }
  }

  #meaningOf(spelling: string): Meaning | 'seats' | undefined {
    const exact = this.#meanings.get(spelling)
    if (exact) return exact
    // A correction never changes, adds or drops a number.
    const [best] = this.#spellings.search(spelling).filter(({ id }) => digitsOf(String(id)) === digitsOf(spelling))
    return best && this.#meanings.get(String(best.id))
  }

  #read(search: string): Meaning[] {
    const { filters, rest } = readWords(search, (word) => this.#meaningOf(word) === 'seats')
    const meanings: Meaning[] = []
    for (let at = 0; at < rest.length; ) {
      const runs = [3, 2, 1].filter((length) => at + length <= rest.length)
      const length = runs.find((each) => this.#understood(rest.slice(at, at + each), each > 1)) ?? 0
      const meaning = length > 0 ? this.#understood(rest.slice(at, at + length), length > 1) : undefined
      if (meaning && !meanings.some(({ text }) => text === meaning.text)) meanings.push(meaning)
      at += length || 1
    }
    if (filters.seats) meanings.push(meaningOf({ seats: filters.seats }))
    if (filters['max-price']) meanings.push(meaningOf({ 'max-price': filters['max-price'] }))
    return meanings
  }

  #understood(words: readonly string[], isRun: boolean): Meaning | undefined {
    const spelling = words.join('')
    const meaning =
      this.#meanings.get(spelling) ??
      (isRun && words.some((word) => this.#meanings.has(word)) ? undefined : this.#meaningOf(spelling))
    return meaning === 'seats' ? undefined : meaning
  }

  for(search: InventorySearch, index: InventoryIndex): Suggestions {
    const { search: text, page: _page, ...filters } = search
    const isUnknown = text !== undefined && index.view({ search: text }).matching === 0
    const rows = filterRows(index.view(search).offered)
    const candidates = isUnknown ? this.#worded(text, filters, index) : relaxed(search, rows)
    const suggestions: Suggestion[] = isUnknown ? [] : unsaid(search, index)
    const near = new Map<string, CardVehicle>()
    for (const { text: words, search: tried } of candidates) {
      const { matching, shown } = index.view(tried)
      // A filter that no cart matches is still suggested if the search has no other: the page then says 'ask us'.
      const isAsked = isUnknown && filtersSet(tried).length === 1
      if ((matching > 0 || isAsked) && !suggestions.some((before) => before.text === words))
        suggestions.push({ text: words, search: tried, count: matching })
      for (const vehicle of [...shown.filter(({ inStock }) => inStock), ...shown]) near.set(vehicle.id, vehicle)
    }
    const nearest = near.size > 0 ? [...near.values()] : index.view({ stock: 'in' }).shown
    return {
      suggestions,
      nearest: nearest.slice(0, MOST_NEAREST),
      isNear: near.size > 0,
      answers: answersTo(search),
    }
  }

  /** Suggests all meanings together, then each one alone, and drops the other filters if nothing would match with them. */
  #worded(text: string, others: InventorySearch, index: InventoryIndex): Omit<Suggestion, 'count'>[] {
    const meanings = this.#read(text)
    const together: Meaning[] =
      meanings.length > 1
        ? [
            {
              filters: Object.assign({}, ...meanings.map((meaning) => meaning.filters)),
              text: meanings
                .map((meaning, at) => (at === 0 || meaning.isName ? meaning.text : lowerFirst(meaning.text)))
                .join(', '),
              isName: false,
            },
          ]
        : []
    return [...together, ...meanings].map(({ filters, text: words, isName }) => {
      const nextFilters = { ...others, ...filters }
      return {
        text: isName ? `Did you mean ${words}?` : words,
        search: index.view(nextFilters).matching > 0 ? nextFilters : { sort: others.sort, ...filters },
      }
    })
  }
}

const filtersSaid: readonly Filters[] = [
  ...ifOffered('usedCarts', ...filterOptions.condition.map((condition) => ({ condition }))),
  { stock: 'in' },
  { lifted: 'yes' },
  { cargo: 'yes' },
  { 'street-legal': 'yes' },
]

function textOf(filters: Filters): string {
  const [name] = filtersSet(filters)
  if (filters.seats) return `${capitalized(numbers[filters.seats] ?? '')} seats`
  return name ? filterText(name, filters, filterRows()) : ''
}

const meaningOf = (filters: Filters): Meaning => ({ filters, text: textOf(filters), isName: false })

/** Specifications in the search that no cart in the inventory lists. Some carts may still have them, so the page invites visitors to ask. */
const unsaid = (search: InventorySearch, index: InventoryIndex): Suggestion[] =>
  (['lifted', 'cargo', 'street-legal'] as const)
    .map((name) => ({ text: filterText(name, search, filterRows()), search: { [name]: search[name] }, name }))
    .filter(({ name, search: alone }) => search[name] && index.view(alone).matching === 0)
    .map(({ text, search: alone }) => ({ text, search: alone, count: 0 }))

/** The label for a dropped filter. 'Without street legal' would sound like carts that aren't street legal. */
const anyOf: Readonly<Record<string, string>> = {
  'max-price': 'At any price',
  price: 'At any price',
  seats: 'Any number of seats',
  brand: 'Any brand',
  category: 'Any category',
  condition: 'New or used',
  stock: 'Sold out as well',
  lifted: 'Lifted or not',
  cargo: 'With or without a cargo bed',
  'street-legal': 'Street legal or not',
}

const relaxed = (search: InventorySearch, rows: readonly FilterRow[]): Omit<Suggestion, 'count'>[] =>
  filtersSet(search)
    .sort((a, b) => Number(b.endsWith('price')) - Number(a.endsWith('price')))
    .map((name) => ({
      text: anyOf[name] ?? `Without ${lowerFirst(filterText(name, search, rows))}`,
      search: {
        ...search,
        page: undefined,
        [name]: undefined,
        ...(name.endsWith('price') && { sort: search.sort ?? 'price-low' }),
      },
    }))
