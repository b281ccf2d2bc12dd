import { randomBytes } from 'node:crypto'
import type { Db } from '../../../server/database/database.server.ts'
import type { LeadPicture } from '../lead.ts'

/** A picture as the site keeps it: JPEG, upright, without metadata. */
export type PreparedPicture = { content: Uint8Array; width: number; height: number }

/** Call it in the transaction that stores the lead. */
export async function storePictures(trx: Db, leadId: string, pictures: readonly PreparedPicture[]): Promise<void> {
  // One by one: together they would be a statement of many megabytes.
  for (const [index, { content, width, height }] of pictures.entries()) {
    const id = randomBytes(16).toString('hex')
    const size = { width, height, bytes: content.byteLength }
    await trx
      .insertInto('lead_pictures')
      .values({ id, message_id: leadId, position: index + 1, ...size, content })
      .execute()
  }
}

/** Pictures by the id of their lead, in order. */
export async function picturesOf(db: Db, leadIds: readonly string[]): Promise<ReadonlyMap<string, LeadPicture[]>> {
  const rows = await db
    .selectFrom('lead_pictures')
    .select(['id', 'message_id', 'width', 'height', 'bytes'])
    .where('message_id', 'in', leadIds)
    .orderBy('message_id')
    .orderBy('position')
    .execute()
  const byLead = Map.groupBy(rows, (row) => row.message_id)
  return new Map(
    Array.from(byLead, ([leadId, all]) => [
      leadId,
      all.map(({ id, width, height, bytes }) => ({ id, width, height, bytes })),
    ]),
  )
}

/** @returns the JPEG; undefined when the lead has no such picture, or was erased */
export async function readPicture(db: Db, leadId: string, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('lead_pictures')
    .select('content')
    .where('message_id', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content
}

/** Bytes stored with quarantined messages, or with all others. */
export async function picturesTotal(db: Db, isQuarantined: boolean): Promise<number> {
  const { total } = await db
    .selectFrom('lead_pictures')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_pictures.message_id')
    .where('suspected', '=', isQuarantined ? 1 : 0)
    .select((of) => of.fn.sum<number | string | null>('bytes').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

export const hasPictures = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('lead_pictures').select('id').limit(1).executeTakeFirst()) !== undefined
