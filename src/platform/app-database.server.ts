import { type Db, openDatabase } from './database.server.ts'
import { env } from './env.server.ts'
import { markStockRead } from './stock-dependence.server.ts'

let open: Db | undefined

/** The process's one connection to the database, opened with first use. */
export function database(): Db {
  markStockRead()
  open ??= openDatabase(env())
  return open
}

export async function closeDatabase(): Promise<void> {
  const closing = open
  open = undefined
  await closing?.destroy()
}
