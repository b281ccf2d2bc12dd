import type { Insertable } from 'kysely'
import { batches } from '../batches.ts'
import { withAliases } from '../stock-changes.server.ts'
import { toRow } from '../vehicles.server.ts'
import type { ImportRow, Problem } from './columns.ts'
import { completeVehicle } from './complete.server.ts'
import { localFile } from './local-pictures.server.ts'
import { differences, idFromName } from './merge.ts'
import type { Staging, StagingDb } from './staging.server.ts'

const BATCH = 250

export type StageOptions = {
  /** Where relative paths of pictures begin. */
  folder: string
  now: Date
  problem: (problem: Problem) => void
}

/** Compares a file's vehicles with the stock and puts down what would change. */
export async function stageRows(db: StagingDb, rows: AsyncIterable<ImportRow>, options: StageOptions): Promise<void> {
  let count = 0
  for await (const batch of batches(rows, BATCH)) {
    await stageBatch(db, batch, count, options)
    count += batch.length
  }
}

async function stageBatch(db: StagingDb, batch: ImportRow[], before: number, options: StageOptions): Promise<void> {
  const fresh = await withoutRepeats(db, batch, options.problem)
  const ids = fresh.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const stocked = new Map((await withAliases(db, rows)).map(({ vehicle }) => [vehicle.id, vehicle]))
  // A row that has ceased to fit the schema counts as changed by whatever replaces it.
  const present = new Set(rows.map(({ id }) => id))
  const staged: Insertable<Staging['staged_vehicles']>[] = []
  const aliases: Staging['staged_aliases'][] = []
  for (const [index, { id, row }] of fresh.entries()) {
    const old = stocked.get(id)
    const vehicle =
      row.problems.length === 0
        ? await completeVehicle(row.given, id, old, { folder: options.folder, problem: at(row, options) })
        : undefined
    if (!vehicle) continue
    aliases.push(...vehicle.aliases.map((alias) => ({ alias, vehicle_id: id, line: row.line })))
    const changes = old ? differences(old, vehicle) : ['']
    if (changes.length === 0) continue
    const { aliases: _, ...columns } = vehicle
    staged.push({
      // The first of a file is the newest of it.
      ...toRow(columns, new Date(options.now.getTime() - before - index)),
      updated_at: options.now.toISOString(),
      line: row.line,
      is_added: present.has(id) ? 0 : 1,
      changes: changes.join(', '),
      has_local_pictures: vehicle.images.some(localFile) ? 1 : 0,
    })
  }
  if (staged.length > 0) await db.insertInto('staged_vehicles').values(staged).execute()
  if (aliases.length > 0) await db.insertInto('staged_aliases').values(aliases).execute()
}

type Fresh = { id: string; row: ImportRow }

/** Those whose id has not stood in the file before. Says what is wrong with the others. */
async function withoutRepeats(db: StagingDb, batch: ImportRow[], problem: StageOptions['problem']): Promise<Fresh[]> {
  const byId = new Map<string, ImportRow>()
  for (const row of batch) {
    for (const known of row.problems) problem(known)
    const id = row.given.id || idFromName(row.given.name ?? '')
    const first = byId.get(id)
    if (first) problem(repeated(id, row.line, first.line))
    else if (id !== '') byId.set(id, row)
    // Where the row could not be read, that has been said.
    else if (row.problems.length === 0) problem({ line: row.line, column: 'id', reason: 'is missing' })
  }
  if (byId.size === 0) return []
  const ids = [...byId].map(([id, { line }]) => ({ id, line }))
  const earlier = await db
    .selectFrom('staged_ids')
    .selectAll()
    .where('id', 'in', [...byId.keys()])
    .execute()
  for (const { id, line } of earlier) problem(repeated(id, byId.get(id)?.line ?? line, line))
  const known = new Set(earlier.map(({ id }) => id))
  const added = ids.filter(({ id }) => !known.has(id))
  if (added.length > 0) await db.insertInto('staged_ids').values(added).execute()
  return added.flatMap(({ id }) => {
    const row = byId.get(id)
    return row ? { id, row } : []
  })
}

const at =
  ({ line }: ImportRow, { problem }: StageOptions) =>
  (found: Omit<Problem, 'line'>) =>
    problem({ line, ...found })

const repeated = (id: string, line: number, first: number): Problem => ({
  line,
  column: 'id',
  reason: `'${id}' stands in line ${first} already`,
})
