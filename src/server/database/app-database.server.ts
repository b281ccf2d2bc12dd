import { env } from '../settings/env.server.ts'
import { type Db, openDatabase } from './database.server.ts'
import { markStockRead } from './stock-dependence.server.ts'

let opened: Db | undefined

/** Opens the database on first use. Pages rendered from it are rendered again when the stock changes. */
export function database(): Db {
  markStockRead()
  opened ??= openDatabase(env())
  return opened
}

export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.destroy()
}
