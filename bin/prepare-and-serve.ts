/**
 * Prepares the database, then serves: the second half of `npm start`, and all that a container or systemd runs. As process 1
 * it receives only signals that it handles, so it handles them from its first line on.
 */
import { onStop, startOrExplain } from './lifecycle.ts'

// Until it serves, there is nothing to shut down.
onStop(async () => undefined)

/** @param say prints progress for people; once it serves, the site writes to its log */
export async function prepareAndServe(say: (line: string) => void): Promise<void> {
  const { env } = await import('../src/platform/env.server.ts')
  // Checked first: the modules below read the environment, and lists that the build made, while they load.
  env()
  const { prepareDatabase } = await import('./prepare-database.ts')
  const { closeDatabase } = await import('../src/platform/app-database.server.ts')
  await prepareDatabase(say)
  await closeDatabase()
  const { serve } = await import('./serve.ts')
  await serve(true)
}

if (import.meta.main) await startOrExplain(() => prepareAndServe((line) => console.log(`larkway: ${line}`)))
