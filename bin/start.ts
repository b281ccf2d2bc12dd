import { ensureBuild } from '../build/ensure-build.ts'
import { env } from '../src/platform/env.server.ts'
import { version } from '../src/platform/version.server.ts'
import { startOrExplain } from './lifecycle.ts'
import { checkPort } from './port.ts'
import { prepareAndServe } from './prepare-and-serve.ts'

const say = (line: string) => console.log(`larkway: ${line}`)

await startOrExplain(async () => {
  say(`version ${version}, Node ${process.version}`)
  const { PORT } = env()
  await checkPort(env())
  await ensureBuild(say)
  await prepareAndServe(say)
  say(`serving on http://localhost:${PORT}`)
})
