/** `npm start`: builds when something has changed, prepares the database and serves. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { closeDatabase } from '../src/platform/app-database.server.ts'
import { env } from '../src/platform/env.server.ts'
import { version } from '../src/platform/version.server.ts'
import { ensureBuild } from './ensure-build.ts'

const say = (line: string) => console.log(`larkway: ${line}`)

say(`version ${version}, Node ${process.version}`)
const { PORT } = env()
ensureBuild(say)
// Reads lists that the build has made.
const { prepareDatabase } = await import('./prepare-database.ts')
await prepareDatabase(say)
await closeDatabase()
say(`serving on http://localhost:${PORT}`)
const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
