import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../../server/database/database.server.ts'
import type { DraftTable } from '../../../server/database/schema.ts'

/** A new cart as typed, kept for a year after its last change, even if it has been published. */
type Draft = {
  readonly id: string
  readonly person: string
  readonly content: Readonly<Record<string, string>>
  /** Addresses, in the form that vehicles store. */
  readonly images: readonly string[]
  readonly changedAt: string
  /** The id of the cart that the draft became; null until it is published. */
  readonly vehicleId: string | null
}

const contents = z.record(z.string(), z.string())
const pictures = z.array(z.string())

const toDraft = ({ content, images, changed_at: changedAt, vehicle_id: vehicleId, ...row }: DraftTable): Draft => ({
  ...row,
  content: contents.parse(JSON.parse(content)),
  images: pictures.parse(JSON.parse(images)),
  changedAt,
  vehicleId,
})

export async function findDraft(db: Db, id: string): Promise<Draft | undefined> {
  const row = await db.selectFrom('kept_carts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDraft(row)
}

/** Drafts that are not published, the most recently changed first. */
export async function drafts(db: Db): Promise<Draft[]> {
  const rows = await db
    .selectFrom('kept_carts')
    .selectAll()
    .where('vehicle_id', 'is', null)
    .orderBy('changed_at', 'desc')
    .execute()
  return rows.map(toDraft)
}

/** Creates a draft, or saves the new content of one that exists and leaves its pictures as they are. @returns its id */
export async function saveDraft(
  db: Db,
  { id = randomUUIDv7(), person, content, images = [] }: Partial<Draft> & Pick<Draft, 'person' | 'content'>,
  now: Date,
): Promise<string> {
  const row = { content: JSON.stringify(content), changed_at: now.toISOString() }
  await db
    .insertInto('kept_carts')
    .values({ id, person, images: JSON.stringify(images), vehicle_id: null, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return id
}

/** @returns false if there is no such draft, or it is already published */
export async function changeDraftImages(
  db: Db,
  id: string,
  change: (images: readonly string[]) => readonly string[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // This write comes first so that two simultaneous uploads take turns.
    const row = await trx
      .updateTable('kept_carts')
      .set({ changed_at: now.toISOString() })
      .where('id', '=', id)
      .where('vehicle_id', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const images = JSON.stringify(change(toDraft(row).images))
    await trx.updateTable('kept_carts').set({ images }).where('id', '=', id).execute()
    return true
  })
}

/** Marks the draft as published, so that photos still being uploaded from a phone are added to the cart. */
export async function markPublished(db: Db, id: string, vehicleId: string): Promise<void> {
  await db.updateTable('kept_carts').set({ vehicle_id: vehicleId }).where('id', '=', id).execute()
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('kept_carts').where('id', '=', id).execute()
}

export const isDraftId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** Creates an empty draft for a photo that is uploaded before anything is typed. */
export async function startDraft(db: Db, { id, person }: Pick<Draft, 'id' | 'person'>, now: Date): Promise<void> {
  await db
    .insertInto('kept_carts')
    .values({ id, person, content: '{}', images: '[]', changed_at: now.toISOString(), vehicle_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
