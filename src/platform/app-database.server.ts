import { type Db, openDatabase } from './database.server.ts'
import { env } from './env.server.ts'

let opened: Db | undefined

/** The process's only connection to the database, opened with its first use. */
export function database(): Db {
  opened ??= openDatabase(env())
  return opened
}

export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.destroy()
}
