import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { lotErrors } from '../../../content/words/lot.words.ts'
import { factOf } from '../../../domain/catalogue/cart-condition.ts'
import { idFromName } from '../../../domain/catalogue/edits/vehicle-patch.ts'
import { modelKey } from '../../../domain/catalogue/model-stock.ts'
import type { StockedVehicle, Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { stockedVehicle } from '../../../domain/catalogue/vehicle-fields.ts'
import { type ReadField, readField } from './cart-form.ts'
import { makerNamed, modelFacts, modelNamed } from './match-typed-model.ts'

const newCartFields = [
  ...['stockNumber', 'isNew', 'year', 'hours', 'maker', 'model', 'price', 'color', 'seats', 'showroom'],
] as const
export type NewCartField = (typeof newCartFields)[number]

const MAX_TYPED = 80

export const seatChoices: readonly string[] = ['2', '4', '6', '8']

/** Values as typed, by field. */
export type Draft = Readonly<Record<string, string>>

export const readDraft = (form: URLSearchParams): Draft =>
  Object.fromEntries(newCartFields.map((name) => [name, (form.get(name) ?? '').trim().slice(0, MAX_TYPED + 1)]))

/** Fills in the form for a cart that is moved from the site back to the drafts. */
export const draftOf = (vehicle: StockedVehicle): Draft => ({
  stockNumber: factOf('stockNumber', vehicle) ?? '',
  isNew: vehicle.isNew ? 'new' : 'used',
  year: factOf('year', vehicle) ?? '',
  hours: factOf('hoursOnMeter', vehicle) ?? '',
  maker: vehicle.brand,
  model: vehicle.name.startsWith(`${vehicle.brand} `) ? vehicle.name.slice(vehicle.brand.length + 1) : vehicle.name,
  price: vehicle.price === undefined ? '' : String(vehicle.price),
  color: factOf('color', vehicle) ?? '',
  seats: factOf('seatingCapacity', vehicle) ?? '',
  showroom: vehicle.showroom ?? '',
})

type NewCart = { vehicle: StockedVehicle } | { errors: Readonly<Record<string, string>> }

/** A known model fills in missing facts. @param stocked looks up an id or alias */
export function newCart(
  draft: Draft,
  images: readonly string[],
  stocked: (idOrAlias: string) => Vehicle | undefined,
): NewCart {
  const errors: Record<string, string> = {}
  const typed = (name: NewCartField): string => draft[name] ?? ''
  const read = (name: NewCartField, field: ReadField): unknown => {
    if ('value' in field) return field.value
    errors[name] = field.error
    return undefined
  }
  for (const name of ['stockNumber', 'maker', 'model'] as const)
    if (typed(name) === '') errors[name] = lotErrors.missing
  for (const name of newCartFields) if (typed(name).length > MAX_TYPED) errors[name] = lotErrors.tooLong(MAX_TYPED)
  const id = idFromName(typed('stockNumber'))
  if (id === '') errors.stockNumber ??= lotErrors.stockNumber
  if (!['new', 'used'].includes(typed('isNew'))) errors.isNew = lotErrors.choose
  const isNew = typed('isNew') === 'new'
  const maker = makerNamed(typed('maker'))
  const modelMatch = modelNamed(maker, typed('model'))
  const knownFacts = modelMatch && modelFacts(modelMatch, isNew, stocked)
  const model = typed('model')
  const ofModel = String(knownFacts?.specifications.seatingCapacity ?? '')
  const seats = typed('seats') || ofModel
  if (![...seatChoices, ofModel].includes(seats) || seats === '') errors.seats = lotErrors.seats
  const showroom = findShowroom(typed('showroom') || undefined)
  if (typed('showroom') !== '' && !showroom) errors.showroom = lotErrors.showroom
  const facts = {
    stockNumber: typed('stockNumber'),
    color: read('color', readField('spec:color', typed('color'))),
    year: read('year', readField('spec:year', typed('year'))),
    hoursOnMeter: read('hours', readField('spec:hoursOnMeter', typed('hours'))),
    seatingCapacity: Number(seats),
  }
  const price = read('price', readField('price', typed('price')))
  if (Object.keys(errors).length > 0) return { errors }
  const filled = Object.entries({ ...knownFacts?.specifications, ...facts }).filter(([, value]) => value !== undefined)
  const result = stockedVehicle.safeParse({
    id,
    name: knownFacts?.name ?? `${maker} ${withoutMaker(maker, model)}`,
    brand: maker,
    category: knownFacts?.category ?? withoutMaker(maker, model),
    price,
    inStock: true,
    isNew,
    description: '',
    images,
    features: knownFacts?.features ?? [],
    specifications: Object.fromEntries(filled),
    ...(showroom && { showroom: showroom.id }),
    aliases: [],
  })
  if (result.success) return { vehicle: result.data }
  return { errors: Object.fromEntries(result.error.issues.map(({ path, message }) => [fieldOf(path), message])) }
}

const withoutMaker = (maker: string, model: string): string =>
  modelKey(maker, model) === model.toLowerCase() ? model : model.slice(maker.length).trim()

const columns: Readonly<Record<string, NewCartField>> = {
  name: 'model',
  category: 'model',
  brand: 'maker',
  price: 'price',
  id: 'stockNumber',
}

const fieldOf = ([first]: readonly PropertyKey[]): NewCartField => columns[String(first)] ?? 'stockNumber'
