import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../../server/database/database.server.ts'
import type { EditTable } from '../../../server/database/schema.ts'
import { vehicleTables } from '../vehicle-rows.server.ts'
import { type FieldChange, isEditField } from './edit-fields.ts'

/** One save by a person, or an import's later change to values that a person set. */
export type Edit = {
  readonly id: string
  readonly vehicleId: string
  readonly vehicleName: string
  /** Email address in lower case. For an import, the person whose value it replaced. */
  readonly person: string
  readonly at: string
  readonly fields: readonly FieldChange[]
  /** Source of the new value, if an import changed it. */
  readonly source: string | null
  readonly undoes: string | null
  readonly undoneBy: string | null
}

/** How long a change can be undone. */
export const UNDO_CHANGE_MS = 24 * 60 * 60 * 1000
const KEEP_MS = 365 * 24 * 60 * 60 * 1000

/** Skips fields that this version doesn't know: a later one, which runs alongside it during a deploy, may have changed them. */
const fieldChanges = z
  .array(
    z.object({
      field: z.string(),
      before: z.unknown().transform((value) => value ?? undefined),
      after: z.unknown().transform((value) => value ?? undefined),
      held: z.boolean().optional(),
    }),
  )
  .transform((all) => all.flatMap(({ field, ...one }) => (isEditField(field) ? [{ field, ...one }] : [])))

const toChange = (row: EditTable): Edit => ({
  id: row.id,
  vehicleId: row.vehicle_id,
  vehicleName: row.vehicle_name,
  person: row.person,
  at: row.at,
  fields: fieldChanges.parse(JSON.parse(row.fields)),
  source: row.source,
  undoes: row.undoes,
  undoneBy: row.undone_by,
})

export async function recordChange(
  db: Db,
  change: Pick<Edit, 'vehicleId' | 'vehicleName' | 'person' | 'at' | 'fields'> &
    Partial<Pick<Edit, 'source' | 'undoes'>>,
): Promise<Edit> {
  const recorded: Edit = { id: randomUUIDv7(), source: null, undoes: null, ...change, undoneBy: null }
  await db
    .insertInto('hand_changes')
    .values({
      id: recorded.id,
      vehicle_id: recorded.vehicleId,
      vehicle_name: recorded.vehicleName,
      person: recorded.person,
      at: recorded.at,
      fields: JSON.stringify(recorded.fields, (_key, value) => value ?? null),
      source: recorded.source,
      undoes: recorded.undoes,
      undone_by: null,
    })
    .execute()
  if (recorded.undoes !== null) {
    await db.updateTable('hand_changes').set({ undone_by: recorded.id }).where('id', '=', recorded.undoes).execute()
  }
  return recorded
}

export async function findChange(db: Db, id: string): Promise<Edit | undefined> {
  const row = await db.selectFrom('hand_changes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toChange(row)
}

/** Newest first. */
export async function changesOf(db: Db, vehicleId: string, most: number): Promise<Edit[]> {
  const rows = await db
    .selectFrom('hand_changes')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toChange)
}

/** Oldest first. */
export async function changesBetween(db: Db, since: Date, until: Date): Promise<Edit[]> {
  const rows = await db
    .selectFrom('hand_changes')
    .selectAll()
    .where('at', '>=', since.toISOString())
    .where('at', '<', until.toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(toChange)
}

/** Whether this person can still undo the edit. */
export const canUndo = ({ person, at, source, undoes, undoneBy }: Edit, by: string, now: Date): boolean =>
  person === by &&
  source === null &&
  undoes === null &&
  undoneBy === null &&
  now.getTime() - Date.parse(at) < UNDO_CHANGE_MS

/** Erases changes and drafts after a year, and notes and off-site marks of that age if the cart has left the stock. */
export async function forgetChanges(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEEP_MS).toISOString()
  const tables = vehicleTables(db)
  await tables.deleteFrom('hand_changes').where('at', '<', oldest).execute()
  await tables.deleteFrom('kept_carts').where('changed_at', '<', oldest).execute()
  await tables
    .deleteFrom('vehicle_notes')
    .where('changed_at', '<', oldest)
    .where('vehicle_id', 'not in', tables.selectFrom('vehicles').select('id'))
    .execute()
  await tables
    .deleteFrom('carts_off_site')
    .where('at', '<', oldest)
    .where('vehicle_id', 'not in', tables.selectFrom('vehicles').select('id'))
    .execute()
}
