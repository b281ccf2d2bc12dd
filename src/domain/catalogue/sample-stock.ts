import { z } from 'zod'
import { sampleRows } from '../../content/dealer/generated/sample-stock.generated.ts'
import { differences } from './edits/vehicle-patch.ts'
import type { StockedVehicle } from './vehicle.ts'
import { stockedVehicle } from './vehicle-fields.ts'

/** In the inventory's order, checked by build/check-stock-file.ts. Server only: it must not reach the browser. */
export const sampleInventory = z.array(z.custom<StockedVehicle>()).parse(sampleRows)

/** Samples as they are read from the database: the schema puts named specifications before others. */
const samples = new Map(sampleInventory.map((sample) => [sample.id, stockedVehicle.parse(sample)]))

/** A sample with a changed price is still a sample. */
export const isSample = ({ id, description }: StockedVehicle): boolean => samples.get(id)?.description === description

export function isUntouchedSample(vehicle: StockedVehicle): boolean {
  const sample = samples.get(vehicle.id)
  // Samples stored before vehicles had a showroom have none.
  return (
    sample !== undefined &&
    differences({ ...sample, showroom: vehicle.showroom && sample.showroom }, vehicle).length === 0
  )
}
