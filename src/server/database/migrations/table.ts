import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** STRICT on SQLite, where columns otherwise accept values of any type. */
export function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const builder = db.schema.createTable(name)
  return db.getExecutor().adapter instanceof SqliteAdapter ? builder.modifyEnd(sql`strict`) : builder
}
