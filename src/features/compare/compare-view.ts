import { usdShort } from '../../content/format/money.ts'
import { comparePage } from '../../content/words/compare.words.ts'
import { factOf, type StockCard, unitNumber } from '../../domain/catalogue/cart-condition.ts'
import { MOST_COMPARED } from '../../domain/catalogue/saved-and-compared-carts.ts'
import { forCard, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import type { VehicleOutcome } from '../../domain/catalogue/vehicles-query.ts'
import { deliveredPrice, deliveryTown, findDeliveryTown } from '../../domain/rentals/cart-delivery.ts'
import { type CompareDeps, namedCarts } from './compare-search.ts'
import { type CompareGroup, type CompareRow, comparison, differingRows, type TownDelivery } from './comparison.ts'

export type CompareView = {
  readonly heading: string
  readonly summary: string
  readonly carts: readonly (StockCard & { readonly unit: string | undefined })[]
  readonly groups: readonly CompareGroup[]
  /** Labels of rows that are left out, since the stock has no value for any of the carts. */
  readonly unlisted: readonly string[]
  /** Carts in the query string, including ones that aren't shown. */
  readonly ids: readonly string[]
  readonly town: string | undefined
  /** Sentences that say which carts in the query string aren't shown, and why. */
  readonly notes: readonly string[]
  /** Whether a cart could not be fetched, so that trying again may show more. */
  readonly isIncomplete: boolean
}

export async function compareView(
  { carts, town }: CompareDeps,
  find: (idOrAlias: string) => Promise<VehicleOutcome>,
): Promise<CompareView> {
  const names = namedCarts(carts)
  const matches = await Promise.all(names.map(find))
  const namesOf = (outcome: VehicleOutcome) => names.filter((_, at) => matches[at] === outcome)
  const [missing, failed] = [namesOf('gone'), namesOf('failed')]
  const unique = new Map(
    matches.flatMap((each) => (typeof each === 'object' ? [[each.vehicle.id, each] as const] : [])),
  )
  const all = [...unique.values()]
  const visible = all.slice(0, MOST_COMPARED)
  const tooMany = all.slice(MOST_COMPARED).map(({ vehicle }) => vehicle.name)
  const vehicles = visible.map(({ vehicle }) => vehicle)
  const delivered = deliveredTo(town)
  const compared = vehicles.length > 0 ? comparison(vehicles, delivered) : []
  const isListed = ({ kind, choosesTown }: CompareRow) => kind !== 'unknown' || choosesTown
  const groups = compared
    .map((group) => ({ ...group, rows: group.rows.filter(isListed) }))
    .filter(({ rows }) => rows.length > 0)
  return {
    heading: failed.length > 0 && vehicles.length === 0 ? comparePage.failed.heading : heading(vehicles),
    summary: vehicles.length > 1 ? comparePage.summary(sameOf(vehicles), differingRows(groups)) : '',
    carts: visible.map(({ vehicle, numbered }) => ({
      ...forCard(vehicle),
      numbered,
      unit: numbered ? unitNumber(vehicle) : undefined,
    })),
    groups,
    unlisted: compared.flatMap(({ rows }) => rows.filter((row) => !isListed(row)).map(({ label }) => label)),
    ids: names,
    town: delivered?.slug,
    notes: [
      ...missing.map(comparePage.missing),
      ...failed.map(comparePage.failed.note),
      ...(missing.length > 0 && missing.length === names.length ? [comparePage.noneLeft] : []),
      ...(tooMany.length > 0 ? [comparePage.tooMany(tooMany)] : []),
    ],
    isIncomplete: failed.length > 0,
  }
}

const isSame = (name: string, vehicles: readonly Vehicle[]): boolean => {
  const facts = new Set(vehicles.map((vehicle) => factOf(name, vehicle)))
  return facts.size === 1 && !facts.has(undefined)
}

function heading(vehicles: readonly Vehicle[]): string {
  if (vehicles.length === 0) return comparePage.heading.empty
  const seats = vehicles[0]?.specifications.seatingCapacity
  return comparePage.heading.filled(vehicles.length, isSame('seatingCapacity', vehicles) ? seats : undefined)
}

const sameOf = (vehicles: readonly Vehicle[]): string[] =>
  Object.entries({ seatingCapacity: 'seats', topSpeed: 'speed', range: 'range' }).flatMap(([name, word]) =>
    isSame(name, vehicles) ? [word] : [],
  )

/** Prices delivery by the mile, as the town's page does. A purchase too small for that gets no delivered price. */
function deliveredTo(slug: unknown): TownDelivery | undefined {
  const town = typeof slug === 'string' ? findDeliveryTown(slug) : undefined
  if (!town) return undefined
  return {
    slug: town.slug,
    town: town.name,
    cost: ({ price, showroom }) => {
      const { fee, distance } = deliveryTown(town.slug, showroom)
      const note = comparePage.delivery(fee === 0 ? undefined : usdShort(fee), distance)
      const total = deliveredPrice(price, { fee })
      return total === undefined ? { text: undefined } : { text: usdShort(total), note }
    },
  }
}
