import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import type { Site } from './running-site.ts'

export const goodMessage = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phone: '856-555-0100',
  interest: 'service',
  message: 'The charger hums but the light stays red.',
}

export type StoredMessage = Record<string, string | number | null>

/** The messages in the site's database, read through a separate connection, as after a crash. */
export function storedMessages({ dataDir }: Pick<Site, 'dataDir'>): StoredMessage[] {
  const database = openSqlite(sqliteFile({ DATA_DIR: dataDir }))
  try {
    return database.prepare('select * from contact_messages order by received_at').all() as StoredMessage[]
  } finally {
    database.close()
  }
}

export const postMessage = (
  site: Pick<Site, 'url'>,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
