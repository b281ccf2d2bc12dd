/** Builds a dealer's site into SITE_BUILD_DIR from the copy of the dealer's folder there. Started by ensure-build.ts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { trimCache } from './build-cache.ts'
import { buildLists } from './build-lists.ts'
import { compressAssets } from './compress-assets.ts'
import { separateAssets } from './separate-assets.ts'

// The program that started the build has ended, so nobody is waiting for it.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

await startOrExplain(buildLists)
// Imported here, since Vite would load it with its own copies of the modules that have already read the dealer's folder.
const { default: config } = await import('../vite.config.ts')
let compressed: Promise<void> | undefined
/** Compresses while the server's files are bundled, which keeps one core busy. */
const compressEarly: Plugin = {
  name: 'compress-early',
  writeBundle(_options, bundle) {
    if (this.environment.name === 'client') compressed = compressAssets(Object.keys(bundle))
  },
}
const plugins = [config.plugins, compressEarly]
const builder = await createBuilder({ ...config, plugins, configFile: false, logLevel: 'warn' })
// These run well side by side: bundling is CPU-bound JavaScript, drawing is native code.
await Promise.all([builder.buildApp(), separateAssets(), import('./build-og.ts'), import('./build-icons.ts')])
await Promise.all([prerenderPages(), compressed])
// Compresses the files of the other steps and the joined style sheets.
await compressAssets()
await trimCache()

async function prerenderPages(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prerender.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Bundles differ in each build, so keeping them compiled would only fill the cache.
    env: { ...process.env, NODE_COMPILE_CACHE: '' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the pages could not be rendered')
}
