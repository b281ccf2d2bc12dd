import { sampleInventory } from '../../sample/sample-inventory.ts'

type SampleVehicle = (typeof sampleInventory)[number]

/** A vehicle of the sample inventory, which tests name by its id: name and price are the dealer's to change. */
export function sampleVehicle(id: string): SampleVehicle {
  const vehicle = sampleInventory.find((candidate) => candidate.id === id)
  if (!vehicle) throw new Error(`the sample inventory has no ${id}`)
  return vehicle
}
