/** Started by start.ts before a build. */
import { isSetupProblem } from '../src/server/settings/setup-problem.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { checkPort } from './port.ts'

await startOrExplain(async () => {
  const settings = await import('../src/server/settings/env.server.ts').catch((error: unknown) => {
    // The build reports mistakes in the dealer's folder.
    if (!isSetupProblem(error)) throw error
  })
  if (settings) await checkPort(settings.env())
})
