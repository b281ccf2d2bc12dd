/** For vitest's `globalSetup`: one PostgreSQL server for all test files, since making and starting one takes seconds. */
import { startPostgres } from './databases.ts'
import { freePort } from './running-site.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const port = await freePort()
  // The tests that need no server do not wait for it.
  const starting = startPostgres({ port })
  // The tests that wait for it report the failure.
  starting.catch(() => undefined)
  process.env.LARKWAY_TEST_POSTGRES_PORT = String(port)
  return async () => (await starting).stop()
}
