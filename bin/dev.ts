/** `npm run dev`: prepares the database and serves with hot reload. */
import { createServer } from 'vite'
import { closeDatabase } from '../src/platform/app-database.server.ts'
import { env } from '../src/platform/env.server.ts'
import { startOrExplain } from './lifecycle.ts'

await import('./build-pictures.ts')
await import('./build-models.ts')
await import('./build-map.ts')
// Reads lists that have only now been made.
const { prepareDatabase } = await import('./prepare-database.ts')
await startOrExplain(() => prepareDatabase((line) => console.log(`larkway: ${line}`)))
await closeDatabase()
const server = await createServer({ server: { port: env().PORT, host: env().HOST } })
await server.listen()
server.printUrls()
