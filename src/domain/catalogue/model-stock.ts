import type { MakerPage, NamedModel } from '../../content/dealer/schema/maker-models.ts'
import { usd } from '../../content/format/money.ts'
import { lineUp } from './line-up-drawings.ts'
import { fromPrice, type LowestPrices, lowestOf, unitPrice } from './lowest-price.ts'
import type { Vehicle } from './vehicle.ts'

/** The only facts about a vehicle that makers' pages include. */
type ModelVehicle = Pick<Vehicle, 'id' | 'price'> & { readonly isUsed?: true }

export type ModelStock =
  | (LowestPrices & {
      readonly kind: 'in stock'
      readonly vehicle: ModelVehicle
      /** The link is /vehicles/{link}. */
      readonly link: string
      /** At least 1. */
      readonly count: number
    })
  | { readonly kind: 'sold out'; readonly vehicle: ModelVehicle; readonly link: string }
  | { readonly kind: 'none' }

export type SeriesStock = LowestPrices & {
  readonly count: number
  /** Number of carts that the row doesn't link to. */
  readonly more: number
}

export type MakerStock = {
  readonly models: Readonly<Record<string, ModelStock>>
  readonly series: Readonly<Record<string, SeriesStock>>
  readonly lineUp: readonly string[]
}

export const LINKED_MODELS = 3

type BrandUnits = {
  /** By `modelKey`. */
  readonly byModel: ReadonlyMap<string, readonly Vehicle[]>
  /** Names in lower case. */
  readonly inStock: readonly StockedUnit[]
}

type StockedUnit = Pick<Vehicle, 'id' | 'name' | 'brand' | 'images' | 'price'>

export type UnitIndex = ReadonlyMap<string, BrandUnits>

/** @param vehicles the whole catalogue */
export function* indexUnits(vehicles: readonly Vehicle[]): Generator<void, UnitIndex> {
  const index = new Map<string, { byModel: Map<string, Vehicle[]>; inStock: StockedUnit[] }>()
  for (const vehicle of vehicles) {
    const { byModel, inStock } = entry(index, textKey(vehicle.brand), () => ({ byModel: new Map(), inStock: [] }))
    entry(byModel, modelKey(vehicle.brand, vehicle.name), () => []).push(vehicle)
    const { id, name, brand, images, price } = vehicle
    const unit = { id, name: name.toLowerCase(), brand, images, ...(price !== undefined && { price }) }
    if (vehicle.inStock) inStock.push(unit)
    yield
  }
  return index
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const value = make()
  map.set(key, value)
  return value
}

/** @param findVehicle looks up an id or alias, as vehicle pages do */
export function makerStock(
  page: MakerPage,
  findVehicle: (idOrAlias: string) => Vehicle | undefined,
  index: UnitIndex,
): MakerStock {
  const inStock = index.get(textKey(page.maker))?.inStock ?? []
  const byModel = new Map(
    page.series
      .flatMap(({ models }) => models)
      .map((model) => [
        model.id,
        placeModel(model, findVehicle(model.id) ?? findVehicle(model.linkName), unitsOf(model, page.maker, index)),
      ]),
  )
  return {
    models: Object.fromEntries([...byModel].map(([id, { stock }]) => [id, stock])),
    series: Object.fromEntries(
      page.series.map((series) => {
        const linked = series.models.slice(0, LINKED_MODELS).flatMap(({ id }) => byModel.get(id)?.behindLink ?? [])
        const units = series.models.flatMap(({ id }) => byModel.get(id)?.units ?? [])
        return [series.title, { ...seriesStock(series.title, new Set(linked), inStock), ...lowestOf(units) }]
      }),
    ),
    lineUp: lineUp(inStock),
  }
}

function placeModel(
  { linkName }: NamedModel,
  linkedVehicle: Vehicle | undefined,
  namesakes: readonly Vehicle[],
): { stock: ModelStock; behindLink: readonly string[]; units: readonly Vehicle[] } {
  const units = [
    ...new Map(
      [...(linkedVehicle ? [linkedVehicle] : []), ...namesakes].map((vehicle) => [vehicle.id, vehicle]),
    ).values(),
  ]
  const inStock = units.filter((vehicle) => vehicle.inStock)
  const [first = units[0]] = inStock
  if (!first) return { stock: { kind: 'none' }, behindLink: [], units: [] }
  // The model's own address shows the vehicle with that id or alias, or else all units of the model.
  const showsAll = !linkedVehicle && inStock.length > 1
  const link = showsAll || first.id === linkedVehicle?.id ? linkName : first.id
  const vehicle: ModelVehicle = {
    id: first.id,
    ...(first.price !== undefined && { price: first.price }),
    ...(first.isNew === false && { isUsed: true }),
  }
  if (!first.inStock) return { stock: { kind: 'sold out', vehicle, link }, behindLink: [first.id], units: [] }
  return {
    stock: { kind: 'in stock', vehicle, link, count: inStock.length, ...lowestOf(inStock) },
    behindLink: showsAll ? inStock.map(({ id }) => id) : [first.id],
    units: inStock,
  }
}

function seriesStock(title: string, linked: ReadonlySet<string>, inStock: readonly StockedUnit[]): SeriesStock {
  const words = title.toLowerCase()
  const inSeries = inStock.filter(({ name }) => name.includes(words))
  return {
    count: inSeries.length,
    more: inSeries.filter(({ id }) => !linked.has(id)).length,
  }
}

/** Finds vehicles by name, with or without a year and the brand in front. */
export const unitsOf = ({ name }: Pick<NamedModel, 'name'>, brand: string, index: UnitIndex): readonly Vehicle[] =>
  index.get(textKey(brand))?.byModel.get(modelKey(brand, name)) ?? []

/** The model's name without its year and maker. */
export function modelKey(brand: string, name: string): string {
  const key = name
    .replace(/^(?:19|20)\d\d\s+/, '')
    .trim()
    .toLowerCase()
  const prefix = `${textKey(brand)} `
  return key.startsWith(prefix) ? key.slice(prefix.length) : key
}

const textKey = (text: string): string => text.trim().toLowerCase()

export const stockOf = (stock: MakerStock, id: string): ModelStock => stock.models[id] ?? { kind: 'none' }

/** In US dollars: the price of the one vehicle, the lowest of several, or the list price. */
export function modelPrice(stock: ModelStock, listPrice: number): string {
  if (stock.kind === 'none') return startingAt(listPrice)
  if (stock.kind === 'in stock' && stock.count > 1) return fromPrice(stock)
  const { price, isUsed } = stock.vehicle
  return unitPrice({ price, isNew: !isUsed })
}

export const linkOf = (stock: ModelStock, { linkName }: Pick<NamedModel, 'linkName'>): string =>
  stock.kind === 'none' ? linkName : stock.link

export const startingAt = (dollars: number): string => `Starting at ${usd(dollars)}`
