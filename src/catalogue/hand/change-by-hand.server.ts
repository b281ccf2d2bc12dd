import type { Db } from '../../platform/database.server.ts'
import { problemOf } from '../schema-problems.ts'
import { changeStock, findStocked, writeVehicle } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { BY_HAND } from '../vehicle-source.ts'
import { canUndo, findChange, type HandChange, recordChange } from './hand-changes.server.ts'
import {
  type FieldChange,
  fieldsOf,
  type HandCart,
  type HandField,
  type HandValues,
  handValue,
  sameValue,
  withHandValues,
} from './hand-fields.ts'
import { heldValues, holding, holdValue, releaseValues } from './held-values.server.ts'
import { findNotes, writeNotes } from './notes.server.ts'

export type Change = {
  /** Id of the cart. */
  id: string
  /** Mail address of who changes it, in lower case. */
  person: string
  /** New values, or how they follow from those of the moment, such as for a list that something is added to. */
  change: HandValues | ((cart: HandCart) => HandValues)
  /** What the person's page showed. A field that somebody else has changed since is not overwritten. */
  seen?: HandValues
  now: Date
}

export type HandResult =
  | { kind: 'changed'; change: HandChange }
  /** The cart has these values already. */
  | { kind: 'same' }
  /** Nothing was changed: these fields are not as the person saw or left them. */
  | { kind: 'conflict'; fields: readonly { field: HandField; now: unknown }[] }
  | { kind: 'invalid'; problems: readonly { column: string; reason: string }[] }
  | { kind: 'missing' }
  /** To undo somebody else's change, one that was taken back, or an old one. */
  | { kind: 'too late' }

/** All of the fields or none, in one transaction. The site shows it within two seconds. */
export const changeByHand = (db: Db, { change, seen, ...by }: Change): Promise<HandResult> =>
  changing(db, by, async (cart) => ({
    wanted: typeof change === 'function' ? change(cart) : change,
    ...(seen && { seen }),
  }))

/** For a day, by any link of the same person, unless a value has changed since. */
export async function undoByHand(
  db: Db,
  { changeId, person, now }: { changeId: string; person: string; now: Date },
): Promise<HandResult> {
  const asked = await findChange(db, changeId)
  if (!asked) return { kind: 'missing' }
  return changing(db, { id: asked.vehicleId, person, now }, async (_cart, trx) => {
    const change = await findChange(trx, changeId)
    if (!change || change.fields.length === 0 || !canUndo(change, person, now)) return { kind: 'too late' }
    const values = (pick: (one: FieldChange) => unknown): HandValues =>
      Object.fromEntries(change.fields.map((one) => [one.field, pick(one)]))
    return { wanted: values(({ before }) => before), seen: values(({ after }) => after), undoes: changeId }
  })
}

type Wanted = { wanted: HandValues; seen?: HandValues; undoes?: string }

class Refused extends Error {
  readonly result: HandResult
  constructor(result: HandResult) {
    super(result.kind)
    this.result = result
  }
}

/** Holds the lock of the stock, so that nobody changes the cart in between. A refused change leaves the revision as it was. */
async function changing(
  db: Db,
  { id, person, now }: Pick<Change, 'id' | 'person' | 'now'>,
  decide: (cart: HandCart, trx: Db) => Promise<Wanted | HandResult>,
): Promise<HandResult> {
  try {
    return await changeStock(db, async (trx) => {
      const stocked = await findStocked(trx, id)
      if (!stocked) throw new Refused({ kind: 'missing' })
      const { vehicle } = stocked
      const cart = { vehicle, notes: await findNotes(trx, id) }
      const decided = await decide(cart, trx)
      if ('kind' in decided) throw new Refused(decided)
      const { wanted, seen = {}, undoes = null } = decided
      const result = withHandValues(vehicle, wanted)
      if (!result.success) throw new Refused({ kind: 'invalid', problems: result.error.issues.map(problemOf) })
      const after = { vehicle: result.data, notes: 'notes' in wanted ? String(wanted.notes ?? '') : cart.notes }
      const fields = differing(cart, after, fieldsOf(wanted))
      if (fields.length === 0) throw new Refused({ kind: 'same' })
      const moved = fields.filter(({ field, before }) => field in seen && !sameValue(seen[field], before))
      if (moved.length > 0) {
        const now = moved.map(({ field, before }) => ({ field, now: before }))
        throw new Refused({ kind: 'conflict', fields: now })
      }
      if (after.notes !== cart.notes) await writeNotes(trx, id, after.notes, now)
      await writeVehicle(trx, after.vehicle, now)
      // A cart that staff brought has no source which could say something else.
      if (stocked.source !== BY_HAND) await holdFields(trx, vehicle, fields, { person, now })
      const change = await recordChange(trx, {
        vehicleId: id,
        vehicleName: after.vehicle.name,
        person,
        at: now.toISOString(),
        fields,
        undoes,
      })
      return { kind: 'changed', change }
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

const differing = (before: HandCart, after: HandCart, fields: readonly HandField[]): FieldChange[] =>
  fields.flatMap((field) => {
    const [old, changed] = [handValue(before, field), handValue(after, field)]
    return sameValue(old, changed) ? [] : [{ field, before: old, after: changed }]
  })

/** The source's value is known from before the first change by hand. */
async function holdFields(
  trx: Db,
  vehicle: StockedVehicle,
  fields: readonly FieldChange[],
  { person, now }: Pick<Change, 'person' | 'now'>,
): Promise<void> {
  const held = new Map(
    holding(vehicle, (await heldValues(trx, vehicle.id)).get(vehicle.id)).map((one) => [one.field, one]),
  )
  for (const { field, before, after } of fields) {
    if (field === 'notes') continue
    const last = held.get(field)
    const sourceValue = last ? last.sourceValue : before
    if (!sameValue(after, sourceValue)) {
      await holdValue(trx, { vehicleId: vehicle.id, field, value: after, sourceValue, person, at: now.toISOString() })
    } else if (last) await releaseValues(trx, [last])
  }
}
