import type { Db } from '../../../server/database/database.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { recordChange } from '../hand/hand-changes.server.ts'
import { handWords } from '../hand/hand-words.ts'
import { type HeldValue, holdAgainst, releaseValues } from '../hand/held-values.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import type { VehicleSource } from '../vehicle-source.ts'
import { needsPublishing } from './pictures.server.ts'
import type { ImportedVehicle, StockDifference } from './stock-difference.ts'

/** The rule: a value by hand holds until the source's own value changes. Then the source wins. */
export function entryOf(
  line: number,
  vehicle: StockedVehicle,
  { before, held }: { before: StockedVehicle | undefined; held: readonly HeldValue[] },
): ImportedVehicle {
  const isWaiting = vehicle.images.some(needsPublishing)
  // A picture that can't be fetched must not end what holds for the others.
  const later = isWaiting ? held.filter(({ field }) => field === 'images') : []
  const { vehicle: after, ...byHand } = holdAgainst(
    before,
    vehicle,
    held.filter((one) => !later.includes(one)),
  )
  return {
    line,
    vehicle: after,
    ...(isWaiting && { before }),
    ...(held.length > 0 && { byHand }),
    ...(later.length > 0 && { heldPictures: later }),
  }
}

export function comparePictures(entry: ImportedVehicle): void {
  const { byHand, heldPictures = [] } = entry
  if (!byHand || heldPictures.length === 0) return
  const { vehicle, kept, lost, agreed } = holdAgainst(entry.before, entry.vehicle, heldPictures)
  entry.vehicle = vehicle
  entry.byHand = {
    kept: [...byHand.kept, ...kept],
    lost: [...byHand.lost, ...lost],
    agreed: [...byHand.agreed, ...agreed],
  }
}

type Plan = StockDifference & { byHand: readonly ImportedVehicle[] }

/** For the report. */
export async function withHeldValues<P extends Plan>(db: Db, plan: P): Promise<P> {
  const kept = plan.byHand.reduce((sum, { byHand }) => sum + (byHand?.kept.length ?? 0), 0)
  const all = plan.byHand.flatMap(({ byHand }) => byHand?.lost ?? [])
  if (kept + all.length === 0) return plan
  const nameOf = await staffNames(db)
  const lost = all.map(({ vehicleId, field, person, value, now }) => ({
    id: vehicleId,
    field,
    person: nameOf(person),
    before: handWords(field, value),
    after: handWords(field, now),
  }))
  return { ...plan, comparison: { ...plan.comparison, byHand: { kept, lost } } }
}

/** A value that the source has changed, or agrees with, is no longer held. */
export async function settleHeldValues(
  db: Db,
  entries: Plan['byHand'],
  { source, now }: { source: VehicleSource; now: Date },
): Promise<void> {
  for (const { vehicle, byHand } of entries) {
    if (!byHand) continue
    await releaseValues(db, [...byHand.lost, ...byHand.agreed])
    for (const { field, value, person, now: after } of byHand.lost) {
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
