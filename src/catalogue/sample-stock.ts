import { sampleInventory } from '../../sample/inventory.ts'
import type { StockedVehicle } from './vehicle.ts'
import { differences } from './vehicle-patch.ts'

const samples = new Map(sampleInventory.map((sample) => [sample.id, sample]))

/** A changed price does not make it a real one. */
export const isSample = ({ id, description }: StockedVehicle): boolean => samples.get(id)?.description === description

export function isUntouchedSample(vehicle: StockedVehicle): boolean {
  const sample = samples.get(vehicle.id)
  // Samples stored before vehicles had a showroom have none.
  return (
    sample !== undefined &&
    differences({ ...sample, showroom: vehicle.showroom && sample.showroom }, vehicle).length === 0
  )
}
