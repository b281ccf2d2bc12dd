import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { columnNames, namedSpecifications, specificationPrefix, writeList } from './import/columns.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'

/**
 * Vehicles as CSV that `inventory import` reads back the same.
 * @param more names of specifications beyond the named ones, each of which gets a column
 * @param last further columns, at the end
 */
export async function* vehiclesCsv(
  vehicles: AsyncIterable<StockedVehicle>,
  more: readonly string[],
  last: Record<string, (vehicle: StockedVehicle) => string> = { aliases: ({ aliases }) => writeList(aliases) },
): AsyncGenerator<string> {
  const extra = more.filter((name) => !namedSpecifications.includes(name))
  const usual = columnNames.filter((name) => name !== 'aliases')
  const rows = stringify({
    header: true,
    bom: true,
    columns: [...usual, ...extra.map(columnFor), ...Object.keys(last)],
  })
  async function* records() {
    for await (const vehicle of vehicles) {
      const ending = Object.entries(last).map(([name, cell]) => [name, cell(vehicle)])
      yield { ...cells(vehicle, extra), ...Object.fromEntries(ending) }
    }
  }
  // Whatever fails in it ends the reading below.
  pipeline(Readable.from(records()), rows).catch(() => undefined)
  for await (const piece of rows) yield String(piece)
}

/** Every specification that any vehicle has, for the header line. */
export async function specificationNames(vehicles: AsyncIterable<Vehicle>): Promise<string[]> {
  const names = new Set<string>()
  for await (const { specifications } of vehicles) for (const name of Object.keys(specifications)) names.add(name)
  return [...names]
}

const columnFor = (specification: string): string => `${specificationPrefix}${specification}`
const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

function cells(vehicle: StockedVehicle, extra: readonly string[]): Record<string, string> {
  const { specifications, price } = vehicle
  const specification = (name: string) => String(specifications[name] ?? '')
  return {
    id: vehicle.id,
    name: vehicle.name,
    brand: vehicle.brand,
    category: vehicle.category,
    price: price === undefined ? '' : String(price),
    inStock: yesNo(vehicle.inStock),
    isNew: yesNo(vehicle.isNew),
    description: vehicle.description,
    images: writeList(vehicle.images),
    features: writeList(vehicle.features),
    ...Object.fromEntries(namedSpecifications.map((name) => [name, specification(name)])),
    externalUrl: vehicle.externalUrl ?? '',
    ...Object.fromEntries(extra.map((name) => [columnFor(name), specification(name)])),
  }
}
