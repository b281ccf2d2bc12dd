import { sql } from 'kysely'
import { z } from 'zod'
import { localFile, publishPicture } from './local-pictures.server.ts'
import type { StagingDb } from './staging.server.ts'

const BATCH = 50

const images = z.array(z.string())

/** Makes the sizes of new pictures and writes their addresses where their files stood. */
export async function publishStagedPictures(
  db: StagingDb,
  { dataDir, picturing = () => undefined }: { dataDir: string; picturing?: (done: number, of: number) => void },
): Promise<void> {
  const waiting = db.selectFrom('staged_vehicles').where('has_local_pictures', '=', 1)
  const { total } = await waiting.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  for (let done = 0; done < Number(total); ) {
    picturing(done, Number(total))
    const rows = await waiting.select(['id', 'images']).limit(BATCH).execute()
    if (rows.length === 0) return
    for (const row of rows) {
      const addresses: string[] = []
      for (const image of images.parse(JSON.parse(row.images))) {
        addresses.push(localFile(image) ? await publishPicture(image, row.id, dataDir) : image)
      }
      await db
        .updateTable('staged_vehicles')
        .set({ images: JSON.stringify(addresses), has_local_pictures: 0 })
        .where('id', '=', row.id)
        .execute()
      picturing(++done, Number(total))
    }
  }
}

const columns = [
  'id',
  'name',
  'description',
  'price_cents',
  'brand',
  'category',
  'images',
  'in_stock',
  'is_new',
  'features',
  'specifications',
  'external_url',
  'created_at',
  'updated_at',
] as const
const kept = ['id', 'created_at']

/** Writes what is staged into the stock. Belongs into one transaction. */
export async function applyStaged(trx: StagingDb, keepMissing: boolean): Promise<void> {
  await trx
    .deleteFrom('vehicle_aliases')
    .where('vehicle_id', 'in', (sub) => sub.selectFrom('staged_vehicles').select('staged_vehicles.id'))
    .execute()
  if (!keepMissing) {
    await trx
      .deleteFrom('vehicles')
      .where('id', 'not in', (sub) => sub.selectFrom('staged_ids').select('staged_ids.id'))
      .execute()
  }
  const changes = columns.filter((column) => !kept.includes(column))
  await trx
    .insertInto('vehicles')
    .columns([...columns])
    // SQLite takes `on conflict` for a join when nothing stands between.
    .expression((from) =>
      from
        .selectFrom('staged_vehicles')
        .select([...columns])
        .where(sql<boolean>`1 = 1`),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => Object.fromEntries(changes.map((column) => [column, set.ref(`excluded.${column}`)]))),
    )
    .execute()
  await trx
    .insertInto('vehicle_aliases')
    .columns(['alias', 'vehicle_id'])
    .expression((from) =>
      from
        .selectFrom('staged_aliases')
        .select(['alias', 'staged_aliases.vehicle_id'])
        .where('staged_aliases.vehicle_id', 'in', (sub) =>
          sub.selectFrom('staged_vehicles').select('staged_vehicles.id'),
        ),
    )
    .execute()
}
