import { idFromName, idOf, type VehiclePatch } from '../edits/vehicle-patch.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { vehicleFields } from '../vehicle-fields.ts'
import type { ComparedStock } from './stock-difference.ts'

/** Whether so many rows are left out that the whole file is refused. */
export const isMostlyBad = (bad: number, all: number): boolean => bad * 3 > all

/** The vehicles that rows may be about, judged by their readable cells. An import must not remove them. */
export function sparedBy(rows: readonly VehiclePatch[], stock: ComparedStock): ReadonlySet<string> {
  const spared = new Set<string>()
  for (const row of rows) {
    const id = idOf(row)
    const matches = [...stock.vehicles.values()].filter((vehicle) => isOf(row, id, vehicle))
    const isOfNobody = matches.length === 0 && !stock.unreadable.has(id)
    // Only an id in the file proves that the cart is new; one made from the name doesn't.
    const isNew = isOfNobody && vehicleFields.id.schema.safeParse(row.fields.id).success
    if (stock.unreadable.has(id)) spared.add(id)
    const vehicles = isOfNobody && !isNew ? [...stock.vehicles.values()].filter((one) => mayBe(row, one)) : matches
    for (const vehicle of vehicles) spared.add(vehicle.id)
  }
  return spared
}

const numbers = ['stockNumber', 'vin'] as const
const plain = (value: unknown): string => idFromName(String(value ?? ''))

const isOf = (row: VehiclePatch, id: string, vehicle: StockedVehicle): boolean =>
  vehicle.id === id ||
  vehicle.aliases.includes(id) ||
  numbers.some((name) => {
    const number = plain(row.specifications[name])
    return number !== '' && number === plain(vehicle.specifications[name])
  })

/** Whether nothing readable in the row rules this vehicle out. */
const mayBe = ({ fields, specifications }: VehiclePatch, vehicle: StockedVehicle): boolean =>
  [
    [fields.brand, vehicle.brand],
    [specifications.year, vehicle.specifications.year],
  ].every(([ofRow, ofVehicle]) => plain(ofRow) === '' || plain(ofVehicle) === '' || plain(ofRow) === plain(ofVehicle))
