import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { grouped } from '../../../content/format/money.ts'
import { lotErrors } from '../../../content/words/lot.words.ts'
import { type EditField, type EditValues, valueText } from '../../../domain/catalogue/edits/edit-fields.ts'
import { readSpecification } from '../../../domain/catalogue/edits/vehicle-patch.ts'
import { namedSpecifications } from '../../../domain/catalogue/named-specifications.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { readPrice, UnreadableCell } from '../../../domain/catalogue/vehicle-fields.ts'

export const MAX_NOTES = 2000
export const MAX_FACT = 300
const MAX_PRICE = 1_000_000

/** Shown in this order, missing ones first, along with every other fact of the cart. */
const commonFacts: readonly string[] = [
  'stockNumber',
  'year',
  'color',
  'vin',
  'streetLegal',
  'batteryAge',
  'batteryTest',
  'condition',
  'knownFlaws',
  ...Object.keys(namedSpecifications),
]

export const isCommonFact = (name: string): boolean => commonFacts.includes(name)

export const factsOf = ({ specifications }: Pick<Vehicle, 'specifications'>): string[] =>
  [...new Set([...commonFacts, ...Object.keys(specifications)])].filter((name) => name !== 'hoursOnMeter')

const ownFields: readonly EditField[] = [
  'price',
  'inStock',
  'onSite',
  'isNew',
  'spec:hoursOnMeter',
  'showroom',
  'name',
  'description',
  'features',
  'notes',
]

/** Every field of the page. */
export const fieldsOf = (vehicle: Pick<Vehicle, 'specifications'>): readonly EditField[] => [
  ...ownFields,
  ...factsOf(vehicle).map((name): EditField => `spec:${name}`),
]

const isOnPage = (field: string): field is EditField =>
  ownFields.some((own) => own === field) || /^spec:[\w -]{1,60}$/.test(field)

export type CartForm = {
  values: EditValues
  /** Earlier values of the changed fields, as the page showed them. */
  seen: EditValues
  errors: Readonly<Partial<Record<EditField, string>>>
  typed: Readonly<Partial<Record<EditField, string>>>
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The text of a value in a form: a list has one item on each line. */
export const formText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : valueText(value))

/** A form's value as it is displayed. */
export function shownText(field: EditField, text: string): string {
  if (field === 'price') return text.replace(/^\d+/, grouped)
  if (field === 'spec:hoursOnMeter') return /^\d+$/.test(text) ? grouped(text) : text
  if (field === 'inStock' || field === 'onSite' || (field === 'isNew' && text !== ''))
    return text === 'true' ? 'yes' : 'no'
  if (text === 'true' || text === 'false') return text === 'true' ? 'Yes' : 'No'
  return text
}

export const wasName = (field: EditField): string => `was.${field}`

/** Ignores fields that are still as the page showed them. */
export function readCartForm(form: URLSearchParams): CartForm {
  const values: Partial<Record<EditField, unknown>> = {}
  const seenValues: Partial<Record<EditField, unknown>> = {}
  const errors: Partial<Record<EditField, string>> = {}
  const typed: Partial<Record<EditField, string>> = {}
  for (const field of new Set(form.keys())) {
    const text = textOf(form, field)
    if (text === undefined || !isOnPage(field)) continue
    const was = textOf(form, wasName(field)) ?? ''
    typed[field] = text
    if (text === shownText(field, was)) continue
    const read = readField(field, text)
    if ('error' in read) errors[field] = read.error
    else {
      values[field] = read.value
      seenValues[field] = field === 'features' ? linesIn(was) : was
    }
  }
  return { values, seen: seenValues, errors, typed }
}

const textOf = (form: URLSearchParams, name: string): string | undefined =>
  form.get(name)?.replaceAll('\r\n', '\n').trim()

export type ReadField = { value: unknown } | { error: string }

export function readField(field: EditField, text: string): ReadField {
  switch (field) {
    case 'price':
      return readPriceField(text)
    case 'inStock':
    case 'onSite':
    case 'isNew':
      return text === 'yes' || text === 'no' ? { value: text === 'yes' } : { error: lotErrors.choose }
    case 'showroom':
      return text === '' || findShowroom(text) ? { value: text || undefined } : { error: lotErrors.showroom }
    case 'name':
      return text === '' ? { error: lotErrors.missing } : { value: text }
    case 'description':
      return { value: text }
    case 'features':
      return { value: linesIn(text) }
    case 'notes':
      return text.length > MAX_NOTES ? { error: lotErrors.tooLong(MAX_NOTES) } : { value: text }
    case 'spec:hoursOnMeter':
      return text === '' || /^(?:\d{1,6}|\d{1,3},\d{3})$/.test(text)
        ? { value: text === '' ? undefined : Number(text.replace(',', '')) }
        : { error: lotErrors.hours }
    case 'spec:year':
      return text === '' || /^(?:19|20)\d\d$/.test(text) ? factValue('year', text) : { error: lotErrors.year }
    default:
      return factValue(field.slice(field.indexOf(':') + 1), text)
  }
}

function readPriceField(text: string): ReadField {
  try {
    const value = readPrice(text)
    return value === undefined || value <= MAX_PRICE ? { value } : { error: lotErrors.price }
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    return { error: lotErrors.price }
  }
}

function factValue(name: string, text: string): ReadField {
  if (text.length > MAX_FACT) return { error: lotErrors.tooLong(MAX_FACT) }
  try {
    return { value: readSpecification(name, text) }
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    return { error: lotErrors.count }
  }
}
