/** Prepares the database and serves in one process, as a container does, but without making picture sizes. */
import '../../src/content/dealer/select-build.ts'
import { startOrExplain } from '../../src/server/settings/start-or-explain.server.ts'

await startOrExplain(async () => {
  const { prepareDatabase } = await import('../../bin/prepare-database.ts')
  const { closeDatabase } = await import('../../src/server/database/app-database.server.ts')
  await prepareDatabase(() => undefined)
  await closeDatabase()
  const { serve } = await import('../../bin/serve.ts')
  await serve()
})
