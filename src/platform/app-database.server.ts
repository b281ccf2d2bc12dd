import { type Db, openDatabase, ping } from './database.server.ts'
import { env } from './env.server.ts'
import { markStockRead } from './stock-dependence.server.ts'

let opened: Db | undefined

/** The process's only connection to the database, opened with its first use. */
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

let pinging: Promise<void> | undefined

/** Rejects when the database does not answer or cannot be written to. Callers that overlap share one ping. */
export function pingDatabase(): Promise<void> {
  pinging ??= ping(database()).finally(() => {
    pinging = undefined
  })
  return pinging
}
