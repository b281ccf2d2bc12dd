import { makerHref } from '../../content/addresses.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { usd } from '../../content/format/money.ts'
import { type StockCard, stockCards } from '../../domain/catalogue/cart-condition.ts'
import { modelFullName, type PlacedModel } from '../../domain/catalogue/find-model.ts'
import { fromPrice, lowestOf, unitPrice } from '../../domain/catalogue/lowest-price.ts'
import { startingAt, type UnitIndex, unitsOf } from '../../domain/catalogue/model-stock.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { similarVehicles } from '../../domain/catalogue/similar-vehicles.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import type { RemovedVehicle } from '../../domain/catalogue/vehicles.server.ts'

/** A model that is on a maker's page. No vehicle in the catalog has its id, but units of it may be in stock under their own ids. */
export type ModelPageView = {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly brandPath: string
  readonly series: string
  readonly description: string
  readonly seats: number
  /** As displayed: from the units in stock, else the list price. */
  readonly price: string
  /** False when the maker publishes only a starting price for the series. */
  readonly hasListPrice: boolean
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly picture: string
  readonly picturedAs: 'model' | 'series'
  readonly unitCount: number
  readonly units: readonly StockCard[]
  readonly similar: readonly StockCard[]
}

export type CloseUp = {
  readonly src: string
  readonly shows: string
  readonly feature?: string | undefined
}

export type RelatedContent = { readonly similar: readonly StockCard[]; readonly closeUps: readonly CloseUp[] }

export type VehicleView =
  | {
      readonly kind: 'vehicle'
      readonly vehicle: Vehicle
      /** True if the catalog has several vehicles with this name, so that the page shows which unit it is. */
      readonly numbered: boolean
      /** Not in the API's response for a vehicle: after navigation in the browser, it is requested separately. */
      readonly related?: RelatedContent
    }
  | { readonly kind: 'model'; readonly model: ModelPageView }
  | { readonly kind: 'gone'; readonly similar: readonly StockCard[] }

/** An inventory search lists the rest. */
const MOST_UNITS = 12

export function modelView(match: PlacedModel, vehicles: readonly Vehicle[], index: UnitIndex): ModelPageView {
  const { page, series, model, card } = match
  const units = unitsOf(model, page.maker, index).filter(({ inStock }) => inStock)
  const listPrice = card?.listPrice ?? series.startingPrice
  const own = pagePictures[`${model.id}/front34`]
  const unitIds = new Set(units.map(({ id }) => id))
  const others = vehicles.filter(({ id }) => !unitIds.has(id))
  return {
    id: model.id,
    name: modelFullName(match),
    brand: page.maker,
    brandPath: makerHref(page.slug),
    series: series.title,
    description: series.description,
    seats: model.seats,
    price: units.length > 0 ? priceOfUnits(units) : startingAt(listPrice),
    hasListPrice: card !== undefined,
    figures: [
      { label: 'Series', value: series.title },
      { label: 'Seats', value: String(model.seats) },
      ...(card
        ? [
            { label: 'List price', value: usd(card.listPrice) },
            { label: 'Range', value: card.range },
            { label: 'Top speed', value: card.topSpeed },
          ]
        : [{ label: 'The series starts at', value: usd(series.startingPrice) }]),
      ...(card?.drive ? [{ label: 'Drive', value: card.drive }] : []),
    ],
    features: card?.features ?? series.features,
    picture: own ?? frontPicture(series.picture),
    picturedAs: own ? 'model' : 'series',
    unitCount: units.length,
    units: stockCards(units.slice(0, MOST_UNITS), vehicles),
    similar: stockCards(
      similarVehicles({ brand: page.maker, category: series.title, seats: model.seats, price: listPrice }, others),
      vehicles,
    ),
  }
}

function priceOfUnits(units: readonly Vehicle[]): string {
  const [only] = units
  return only && units.length === 1 ? unitPrice(only) : fromPrice(lowestOf(units))
}

export const goneView = (removed: RemovedVehicle, vehicles: readonly Vehicle[]): VehicleView => ({
  kind: 'gone',
  similar: stockCards(similarVehicles(removed, vehicles), vehicles),
})
