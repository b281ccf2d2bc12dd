import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureSomeBuild } from '../build/ensure-build.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { version } from '../src/server/system/version.server.ts'
import { checkPort } from './port.ts'

const say = (line: string) => console.log(`larkway: ${line}`)

await startOrExplain(async () => {
  say(`version ${version}, Node ${process.version}`)
  await ensureSomeBuild(say, checkSettings)
  // Imported late: these modules read the build.
  const { prepareAndServe } = await import('./prepare-and-serve.ts')
  const { env } = await import('../src/server/settings/env.server.ts')
  await checkPort(env())
  await prepareAndServe(say)
  say(`serving on http://localhost:${env().PORT}`)
})

/** Finds wrong settings before the build, in a separate process, since settings depend on the dealer's folder. */
function checkSettings(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-settings.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
