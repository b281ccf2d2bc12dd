/** Started by start.ts before a build. */
import { isSetupProblem } from '../src/platform/setup-problem.ts'
import { startOrExplain } from '../src/platform/start-or-explain.server.ts'
import { checkPort } from './port.ts'

await startOrExplain(async () => {
  const settings = await import('../src/platform/env.server.ts').catch((error: unknown) => {
    // The build tells what is wrong with the dealer's folder.
    if (!isSetupProblem(error)) throw error
  })
  if (settings) await checkPort(settings.env())
})
