import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { readSpecification, type VehiclePatch, writeSpecification } from '../edits/vehicle-patch.ts'
import { namedSpecification, namedSpecifications } from '../named-specifications.ts'
import type { StockedVehicle, Vehicle } from '../vehicle.ts'
import { stockedFields, writeList } from '../vehicle-fields.ts'

export type VehicleColumn = {
  name: string
  alsoCalled?: readonly string[] | undefined
  /** @throws UnreadableCell */
  read: (cell: string, patch: VehiclePatch) => void
  write: (vehicle: StockedVehicle) => string
}

const SPECIFICATION_PREFIX = 'spec:'

const specificationColumn = (
  specification: string,
  name = `${SPECIFICATION_PREFIX}${specification}`,
): VehicleColumn => ({
  name,
  read: (cell, patch) => {
    patch.specifications[specification] = readSpecification(specification, cell)
  },
  write: ({ specifications }) => writeSpecification(specification, specifications[specification]),
})

const columns: readonly VehicleColumn[] = stockedFields.flatMap(
  ([name, { read, write, blankMeansUnchanged, alsoCalled }]): VehicleColumn[] => {
    if (name === 'specifications') {
      return Object.keys(namedSpecifications).map((specification) => specificationColumn(specification, specification))
    }
    if (!read || !write) return []
    const value = (vehicle: Record<string, unknown>) => vehicle[name]
    return [
      {
        name,
        alsoCalled,
        read: (cell, patch) => {
          if (cell !== '' || !blankMeansUnchanged) patch.fields[name] = read(cell)
        },
        write: (vehicle) => write(value(vehicle)),
      },
    ]
  },
)
export const columnNames = columns.map(({ name }) => name)

const withoutMarks = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** `In Stock`, `in_stock` and `inStock` are the same. */
export function findColumn(header: string): VehicleColumn | undefined {
  const name = header.trim()
  if (name.toLowerCase().startsWith(SPECIFICATION_PREFIX)) {
    const specification = name.slice(SPECIFICATION_PREFIX.length).trim()
    return specification === '' ? undefined : specificationColumn(specification)
  }
  const plain = withoutMarks(name)
  return columns.find(({ name: own, alsoCalled = [] }) => withoutMarks(own) === plain || alsoCalled.includes(plain))
}

/** Text that a spreadsheet would take for a formula, or that is already escaped. Plain numbers are safe. */
const formula = /^'*(?![-+]?\d+(?:\.\d+)?$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/** Only in `inventory export`; feeds must not contain aliases. */
const aliasColumn = { aliases: ({ aliases }: StockedVehicle) => writeList(aliases) }

export async function* vehiclesCsv(
  vehicles: AsyncIterable<StockedVehicle>,
  specifications: readonly string[],
  lastColumns: Record<string, (vehicle: StockedVehicle) => string> = aliasColumn,
): AsyncGenerator<string> {
  const written = [
    ...columns.filter(({ name }) => name !== 'aliases'),
    ...specifications.filter((name) => !namedSpecification(name)).map((name) => specificationColumn(name)),
    ...Object.entries(lastColumns).map(([name, write]) => ({ name, write })),
  ]
  async function* records() {
    yield written.map(({ name }) => name)
    for await (const vehicle of vehicles) yield written.map(({ write }) => escapeFormula(write(vehicle)))
  }
  const lines = stringify({ bom: true })
  // compose() passes on errors of either stream.
  for await (const piece of Readable.from(records()).compose(lines)) yield String(piece)
}

export async function specificationNames(vehicles: AsyncIterable<Pick<Vehicle, 'specifications'>>): Promise<string[]> {
  const names = new Set<string>()
  for await (const { specifications } of vehicles) for (const name of Object.keys(specifications)) names.add(name)
  return [...names]
}
