import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { SetupProblem } from '../settings/setup-problem.ts'
import { type Db, isSqlite } from './database.server.ts'

/** Everything else is copied. Kysely's own tables, which each database's migrations write, are never listed. */
const notCopied: Readonly<Record<string, string>> = {
  rate_limits: 'counts of requests, for a day at most',
  write_probe: 'what /readyz writes to see whether it can',
}

/** Migrations write one row to this table. A database with only that row is still empty. */
const filledByMigrations = ['stock_revision']

const VALUES_AT_ONCE = 12_000
const ROWS_AT_ONCE = 1000
/** Few, since pictures are large. */
const BLOBS_AT_ONCE = 16

export type SiteTable = {
  name: string
  columns: readonly string[]
  /** Columns of the primary key. */
  key: readonly string[]
  rowsAtOnce: number
}

/** Orders each table after the ones that it refers to. One side of a copy is always SQLite, which has the same tables. */
export async function siteTables(sqlite: Db): Promise<SiteTable[]> {
  const all = (await sqlite.introspection.getTables()).filter(({ name, isView }) => !isView && !(name in notCopied))
  const ordered: SiteTable[] = []
  const add = async (name: string): Promise<void> => {
    const table = all.find((one) => one.name === name)
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
      rowsAtOnce: hasBlob ? BLOBS_AT_ONCE : Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / columns.length)),
    })
  }
  for (const { name } of all) await add(name)
  return ordered
}

export type Row = Readonly<Record<string, unknown>>

/** Sorted by primary key, whose order differs between the engines. */
export async function* pagesOf(db: Db, { name, columns, key, rowsAtOnce }: SiteTable): AsyncGenerator<readonly Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  while (true) {
    const after = last ? sql`where (${keys}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${after}
      order by ${keys} limit ${rowsAtOnce}`.execute(db)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
  }
}

export async function insertRows(db: Db, { name, columns }: SiteTable, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

export type TableSum = { rows: number; sum: string }

const SUM_BYTES = 32

/** A digest that is the same in both engines, whatever the order. */
async function sumOf(db: Db, table: SiteTable): Promise<TableSum> {
  const sum = Buffer.alloc(SUM_BYTES)
  let total = 0
  for await (const rows of pagesOf(db, table)) {
    for (const row of rows) {
      const digest = hash('sha256', JSON.stringify(table.columns.map((column) => inText(row[column]))), 'buffer')
      for (const [at, byte] of digest.entries()) sum.writeUInt8(sum.readUInt8(at) ^ byte, at)
    }
    total += rows.length
  }
  return { rows: total, sum: sum.toString('hex') }
}

function inText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return value instanceof Uint8Array ? hash('sha256', value) : String(value)
}

/** Copies in one transaction, without comparing the copy. @returns the number of rows copied, by table */
export const copyRows = (source: Db, target: Db, tables: readonly SiteTable[]): Promise<ReadonlyMap<string, number>> =>
  target.transaction().execute(async (trx) => {
    const copied = new Map<string, number>()
    for (const table of tables) copied.set(table.name, await copyTable(source, trx, table))
    return copied
  })

async function copyTable(source: Db, target: Db, table: SiteTable): Promise<number> {
  let total = 0
  if (filledByMigrations.includes(table.name)) await sql`delete from ${sql.table(table.name)}`.execute(target)
  for await (const rows of pagesOf(source, table)) {
    await insertRows(target, table, rows)
    total += rows.length
  }
  return total
}

/**
 * Copies in one transaction, so that an interrupted copy leaves the target empty. @returns the number of rows by table @throws Error if a table of the copy differs
 */
export async function copyTables(
  source: Db,
  target: Db,
  tables: readonly SiteTable[],
  progress: (count: number, of: number) => void,
): Promise<Record<string, TableSum>> {
  return target.transaction().execute(async (trx) => {
    const sums: Record<string, TableSum> = {}
    for (const [index, table] of tables.entries()) {
      progress(index, tables.length)
      await copyTable(source, trx, table)
      const [there, here] = [await sumOf(source, table), await sumOf(trx, table)]
      if (there.rows !== here.rows || there.sum !== here.sum) {
        throw new Error(`The copy of ${table.name} differs: ${there.rows} rows there, ${here.rows} here. Report this.`)
      }
      sums[table.name] = here
    }
    return sums
  })
}

/** @throws SetupProblem if the target isn't empty, or can't hold every message */
export async function requireEmpty(db: Db, name: string): Promise<void> {
  if (!isSqlite(db)) {
    const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
    if (rows[0]?.encoding !== 'UTF8') {
      throw new SetupProblem(
        `The encoding of ${name} is ${rows[0]?.encoding}, which cannot hold every message.`,
        'Make one in UTF8: createdb --encoding=UTF8 --template=template0 NAME',
      )
    }
  }
  const filled: string[] = []
  for (const table of await tablesIn(db)) {
    if (table in notCopied || filledByMigrations.includes(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(table)
  }
  if (filled.length === 0) return
  throw new SetupProblem(
    `${name} is not empty: there are rows in ${filled.join(', ')}.`,
    'Nothing was changed. Make an empty database (createdb), or pass the name of one.',
  )
}

/** @throws SetupProblem for tables that no migration created, since they would be left behind */
export async function refuseUnknownTables(source: Db, target: Db): Promise<void> {
  const targetTables = await tablesIn(target)
  const unknown = (await tablesIn(source)).filter((name) => !(name in notCopied) && !targetTables.includes(name))
  if (unknown.length === 0) return
  throw new SetupProblem(
    `The database has tables that are not the site's: ${unknown.join(', ')}.`,
    'Nothing was changed. Keep them in a database of their own.',
  )
}

async function tablesIn(db: Db): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  if (isSqlite(db)) return tables.map(({ name }) => name)
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.schema).map(({ name }) => name)
}
