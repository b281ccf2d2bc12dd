/** The second half of `npm start`, and all that a container or systemd runs. */
import '../src/content/dealer/paths/select-build-path.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { onStop } from './lifecycle.ts'

// This comes first, since process 1 receives only signals that it handles. There is nothing to shut down yet.
onStop(async () => undefined)

/** @param makesPictures as in serve.ts */
export async function prepareAndServe(say: (line: string) => void, makesPictures = true): Promise<void> {
  const { env } = await import('../src/server/settings/env.server.ts')
  // This comes first: the modules below read the environment, and lists that the build made, while they load.
  env()
  const { prepareDatabase } = await import('./prepare-database.ts')
  const { closeDatabase } = await import('../src/server/database/app-database.server.ts')
  await prepareDatabase(say)
  await closeDatabase()
  const { serve } = await import('./serve.ts')
  await serve(makesPictures)
}

if (import.meta.main) await startOrExplain(() => prepareAndServe((line) => console.log(`larkway: ${line}`)))
