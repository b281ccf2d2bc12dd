import { HIDDEN_REMOVED, hasHidden } from '../../../content/format/plain-text.ts'
import { emptyPatch, idFromName, readSpecification, type VehiclePatch } from '../edits/vehicle-patch.ts'
import {
  MAX_DESCRIPTION,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_IMAGES,
  UnreadableCell,
  vehicleFields,
} from '../vehicle-fields.ts'
import { feedText } from './feed-text.ts'
import { brandIn } from './find-maker-in-title.ts'
import type { ImportRow, RowProblem } from './import-row.ts'
import { modelYear, yearInTitle } from './model-year.ts'
import { readPriceCell } from './price-cell.ts'
import { type SaleState, saleStateIn } from './read-sale-state.ts'
import { seatsIn, withoutSeats } from './seats-in-text.ts'
import { findColumn } from './vehicle-csv.ts'

export const feedFieldNames = [
  ...['id', 'name', 'description', 'brand', 'category', 'price', 'inStock', 'isNew', 'showroom', 'images', 'features'],
  ...['salePrice', 'state', 'kind', 'status', 'sold', 'model', 'trim', 'bodyStyle', 'productCategory', 'mileageUnit'],
  ...['systemId', 'year', 'vin', 'stockNumber', 'hoursOnMeter', 'mileage', 'condition', 'color'],
  ...['seatingCapacity', 'batteryType', 'topSpeed', 'range'],
] as const
export type FeedField = (typeof feedFieldNames)[number]

export const isFeedField = (name: string): name is FeedField => feedFieldNames.some((field) => field === name)

const listFields = ['images', 'features'] as const

/** Fields that may be spread over several columns. */
export const isListField = (name: string): boolean => ['images', 'features', 'kind', 'status'].includes(name)

/** `field` is a FeedField, or any column in our own files (`topSpeed`, `spec:drive`). */
export type FeedCell = { field: string; header: string; text: string }

/** An empty cell leaves its field unchanged, except the price, which becomes 'call for price', and the showroom, which becomes 'either'. */
export function readFeedRow(cells: readonly FeedCell[], line: number): ImportRow {
  const row = new FeedRow(cells, line)
  row.readIdentity()
  row.readPrice()
  row.readSaleState()
  row.readShowroom()
  row.readTexts()
  row.readLists()
  row.readOwnColumns()
  return row.result
}

const maxItems = { images: MAX_IMAGES, features: MAX_FEATURES }

const yes = /^(?:y|yes|true|x|[1-9]\d*)$/i
const no = /^(?:n|no|false|0)$/i

const specifications = [
  ...['year', 'vin', 'stockNumber', 'hoursOnMeter', 'condition', 'color', 'batteryType', 'topSpeed', 'range'],
] as const
/** Whether a description may be a name: lists without a title or model put the cart's name there. */
const isShort = ({ field, text }: FeedCell): boolean =>
  field === 'description' && text.trim().length <= 80 && !text.trim().includes('\n')
/** Product types in shops' exports, which say nothing about the cart. */
const shopKinds = /^(?:simple|variable|variation|grouped|external)$/i

class FeedRow {
  readonly #patch: VehiclePatch = emptyPatch()
  readonly #problems: RowProblem[] = []
  readonly #warnings: RowProblem[] = []
  readonly #cells: readonly FeedCell[]
  readonly #line: number
  constructor(cells: readonly FeedCell[], line: number) {
    this.#line = line
    const isNamed = cells.some(({ field, text }) => ['name', 'model'].includes(field) && text.trim() !== '')
    this.#cells = cells.map((given) => {
      const cell = !isNamed && isShort(given) ? { ...given, field: 'name' } : given
      if (hasHidden(cell.text)) this.#warn(cell, HIDDEN_REMOVED)
      // Picture names may contain an ampersand, written as an entity. Nothing else in an address is decoded.
      if (cell.field === 'images') return { ...cell, text: cell.text.replaceAll('&amp;', '&') }
      const { text, left } = feedText(cell.text)
      if (left !== undefined) this.#warn(cell, `still has '${left}', which visitors will read`)
      return { ...cell, text: text.trim() }
    })
  }

  get result(): ImportRow {
    const row: ImportRow = { line: this.#line, patch: this.#patch, problems: this.#problems }
    return this.#warnings.length > 0 ? { ...row, warnings: this.#warnings } : row
  }

  #cell(field: FeedField): FeedCell | undefined {
    const cells = this.#cells.filter((cell) => cell.field === field)
    return cells.find(({ text }) => text !== '') ?? cells[0]
  }

  #text(field: FeedField): string {
    return this.#cell(field)?.text ?? ''
  }

  #texts(field: FeedField): string[] {
    return this.#cells.filter((cell) => cell.field === field).map(({ text }) => text)
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
    const title = this.#text('name')
    const name = saleStateIn(title) ? '' : title
    const model = this.#text('model')
    // Some systems have the year and the make in the model, too, and the name must have them only once.
    const parts = [this.#year(), this.#text('brand')].filter((part) => !includesWords(model, part))
    const fullName = name || [...parts, model, this.#text('trim')].filter((part) => part !== '').join(' ')
    this.#set('name', fullName.replaceAll(/\s+/g, ' '))
    const ids = (['id', 'stockNumber', 'vin', 'systemId'] as const).map((field) => idFromName(this.#text(field)))
    this.#set('id', ids.find((id) => id !== '') ?? '')
    this.#set('brand', this.#text('brand') || brandIn(fullName))
    this.#set('category', this.#category())
    this.#patch.initial = { category: 'Golf Carts' }
  }

  #category(): string {
    const [category, ...kinds] = [this.#text('category'), ...this.#texts('kind')].map((text) =>
      saleStateIn(text) || shopKinds.test(text) ? '' : text,
    )
    // Meta's body styles are for cars, with OTHER for the rest; `4 Passenger` only repeats the seats.
    const bodyStyle = withoutSeats(this.#text('bodyStyle')).replace(/^other$/i, '')
    const choices = [lastPart(category ?? ''), bodyStyle, ...kinds, seriesOf(this.#text('model'))]
    return choices.find((choice) => choice !== '') ?? googleCategory(this.#text('productCategory'))
  }

  readPrice(): void {
    let warned: [FeedCell, string] | undefined
    for (const field of ['salePrice', 'price'] as const) {
      const cell = this.#cell(field)
      if (!cell || this.#patch.fields.price !== undefined) continue
      this.#read(cell, () => {
        const { price, isSold, warning } = readPriceCell(cell.text, 'other system')
        this.#patch.fields.price = price
        if (isSold) this.#patch.fields.inStock = false
        if (warning) warned = [cell, warning]
      })
    }
    if (warned && this.#patch.fields.price === undefined) this.#warn(...warned)
  }

  /** Whether a cart is new and whether it is sold may be in separate columns or in one. */
  readSaleState(): void {
    const states: SaleState[] = this.#patch.fields.inStock === false ? [{ inStock: false }] : []
    const isNew = this.#cell('isNew')
    if (isNew?.text) this.#read(isNew, () => states.push({ isNew: vehicleFields.isNew.read(isNew.text) }))
    for (const [field, means] of Object.entries(saleFields)) {
      for (const cell of this.#cells) {
        if (cell.field !== field || cell.text === '') continue
        const state = means.flag?.(cell.text) ?? saleStateIn(cell.text)
        if (state) states.push(state)
        else if (means.must) {
          const reason = `'${cell.text}' is neither ${means.must}`
          this.#problems.push({ line: this.#line, column: cell.header, reason })
        } else if (field === 'status') this.#warn(cell, `'${cell.text}' is neither new, used, in stock nor sold`)
      }
    }
    const condition = states.find((state) => state.isNew !== undefined)
    if (condition) this.#patch.fields.isNew = condition.isNew
    const stock = states.flatMap(({ inStock }) => inStock ?? [])
    if (stock.length > 0) this.#patch.fields.inStock = !stock.includes(false)
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
      const { text } = description
      if (text.length > MAX_DESCRIPTION) this.#warn(description, `is cut to ${MAX_DESCRIPTION} characters`)
      // Feeds with a mandatory description often repeat the title there, which the page shows anyway.
      if (text !== this.#text('name')) this.#set('description', text.slice(0, MAX_DESCRIPTION).trim())
    }
    for (const name of specifications) {
      const text = name === 'year' ? this.#year() : this.#text(name)
      if (text !== '' && !(name === 'condition' && saleStateIn(text))) {
        this.#patch.specifications[name] = readSpecification(name, text)
      }
    }
    this.#readSeats()
    const mileage = this.#text('mileage')
    if (/[1-9]/.test(mileage)) {
      const unit = this.#text('mileageUnit').toLowerCase().replace(/^mi$/, 'miles') || 'miles'
      this.#patch.specifications.mileage = /[a-z]/i.test(mileage) ? mileage : `${mileage} ${unit}`
    }
  }

  #year(): string {
    const text = this.#text('year')
    return String((text ? modelYear(text) : yearInTitle(this.#text('name'))) ?? text)
  }

  /** Looks for the seats in other columns, too, since most dealers' systems have no column for them. */
  #readSeats(): void {
    const own = this.#cell('seatingCapacity')
    const number = /^[1-9]$/.test(own?.text ?? '') ? Number(own?.text) : seatsIn(own?.text ?? '')
    if (own?.text && number === undefined) this.#warn(own, `'${own.text}' is not a number of seats, and left out`)
    const fields = ['bodyStyle', 'trim', 'model', 'name'] as const
    const seats = [number, ...fields.map((field) => seatsIn(this.#text(field)))].find((count) => count !== undefined)
    if (seats !== undefined) this.#patch.specifications.seatingCapacity = seats
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
      if (isFeedField(cell.field) || cell.text === '') continue
      this.#read(cell, () => findColumn(cell.field)?.read(cell.text, this.#patch))
    }
  }

  #warn(cell: FeedCell, reason: string): void {
    this.#warnings.push({ line: this.#line, column: cell.header, reason })
  }
}

/** The condition in a title such as 'Used 2021 Springer 4' or '2021 Springer 4 (pre-owned)'. */
const titleState = (title: string): SaleState | undefined =>
  /(?<!\b(?:never|not|un)[\s-]?)\b(?:used|pre-?owned|refurbished|reconditioned)\b/i.test(title)
    ? { isNew: false }
    : /^(?:brand )?new (?:19|20)\d\d\b/i.test(title)
      ? { isNew: true }
      : undefined

type Meaning = { flag?: (text: string) => SaleState | undefined; must?: string }

const inStock = (text: string): SaleState | undefined =>
  yes.test(text) ? { inStock: true } : no.test(text) ? { inStock: false } : undefined

/** The first field that says new or used takes precedence; any of them can say that the cart is sold. With `must`, a word that has neither meaning is an error. */
const saleFields: Readonly<Partial<Record<FeedField, Meaning>>> = {
  state: { must: 'new nor used' },
  condition: {},
  kind: {},
  status: {},
  category: {},
  inStock: { flag: inStock, must: 'in stock nor sold' },
  sold: { flag: (text) => (no.test(text) ? undefined : { inStock: false }) },
  name: { flag: titleState },
}

/** The model without its seats and 'lifted', since carts in one series share a category regardless of these. */
const seriesOf = (model: string): string => withoutSeats(model.replace(/\b(?:non-?)?lifted\b/i, ' ')) || model

const includesWords = (text: string, part: string): boolean =>
  part === '' || ` ${text.toLowerCase()} `.includes(` ${part.toLowerCase()} `)

/** Shops list several category paths; the first is the main one. */
const lastPart = (path: string): string => path.split(',')[0]?.split('>').at(-1)?.trim() ?? ''

const googleCategory = (category: string): string => (category === '3931' ? 'Golf Carts' : lastPart(category))

function readImages(text: string): string[] {
  if (/^\s*[[{]/.test(text))
    return [...text.matchAll(/["']?url["']?\s*:\s*["']([^"']+)["']/g)].map(([, url = '']) => url)
  // URLs may contain commas, so a comma separates them only before the next URL.
  const items = itemsOf(text, /https?:/i.test(text) ? /(?<![,;\s])[,;\s]+(?=https?:)|[|\n]/i : /[|,;\n]/)
  // A column 'Photos' may hold the number of photos.
  return items.filter((item) => !/^\d{1,3}$/.test(item))
}

function readOptions(text: string): string[] {
  const separator = [/[|\n]/, /;/, /,/].find((mark) => mark.test(text)) ?? /\n/
  return itemsOf(text, separator).map((item) => item.slice(0, MAX_FEATURE))
}

function itemsOf(text: string, separator: RegExp): string[] {
  const items = text.split(separator).map((item) => item.trim())
  return items.filter((item) => item !== '')
}
