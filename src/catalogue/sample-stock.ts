import { sampleInventory } from '../../sample/inventory.ts'
import type { StockedVehicle } from './vehicle.ts'
import { differences } from './vehicle-patch.ts'

const samples = new Map(sampleInventory.map((sample) => [sample.id, sample]))

/** A changed price does not make it a real one. */
export const isSample = ({ id, description }: StockedVehicle): boolean => samples.get(id)?.description === description

export function isUntouchedSample(vehicle: StockedVehicle): boolean {
  const sample = samples.get(vehicle.id)
  return sample !== undefined && differences(sample, vehicle).length === 0
}
