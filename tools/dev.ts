/** `npm run dev`: prepares the database and serves with hot reload. */
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { startOrExplain } from '../bin/lifecycle.ts'
import { closeDatabase } from '../src/platform/app-database.server.ts'
import { env } from '../src/platform/env.server.ts'
import { styleguide } from './styleguide/plugin.ts'

await import('../build/build-pictures.ts')
await import('../build/build-models.ts')
await import('../build/build-map.ts')
await import('../build/build-colors.ts')
await import('../build/build-time-zones.ts')
await import('../build/build-town-distances.ts')
// Imported late: these read lists that the steps above generate.
const { prepareDatabase } = await import('../bin/prepare-database.ts')
const { makePictureSizes } = await import('../bin/make-picture-sizes.ts')
const { sendFromDisk } = await import('../src/http/static-files.server.ts')
const { pictureFolders } = await import('../src/platform/pictures.server.ts')

await startOrExplain(() => prepareDatabase((line) => console.log(`larkway: ${line}`)))
await closeDatabase()

const root = join(import.meta.dirname, '..')
const { PORT, HOST, DATA_DIR } = env()
const folders = pictureFolders(root, env())
const pictures: Plugin = {
  name: 'pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      const file = { path, folders: { ...folders, roots: [DATA_DIR] }, headers: {} }
      sendFromDisk(request, response, file).then((sent) => sent || next(), next)
    })
  },
}

const server = await createServer({ server: { port: PORT, host: HOST }, plugins: [pictures, styleguide] })
await server.listen()
server.printUrls()
makePictureSizes(folders)
