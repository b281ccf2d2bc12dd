/** A step of build.ts: uses the new server to render the pages that depend only on content, and joins each page's styles. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'

// The build that started this process is gone.
process.on('disconnect', () => process.exit(1))

// Leaves out pages that read the database, since they depend on the stock. An empty database is enough to detect them, so the dealer's is never used.
const dataDir = await mkdtemp(join(tmpdir(), 'larkway-prerender-'))
Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATA_DIR_FILE: '',
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  DATABASE_PASSWORD: '',
  DATABASE_PASSWORD_FILE: '',
  LOG_LEVEL: 'silent',
  LOG_LEVEL_FILE: '',
})
try {
  const bundle: typeof import('../src/server.ts') = await import(pathToFileURL(join(buildDir, 'server/server.js')).href)
  const pageCount = await bundle.prerenderPages({
    clientDirectory: join(buildDir, 'client'),
    pagesDirectory: join(buildDir, 'pages'),
  })
  console.log(`pages: ${pageCount} rendered`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)
