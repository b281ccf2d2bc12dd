import { sql } from 'kysely'
import {
  insertRows,
  pagesOf,
  type Row,
  type SiteTable,
  siteTables,
} from '../../src/server/database/copy-tables.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'

/** A trigger turns rows of this table into jobs, so it stays empty. */
const emptiedAtOnce = 'notices'

/** Values of columns that commands read, which therefore have to be valid. */
const columnValues: Readonly<Record<string, string>> = {
  'watches.what': '{"kind":"price","id":"a","name":"A"}',
  'watches.seen': '{"price":1}',
  'rental_holds.first_day': '2026-11-27',
  'rental_holds.last_day': '2026-11-27',
  'hours_changes.first_day': '2026-11-27',
  'hours_changes.last_day': '2026-11-27',
  'hours_changes.opens': '09:00',
  'hours_changes.closes': '12:00',
  'hours_changes.ended_from': '2026-11-28',
}

/**
 * Replaces the rows of every table that the migrations created, except `notices`.
 * @param count number of rows in each table
 */
export async function fillEveryTable(sqlite: Db, count: number): Promise<void> {
  const parents: Record<string, string> = {}
  for (const table of await siteTables(sqlite)) {
    if (table.name === emptiedAtOnce) continue
    const { rows: references } = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table.name})`.execute(sqlite)
    const { rows: types } = await sql<{ name: string; type: string }>`
      select name, type from pragma_table_info(${table.name})`.execute(sqlite)
    const [firstKey = ''] = table.key
    const row = (at: number): Row =>
      Object.fromEntries(
        types.map(({ name, type }) => {
          const parent = references.find(({ from }) => from === name)?.table
          if (parent) return [name, `${parent} ${parents[parent]} ${String(at).padStart(5, '0')}`]
          if (type === 'BLOB') return [name, Buffer.from([0, 255, at % 256])]
          if (type === 'INTEGER') return [name, at + 1]
          const value = columnValues[`${table.name}.${name}`]
          if (value) return [name, value]
          // The two engines sort capitals and accents differently.
          return [name, `${table.name} ${name} ${at % 2 === 0 ? 'Ä' : 'b'}\n'${String(at).padStart(5, '0')}`]
        }),
      )
    const rows = Array.from({ length: count }, (_, at) => row(at)).map((one, at) =>
      references.length === 0 && typeof one[firstKey] === 'string'
        ? { ...one, [firstKey]: `${table.name} ${firstKey} ${String(at).padStart(5, '0')}` }
        : one,
    )
    parents[table.name] = firstKey
    await sql`delete from ${sql.table(table.name)}`.execute(sqlite)
    for (let at = 0; at < rows.length; at += table.rowsAtOnce) {
      await insertRows(sqlite, table, rows.slice(at, at + table.rowsAtOnce))
    }
  }
}

/** All rows of all tables, in an order that does not depend on the engine. */
export async function contents(db: Db, tables: readonly SiteTable[]): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = (await Array.fromAsync(pagesOf(db, table))).flat()
    all[table.name] = rows.map((row) => JSON.stringify(table.columns.map((column) => inText(row[column])))).sort()
  }
  return all
}

const inText = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)
