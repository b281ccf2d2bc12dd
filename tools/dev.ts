/** `npm run dev`: prepares the database and serves with hot reload, from the dealer's folder as it is. */
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { buildsDir } from '../src/content/dealer/paths/build-paths.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { styleguide } from './styleguide/plugin.ts'

// Separate from builds that a running site may use.
const buildDir = join(buildsDir, 'dev')
process.env.SITE_BUILD_DIR = buildDir

await startOrExplain(async () => {
  const { buildLists } = await import('../build/build-lists.ts')
  await buildLists()
  await import('../build/build-icons.ts')
  // Imported late: these read lists that the steps above make.
  const { prepareDatabase } = await import('../bin/prepare-database.ts')
  const { closeDatabase } = await import('../src/server/database/app-database.server.ts')
  await prepareDatabase((line) => console.log(`larkway: ${line}`))
  await closeDatabase()
})
const { makePictureSizes } = await import('../bin/make-picture-sizes.ts')
const { sendFromDisk } = await import('../src/server/http/static-files.server.ts')
const { env } = await import('../src/server/settings/env.server.ts')
const { pictureStore } = await import('../src/server/pictures/picture-store.server.ts')
const { pictureFolders } = await import('../src/server/pictures/pictures.server.ts')

const { PORT, HOST } = env()
const folders = pictureFolders(env())
const pictures: Plugin = {
  name: 'pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      const file = {
        path,
        folders: { ...folders, client: join(buildDir, 'client'), store: pictureStore(env()) },
        headers: {},
      }
      sendFromDisk(request, response, file).then((sent) => sent || next(), next)
    })
  },
}

const server = await createServer({
  publicDir: join(buildDir, 'client'),
  server: { port: PORT, host: HOST },
  plugins: [pictures, styleguide],
})
await server.listen()
server.printUrls()
makePictureSizes(folders)
