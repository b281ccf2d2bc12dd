import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.server.ts'
import type { SiteTable } from './site-tables.server.ts'

export type Row = Readonly<Record<string, unknown>>
export type Key = (string | number)[]

export const keyOf = (row: Row, { name, key }: SiteTable): Key =>
  key.map((column) => {
    const value = row[column]
    if (typeof value === 'string' || typeof value === 'number') return value
    throw new TypeError(`${name}.${column} is part of a primary key, and neither text nor a number`)
  })

/** In the order of the primary key, which differs from one engine to the other. */
export async function* pagesOf(db: Db, table: SiteTable, after?: Key): AsyncGenerator<readonly Row[]> {
  const { name, columns, key, rowsAtOnce } = table
  const keys = sql.join(key.map((column) => sql.ref(column)))
  let last = after
  while (true) {
    const rest = last ? sql`where (${keys}) > (${sql.join(last)})` : sql``
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${rest}
      order by ${keys} limit ${rowsAtOnce}`.execute(db)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < rowsAtOnce) return
    last = keyOf(end, table)
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

/** The same in both engines, whatever the order. */
export async function sumOf(db: Db, table: SiteTable, counted: (rows: number) => void): Promise<TableSum> {
  const sum = Buffer.alloc(SUM_BYTES)
  let total = 0
  for await (const rows of pagesOf(db, table)) {
    for (const row of rows) {
      const digest = hash('sha256', JSON.stringify(table.columns.map((column) => written(row[column]))), 'buffer')
      for (const [at, byte] of digest.entries()) sum.writeUInt8(sum.readUInt8(at) ^ byte, at)
    }
    total += rows.length
    counted(rows.length)
  }
  return { rows: total, sum: sum.toString('hex') }
}

function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return value instanceof Uint8Array ? hash('sha256', value) : String(value)
}
