import { formatPrice, type StockedVehicle, type Vehicle } from '../vehicle.ts'
import type { Given } from './columns.ts'

/** What a vehicle is when neither the file nor the stock says so. */
const blank = {
  description: '',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
  aliases: [],
} as const satisfies Partial<StockedVehicle>

/** An id made from a name: `Denago Nomad XL` becomes `denago-nomad-xl`. */
export const idFromName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The vehicle as it is to be: what is given, else what is in stock. Not checked yet. */
export function merge(stocked: StockedVehicle | undefined, given: Given): Record<string, unknown> {
  const { specifications, allSpecifications, ...rest } = given
  return {
    ...blank,
    ...stocked,
    ...rest,
    specifications: mergeSpecifications(stocked, specifications, allSpecifications),
  }
}

function mergeSpecifications(
  stocked: StockedVehicle | undefined,
  given: Given['specifications'] = {},
  all: true | undefined,
): Vehicle['specifications'] {
  const before = stocked?.specifications ?? {}
  const after: Vehicle['specifications'] = {}
  // Those that stay keep their places, since the vehicle page shows them in this order.
  for (const [key, value] of Object.entries(before)) {
    const now = key in given || all ? given[key] : value
    // A cell holds text: 48 written in it is the 48 that is there.
    if (now !== undefined) after[key] = String(now) === String(value) ? value : now
  }
  for (const [key, value] of Object.entries(given)) if (value !== undefined) after[key] ??= value
  return after
}

const fields = [
  'name',
  'brand',
  'category',
  'price',
  'inStock',
  'isNew',
  'description',
  'images',
  'features',
  'specifications',
  'externalUrl',
  'aliases',
] as const satisfies readonly (keyof StockedVehicle)[]

/** What differs, in words for a list of changes; empty when nothing does. */
export function differences(before: StockedVehicle, after: StockedVehicle): string[] {
  return fields.flatMap((field) => {
    if (sameValue(field, before, after)) return []
    switch (field) {
      case 'price':
        return `price ${formatPrice(before.price)} -> ${formatPrice(after.price)}`
      case 'inStock':
        return after.inStock ? 'now in stock' : 'now out of stock'
      case 'isNew':
        return after.isNew ? 'now new' : 'now used'
      case 'name':
      case 'brand':
      case 'category':
        return `${field} '${before[field]}' -> '${after[field]}'`
      default:
        return field
    }
  })
}

function sameValue(field: (typeof fields)[number], before: StockedVehicle, after: StockedVehicle): boolean {
  if (field === 'aliases') return JSON.stringify(before.aliases.toSorted()) === JSON.stringify(after.aliases.toSorted())
  return JSON.stringify(before[field]) === JSON.stringify(after[field])
}
