import { HIDDEN_REMOVED, hasHidden } from '../plain-text.ts'
import { findColumn } from '../vehicle-csv.ts'
import {
  MAX_DESCRIPTION,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_IMAGES,
  readPrice,
  UnreadableCell,
  vehicleFields,
} from '../vehicle-fields.ts'
import { emptyPatch, idFromName, readSpecification, type VehiclePatch } from '../vehicle-patch.ts'
import type { ImportRow, Problem } from './import-row.ts'

const partFields = [
  ...['salePrice', 'state', 'model', 'trim', 'bodyStyle', 'productCategory', 'mileageUnit'],
  ...['year', 'vin', 'stockNumber', 'hoursOnMeter', 'mileage', 'condition', 'color'],
] as const
const ownFields = ['id', 'name', 'description', 'brand', 'category', 'price', 'inStock', 'isNew', 'showroom'] as const
const listFields = ['images', 'features'] as const

export type FeedField = (typeof partFields)[number] | (typeof ownFields)[number] | (typeof listFields)[number]

export const feedFieldNames: readonly string[] = [...ownFields, ...listFields, ...partFields]

export const isFeedField = (name: string): name is FeedField => feedFieldNames.includes(name)

export const isListField = (name: string): boolean => listFields.some((field) => field === name)

/** `field` is one of feedFieldNames, or any column of our own files (`topSpeed`, `spec:drive`). */
export type FeedCell = { field: string; header: string; text: string }

/** An empty cell leaves its field unchanged, except the price, which becomes 'call for price', and the showroom, which becomes either. */
export function readFeedRow(cells: readonly FeedCell[], line: number): ImportRow {
  const row = new FeedRow(cells, line)
  row.readIdentity()
  row.readPrice()
  row.readFlags()
  row.readShowroom()
  row.readTexts()
  row.readLists()
  row.readOwnColumns()
  return row.result
}

const maxItems = { images: MAX_IMAGES, features: MAX_FEATURES }

const inStockWords = /^(?:in ?stock|available|yes|y|true|1|limited availability|active|live)$/
const soldWords =
  /^(?:out of stock|not available|unavailable|sold|pending|sale pending|reserved|on hold|in transit|pre ?order|back ?order|discontinued|no|n|false|0|inactive)$/
const newWords = /^(?:new|n)$/
const usedWords = /^(?:used|u|cpo|c|certified|certified pre owned|pre ?owned|refurbished|demo)$/

const words = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')

const specifications = ['year', 'vin', 'stockNumber', 'hoursOnMeter', 'condition', 'color']
const readElsewhere = new Set([...feedFieldNames])

class FeedRow {
  readonly #patch: VehiclePatch = emptyPatch()
  readonly #problems: Problem[] = []
  readonly #warnings: Problem[] = []
  readonly #cells: readonly FeedCell[]
  readonly #line: number
  constructor(cells: readonly FeedCell[], line: number) {
    this.#cells = cells
    this.#line = line
    for (const cell of cells) if (hasHidden(cell.text)) this.#warn(cell, HIDDEN_REMOVED)
  }

  get result(): ImportRow {
    const row: ImportRow = { line: this.#line, patch: this.#patch, problems: this.#problems }
    return this.#warnings.length > 0 ? { ...row, warnings: this.#warnings } : row
  }

  #cell(field: FeedField): FeedCell | undefined {
    return this.#cells.find((cell) => cell.field === field)
  }

  #text(field: FeedField): string {
    return this.#cell(field)?.text ?? ''
  }

  #read(cell: FeedCell, read: () => void): void {
    try {
      read()
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      this.#problems.push({ line: this.#line, column: cell.header, reason: error.message })
    }
  }

  #set(field: string, value: string): void {
    if (value !== '') this.#patch.fields[field] = value
  }

  readIdentity(): void {
    const parts = (['year', 'brand', 'model', 'trim'] as const).map((field) => this.#text(field))
    const name = this.#text('name') || parts.filter((part) => part !== '').join(' ')
    this.#set('name', name.replaceAll(/\s+/g, ' '))
    this.#set('id', idFromName(this.#text('id') || this.#text('stockNumber') || this.#text('vin')))
    this.#set('brand', this.#text('brand'))
    // Meta's body styles are for cars, with OTHER for the rest; `4 Passenger` only repeats the seats.
    const bodyStyle = this.#text('bodyStyle')
      .replace(seatsIn, '')
      .replace(/^[\s,|/-]+|[\s,|/-]+$|^other$/gi, '')
    const category = lastPart(this.#text('category')) || bodyStyle || this.#text('model')
    this.#set('category', category || googleCategory(this.#text('productCategory')))
  }

  readPrice(): void {
    const [price, salePrice] = [this.#cell('price'), this.#cell('salePrice')]
    for (const cell of [salePrice, price]) {
      if (!cell || this.#patch.fields.price !== undefined) continue
      this.#read(cell, () => {
        this.#patch.fields.price = readPrice(cell.text)
      })
    }
  }

  readFlags(): void {
    const availability = this.#cell('inStock')
    if (availability?.text) {
      this.#read(availability, () => {
        this.#patch.fields.inStock = flag(availability.text, inStockWords, soldWords, 'in stock nor sold')
      })
    }
    const state = this.#cell('state')
    if (state?.text) {
      this.#read(state, () => {
        this.#patch.fields.isNew = flag(state.text, newWords, usedWords, 'new nor used')
      })
    }
    const isNew = this.#cell('isNew')
    if (isNew?.text) {
      this.#read(isNew, () => {
        this.#patch.fields.isNew = vehicleFields.isNew.read(isNew.text)
      })
    }
  }

  readShowroom(): void {
    const cell = this.#cell('showroom')
    if (!cell) return
    this.#read(cell, () => {
      this.#patch.fields.showroom = vehicleFields.showroom.read(cell.text)
    })
  }

  readTexts(): void {
    const description = this.#cell('description')
    if (description) {
      const text = withoutTags(description.text)
      if (text.length > MAX_DESCRIPTION) this.#warn(description, `is cut to ${MAX_DESCRIPTION} characters`)
      // Feeds with a mandatory description often repeat the title.
      if (text !== this.#text('name')) this.#set('description', text.slice(0, MAX_DESCRIPTION).trim())
    }
    for (const name of specifications) {
      const text = isFeedField(name) ? this.#text(name) : ''
      if (text !== '') this.#patch.specifications[name] = readSpecification(name, text)
    }
    const seats = (['bodyStyle', 'trim', 'model', 'name'] as const)
      .map((field) => seatsIn.exec(this.#text(field))?.[1])
      .find((count) => count !== undefined)
    if (seats !== undefined) this.#patch.specifications.seatingCapacity = Number(seats)
    const mileage = this.#text('mileage')
    if (/[1-9]/.test(mileage)) {
      const unit = this.#text('mileageUnit').toLowerCase().replace(/^mi$/, 'miles') || 'miles'
      this.#patch.specifications.mileage = /[a-z]/i.test(mileage) ? mileage : `${mileage} ${unit}`
    }
  }

  readLists(): void {
    for (const field of listFields) {
      const cells = this.#cells.filter((cell) => cell.field === field)
      const items = [
        ...new Set(cells.flatMap(({ text }) => (field === 'images' ? readImages(text) : readOptions(text)))),
      ]
      const [first] = cells
      if (!first || items.length === 0) continue
      const most = maxItems[field]
      if (items.length > most) this.#warn(first, `has ${items.length} entries; the first ${most} are taken`)
      this.#patch.fields[field] = items.slice(0, most)
    }
  }

  readOwnColumns(): void {
    for (const cell of this.#cells) {
      if (readElsewhere.has(cell.field) || cell.text === '') continue
      this.#read(cell, () => findColumn(cell.field)?.read(cell.text, this.#patch))
    }
  }

  #warn(cell: FeedCell, reason: string): void {
    this.#warnings.push({ line: this.#line, column: cell.header, reason })
  }
}

/** Dealers' systems have no column for seats: `4 Passenger` is a body style, `6P` a trim. */
const seatsIn = /\b([2-8])[\s-]*(?:passengers?|pass|seats?|seaters?|p)\b/i

function flag(text: string, yes: RegExp, no: RegExp, choices: string): boolean {
  const word = words(text)
  if (yes.test(word)) return true
  if (no.test(word)) return false
  throw new UnreadableCell(`'${text}' is neither ${choices}`)
}

const lastPart = (path: string): string => path.split('>').at(-1)?.trim() ?? ''

const googleCategory = (category: string): string => (category === '3931' ? 'Golf Carts' : lastPart(category))

// Feeds are not trusted: the expressions below run in linear time.

function withoutTags(text: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return text
  const lines = text.replaceAll(/<br\s*\/?>|<\/(?:p|li|div|h\d)>/gi, '\n').replaceAll(/<\/?[a-z][^<>]*>/gi, '')
  return lines.replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n').trim()
}

function readImages(text: string): string[] {
  if (/^\s*[[{]/.test(text))
    return [...text.matchAll(/["']?url["']?\s*:\s*["']([^"']+)["']/g)].map(([, url = '']) => url)
  // URLs may contain commas.
  return itemsOf(text, /https?:/i.test(text) ? /(?<![,;\s])[,;\s]+(?=https?:)|[|\n]/i : /[|,;\n]/)
}

function readOptions(text: string): string[] {
  const separator = [/[|\n]/, /;/, /,/].find((mark) => mark.test(text)) ?? /\n/
  return itemsOf(text, separator).map((item) => item.slice(0, MAX_FEATURE))
}

function itemsOf(text: string, separator: RegExp): string[] {
  const items = text.split(separator).map((item) => item.trim())
  return items.filter((item) => item !== '')
}
