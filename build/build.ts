/** Builds pictures, 3D models, maps, preview pictures, browser files, the server, and the pages that depend on content alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'

const client = 'dist/client'

// `npm start` was stopped, so nobody is waiting for the build.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

await import('./build-pictures.ts')
await import('./build-models.ts')
await import('./build-map.ts')
await import('./build-colors.ts')
await import('./build-time-zones.ts')
await import('./build-town-distances.ts')
const builder = await createBuilder({ logLevel: 'warn' })
// One is CPU-bound JavaScript, the other native image work.
await Promise.all([builder.buildApp(), import('./build-og.ts')])
await cp('public', client, { recursive: true, filter: (path) => path !== join('public', 'pictures') })
await prerenderPages()
await compressAssets()

async function compressAssets(): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  for await (const file of glob('**/*.{js,css,svg,txt,json,glb}', { cwd: client })) {
    const path = join(client, file)
    const body = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }))
    await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }))
  }
}

async function prerenderPages(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prerender.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the pages could not be rendered')
}
