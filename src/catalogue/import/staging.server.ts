import { type Kysely, sql } from 'kysely'
import type { Database, VehicleTable } from '../../../db/schema.ts'

/** What has been read of a file, kept in temporary tables of one connection rather than in memory. */
export type Staging = Database & {
  /** Every vehicle of the file. */
  staged_ids: { id: string; line: number }
  /** Those that are added or changed, as they are to be. */
  staged_vehicles: VehicleTable & { line: number; is_added: number; changes: string; has_local_pictures: number }
  /** Aliases of every vehicle of the file. */
  staged_aliases: { alias: string; vehicle_id: string; line: number }
}
export type StagingDb = Kysely<Staging>

const tables = ['staged_ids', 'staged_vehicles', 'staged_aliases'] as const

export async function openStaging(connection: Kysely<Database>): Promise<StagingDb> {
  const db = connection.withTables<Pick<Staging, (typeof tables)[number]>>()
  await closeStaging(db)
  await sql`create temporary table staged_ids (id text primary key, line integer not null)`.execute(db)
  // The columns of the real table, so that a later migration need not repeat itself here.
  await sql`create temporary table staged_vehicles as select vehicles.*, 0 as line, 0 as is_added, '' as changes, 0 as has_local_pictures from vehicles where 1 = 0`.execute(
    db,
  )
  await sql`create temporary table staged_aliases (alias text not null, vehicle_id text not null, line integer not null)`.execute(
    db,
  )
  return db
}

export async function closeStaging(db: Kysely<Staging>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).ifExists().execute()
}
