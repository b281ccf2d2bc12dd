import type { Db } from '../../../server/database/database.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { recordChange } from '../edits/edit-history.server.ts'
import { valueWords } from '../edits/edit-words.ts'
import { deleteOverrides, mergeOverrides, type Override } from '../edits/overrides.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import type { VehicleSource } from '../vehicle-source.ts'
import { needsPublishing } from './imported-pictures.server.ts'
import type { ImportedVehicle, StockDifference } from './stock-difference.ts'

/** Applies the rule that an override lasts until the source's own value changes. Then the source wins. */
export function entryOf(
  line: number,
  vehicle: StockedVehicle,
  { before, overrides }: { before: StockedVehicle | undefined; overrides: readonly Override[] },
): ImportedVehicle {
  const isWaiting = vehicle.images.some(needsPublishing)
  // A new picture that can't be downloaded must not end an override of the pictures, so that one is merged later.
  const later = isWaiting ? overrides.filter(({ field }) => field === 'images') : []
  const { vehicle: after, ...merged } = mergeOverrides(
    before,
    vehicle,
    overrides.filter((one) => !later.includes(one)),
  )
  return {
    line,
    vehicle: after,
    ...(isWaiting && { before }),
    ...(overrides.length > 0 && { overrides: merged }),
    ...(later.length > 0 && { pictureOverrides: later }),
  }
}

export function comparePictures(entry: ImportedVehicle): void {
  const { overrides, pictureOverrides = [] } = entry
  if (!overrides || pictureOverrides.length === 0) return
  const { vehicle, remaining, lost, agreed } = mergeOverrides(entry.before, entry.vehicle, pictureOverrides)
  entry.vehicle = vehicle
  entry.overrides = {
    remaining: [...overrides.remaining, ...remaining],
    lost: [...overrides.lost, ...lost],
    agreed: [...overrides.agreed, ...agreed],
  }
}

type OverriddenDifference = StockDifference & { overridden: readonly ImportedVehicle[] }

/** Adds to the comparison how many overrides stay and which ones the source has ended, for the report. */
export async function withOverrides<P extends OverriddenDifference>(db: Db, plan: P): Promise<P> {
  const keptCount = plan.overridden.reduce((sum, { overrides }) => sum + (overrides?.remaining.length ?? 0), 0)
  const all = plan.overridden.flatMap(({ overrides }) => overrides?.lost ?? [])
  if (keptCount + all.length === 0) return plan
  const nameOf = await staffNames(db)
  const lost = all.map(({ vehicleId, field, person, value, now }) => ({
    id: vehicleId,
    field,
    person: nameOf(person),
    before: valueWords(field, value),
    after: valueWords(field, now),
  }))
  return { ...plan, comparison: { ...plan.comparison, byHand: { kept: keptCount, lost } } }
}

/** Ends the overrides of values that the source has changed, or agrees with. */
export async function settleOverrides(
  db: Db,
  entries: OverriddenDifference['overridden'],
  { source, now }: { source: VehicleSource; now: Date },
): Promise<void> {
  for (const { vehicle, overrides } of entries) {
    if (!overrides) continue
    await deleteOverrides(db, [...overrides.lost, ...overrides.agreed])
    for (const { field, value, person, now: after } of overrides.lost) {
      await recordChange(db, {
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        person,
        at: now.toISOString(),
        fields: [{ field, before: value, after }],
        source,
      })
    }
  }
}
