import { sql } from 'kysely'
import type { Db } from '../database.server.ts'
import { MOVES } from '../move-record.server.ts'

/** Everything else is moved. Kysely's own tables, which each database's migrations write, are never listed. */
export const notMoved: Readonly<Record<string, string>> = {
  rate_limits: 'counts of requests, for a day at most',
  write_probe: 'what /readyz writes to see whether it can',
  [MOVES]: 'how far this move has come',
}

const VALUES_AT_ONCE = 12_000
const ROWS_AT_ONCE = 1000
/** Pictures are large. */
const BLOBS_AT_ONCE = 16

export type SiteTable = {
  name: string
  columns: readonly string[]
  /** Columns of the primary key. */
  key: readonly string[]
  /** Its rows are leased to one process at a time: deliveries and jobs. */
  leased: boolean
  rowsAtOnce: number
}

/** After those that it refers to. One side of a move is always SQLite, whose tables are the same. */
export async function siteTables(sqlite: Db): Promise<SiteTable[]> {
  const found = (await sqlite.introspection.getTables()).filter(({ name, isView }) => !isView && !(name in notMoved))
  const ordered: SiteTable[] = []
  const add = async (name: string): Promise<void> => {
    const table = found.find((one) => one.name === name)
    if (!table || ordered.some((one) => one.name === name)) return
    const { rows: references } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(sqlite)
    for (const reference of references) await add(reference.table)
    const { rows: key } = await sql<{ name: string }>`
      select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(sqlite)
    if (key.length === 0) throw new Error(`${name} has no primary key, by which it could be copied in order.`)
    const columns = table.columns.map((column) => column.name)
    const hasBlob = table.columns.some(({ dataType }) => dataType.toLowerCase() === 'blob')
    ordered.push({
      name,
      columns,
      key: key.map((column) => column.name),
      leased: ['state', 'attempts', 'lease_until'].every((column) => columns.includes(column)),
      rowsAtOnce: hasBlob ? BLOBS_AT_ONCE : Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / columns.length)),
    })
  }
  for (const { name } of found) await add(name)
  return ordered
}
