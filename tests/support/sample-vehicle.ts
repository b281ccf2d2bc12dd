import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'

type SampleVehicle = (typeof sampleInventory)[number]

/** A vehicle of the sample inventory by id or alias. Tests use it because the dealer may change names and prices. */
export function sampleVehicle(idOrAlias: string): SampleVehicle {
  const vehicle = sampleInventory.find(({ id, aliases }) => id === idOrAlias || aliases.includes(idOrAlias))
  if (!vehicle) throw new Error(`the sample inventory has no ${idOrAlias}`)
  return vehicle
}
