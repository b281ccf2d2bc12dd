import type { Db } from '../../../server/database/database.server.ts'
import { changeStock, findStocked, refuseTakenNames } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { deleteVehicles, forgetRemoved, toRow, upsertRows } from '../vehicle-rows.server.ts'
import { BY_HAND } from '../vehicle-source.ts'
import { markPublished, saveDraft } from './drafts.server.ts'
import { canUndo, type Edit, findChange, recordChange } from './edit-history.server.ts'

type AddRequest = { vehicle: StockedVehicle; person: string; now: Date; draftId?: string | undefined }

/** Adds the cart as the newest in stock, and records the addition as a change without fields. @throws NameTaken */
export const addVehicle = (db: Db, { vehicle, person, now, draftId }: AddRequest): Promise<Edit> =>
  changeStock(db, async (trx) => {
    await refuseTakenNames(trx, vehicle, '')
    await upsertRows(trx, [toRow(vehicle, now, BY_HAND)])
    if (draftId) await markPublished(trx, draftId, vehicle.id)
    return recordChange(trx, {
      vehicleId: vehicle.id,
      vehicleName: vehicle.name,
      person,
      at: now.toISOString(),
      fields: [],
    })
  })

/** Undoes the addition within a day, for the person who added it: the cart goes back to the drafts. @returns the draft's id; undefined if it's too late */
export async function takeBack(
  db: Db,
  { changeId, person, now }: { changeId: string; person: string; now: Date },
  contentOf: (vehicle: StockedVehicle) => Readonly<Record<string, string>>,
): Promise<string | undefined> {
  return changeStock(db, async (trx) => {
    const change = await findChange(trx, changeId)
    if (!change || change.fields.length > 0 || !canUndo(change, person, now)) return undefined
    const stocked = await findStocked(trx, change.vehicleId)
    // If a list has taken the cart over since, its next import would add the cart again.
    if (stocked?.source !== BY_HAND) return undefined
    const { vehicle } = stocked
    await deleteVehicles(trx, [vehicle.id], now)
    // The cart was never sold, so its page must not say that it's gone.
    await forgetRemoved(trx, [vehicle.id])
    await recordChange(trx, {
      vehicleId: vehicle.id,
      vehicleName: vehicle.name,
      person,
      at: now.toISOString(),
      fields: [],
      undoes: changeId,
    })
    return saveDraft(trx, { person, content: contentOf(vehicle), images: vehicle.images }, now)
  })
}
