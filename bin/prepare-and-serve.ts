/**
 * Prepares the database, then serves: `npm start` once it has built, and the one process of a container or of systemd. As
 * process 1 it is sent to its end only by signals that it listens for, so it does from its first line on.
 */
import { onStop, startOrExplain } from './lifecycle.ts'

// Until there is something to serve, there is nothing to bring to an end.
onStop(async () => undefined)

/** @param say for people; what the site does from then on is in its log */
export async function prepareAndServe(say: (line: string) => void): Promise<void> {
  const { env } = await import('../src/platform/env.server.ts')
  // Modules below read the environment while they load, and lists that the build has made.
  env()
  const { prepareDatabase } = await import('./prepare-database.ts')
  const { closeDatabase } = await import('../src/platform/app-database.server.ts')
  await prepareDatabase(say)
  await closeDatabase()
  const { serve } = await import('./serve.ts')
  await serve(true)
}

if (import.meta.main) await startOrExplain(() => prepareAndServe((line) => console.log(`larkway: ${line}`)))
