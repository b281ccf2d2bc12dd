import { sampleInventory } from '../../sample/inventory.ts'

type SampleVehicle = (typeof sampleInventory)[number]

/** A vehicle of the sample inventory, by its id or an alias: its name and its price are the dealer's to change. */
export function sampleVehicle(idOrAlias: string): SampleVehicle {
  const vehicle = sampleInventory.find(({ id, aliases }) => id === idOrAlias || aliases.includes(idOrAlias))
  if (!vehicle) throw new Error(`the sample inventory has no ${idOrAlias}`)
  return vehicle
}
