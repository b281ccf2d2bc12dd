import type { Db } from '../../../server/database/database.server.ts'
import { problemOf } from '../column-problem.ts'
import { changeStock, findStocked, writeVehicle } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { BY_HAND } from '../vehicle-source.ts'
import { findNotes, writeNotes } from './cart-notes.server.ts'
import { noteSale } from './cart-sales.server.ts'
import { isOnSite, setOnSite } from './carts-off-site.server.ts'
import {
  type EditedCart,
  type EditField,
  type EditValues,
  type FieldChange,
  fieldsOf,
  fieldValue,
  isOwnField,
  sameValue,
  withEdits,
} from './edit-fields.ts'
import { canUndo, changesOf, type Edit, findChange, recordChange } from './edit-history.server.ts'
import { deleteOverrides, inForce, overridesOf, writeOverride } from './overrides.server.ts'

/** More changes than staff would make to one cart within the day in which they can be undone. */
const CHANGES_READ = 100

export type Change = {
  /** Id of the cart. */
  id: string
  /** Email address of the person who makes the change, in lower case. */
  person: string
  /** New values, or a function that derives them from the current ones, such as for adding to a list. */
  change: EditValues | ((cart: EditedCart) => EditValues)
  /** Values that the page showed when it was opened. A field that somebody else has changed since isn't overwritten. */
  seen?: EditValues
  now: Date
}

export type EditResult =
  | { kind: 'changed'; change: Edit }
  /** The cart has these values already. */
  | { kind: 'same' }
  /** Nothing was changed, since these fields no longer have the values that the person saw or set. */
  | { kind: 'conflict'; fields: readonly { field: EditField; now: unknown }[] }
  | { kind: 'invalid'; problems: readonly { column: string; reason: string }[] }
  | { kind: 'missing' }
  /** Refuses to undo somebody else's change, a change that is already undone, or an old one. */
  | { kind: 'too late' }

/** Changes all of the fields or none, in one transaction. The site shows the new values within two seconds. */
export const editVehicle = (db: Db, { change, seen, ...by }: Change): Promise<EditResult> =>
  applyEdit(db, by, async (cart) => ({
    requested: typeof change === 'function' ? change(cart) : change,
    ...(seen && { seen }),
  }))

/** The same person can undo an edit for a day, unless a value has been set again since, even to the same value. */
export async function undoEdit(
  db: Db,
  { changeId, person, now }: { changeId: string; person: string; now: Date },
): Promise<EditResult> {
  const edit = await findChange(db, changeId)
  if (!edit) return { kind: 'missing' }
  return applyEdit(db, { id: edit.vehicleId, person, now }, async (cart, trx) => {
    const change = await findChange(trx, changeId)
    if (!change || change.fields.length === 0 || !canUndo(change, person, now)) return { kind: 'too late' }
    const values = (pick: (one: FieldChange) => unknown): EditValues =>
      Object.fromEntries(change.fields.map((one) => [one.field, pick(one)]))
    const fields = await setAgain(trx, change)
    if (fields.length > 0)
      return { kind: 'conflict', fields: fields.map(({ field }) => ({ field, now: fieldValue(cart, field) })) }
    return { requested: values(({ before }) => before), seen: values(({ after }) => after), undoes: changeId }
  })
}

/** Fields that somebody has changed since, or whose override has ended. */
async function setAgain(trx: Db, { id, vehicleId, fields }: Edit): Promise<FieldChange[]> {
  const all = await changesOf(trx, vehicleId, CHANGES_READ)
  const since = all.slice(
    0,
    all.findIndex((one) => one.id === id),
  )
  const standing = since.filter(({ undoes, undoneBy }) => undoes === null && undoneBy === null)
  const overrides = (await overridesOf(trx, vehicleId)).get(vehicleId) ?? []
  const isOverridden = ({ field, after }: FieldChange) =>
    overrides.some((one) => one.field === field && sameValue(one.value, after))
  return fields.filter(
    (one) =>
      standing.some((change) => change.fields.some(({ field }) => field === one.field)) ||
      (one.held && !isOverridden(one)),
  )
}

type EditRequest = { requested: EditValues; seen?: EditValues; undoes?: string }

class Refused extends Error {
  readonly result: EditResult
  constructor(result: EditResult) {
    super(result.kind)
    this.result = result
  }
}

/** Locks the stock, so that nobody changes the cart in between. A refused change leaves the revision as it was. */
async function applyEdit(
  db: Db,
  { id, person, now }: Pick<Change, 'id' | 'person' | 'now'>,
  decide: (cart: EditedCart, trx: Db) => Promise<EditRequest | EditResult>,
): Promise<EditResult> {
  try {
    return await changeStock(db, async (trx) => {
      const stocked = await findStocked(trx, id)
      if (!stocked) throw new Refused({ kind: 'missing' })
      const { vehicle } = stocked
      const cart = { vehicle, notes: await findNotes(trx, id), onSite: await isOnSite(trx, id) }
      const decision = await decide(cart, trx)
      if ('kind' in decision) throw new Refused(decision)
      const { requested, seen = {}, undoes = null } = decision
      const result = withEdits(vehicle, requested)
      if (!result.success) throw new Refused({ kind: 'invalid', problems: result.error.issues.map(problemOf) })
      const after = {
        vehicle: result.data,
        notes: 'notes' in requested ? String(requested.notes ?? '') : cart.notes,
        onSite: 'onSite' in requested ? requested.onSite === true : cart.onSite,
      }
      const fields = changedFields(cart, after, fieldsOf(requested))
      if (fields.length === 0) throw new Refused({ kind: 'same' })
      const conflicts = fields.filter(({ field, before }) => field in seen && !sameValue(seen[field], before))
      if (conflicts.length > 0) {
        const now = conflicts.map(({ field, before }) => ({ field, now: before }))
        throw new Refused({ kind: 'conflict', fields: now })
      }
      if (after.notes !== cart.notes) await writeNotes(trx, id, after.notes, now)
      if (after.onSite !== cart.onSite) await setOnSite(trx, id, after.onSite, { person, now })
      await writeVehicle(trx, after.vehicle, now)
      // A cart that staff added has no source with values to override.
      const overridden = stocked.source === BY_HAND ? [] : await overrideFields(trx, vehicle, fields, { person, now })
      const change = await recordChange(trx, {
        vehicleId: id,
        vehicleName: after.vehicle.name,
        person,
        at: now.toISOString(),
        fields: fields.map((one) => (overridden.includes(one.field) ? { ...one, held: true } : one)),
        undoes,
      })
      if (fields.some(({ field }) => field === 'inStock')) await noteSale(trx, { ...stocked, change })
      return { kind: 'changed', change }
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

const changedFields = (before: EditedCart, after: EditedCart, fields: readonly EditField[]): FieldChange[] =>
  fields.flatMap((field) => {
    const [old, changed] = [fieldValue(before, field), fieldValue(after, field)]
    return sameValue(old, changed) ? [] : [{ field, before: old, after: changed }]
  })

/** Stores overrides, each with the source's value: the one from before the first edit. @returns the fields whose value differs from the source's */
async function overrideFields(
  trx: Db,
  vehicle: StockedVehicle,
  fields: readonly FieldChange[],
  { person, now }: Pick<Change, 'person' | 'now'>,
): Promise<EditField[]> {
  const overrides = new Map(
    inForce(vehicle, (await overridesOf(trx, vehicle.id)).get(vehicle.id)).map((one) => [one.field, one]),
  )
  const differ: EditField[] = []
  for (const { field, before, after } of fields) {
    if (isOwnField(field)) continue
    const last = overrides.get(field)
    const sourceValue = last ? last.sourceValue : before
    if (!sameValue(after, sourceValue)) {
      await writeOverride(trx, {
        vehicleId: vehicle.id,
        field,
        value: after,
        sourceValue,
        person,
        at: now.toISOString(),
      })
      differ.push(field)
    } else if (last) await deleteOverrides(trx, [last])
  }
  return differ
}
