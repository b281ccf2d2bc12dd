import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defineConfig, type Plugin } from 'vite'
import { deferHydration } from './src/deferred-hydration.ts'

/**
 * Start has every page fetch its scripts at once, where they compete with the first picture on a slow line. Here they wait
 * until the page has been painted: see src/deferred-hydration.ts.
 */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('tanstack-start-manifest')) return undefined
    const preloads = /"?preloads"?:\s*(\[[^\]]*\]),?/g
    const scripts = /"?scripts"?:\s*\[\{.*?\}\]/
    // The first are the root route's, which are the files that every page runs on.
    const [, files] = preloads.exec(code) ?? []
    if (!files || !scripts.test(code)) throw new Error('Start names scripts in another way now: see vite.config.ts')
    // The entry last: what it imports is then evaluated before it, in tasks of its own.
    const lastFirst = JSON.stringify(JSON.parse(files).reverse())
    const script = { children: `(${deferHydration})(${lastFirst})` }
    return code.replaceAll(preloads, '').replace(scripts, () => `scripts:[${JSON.stringify(script)}]`)
  },
}

/**
 * The decoder of the 3D models in plain JavaScript, which the package holds but does not name. Its fast one is
 * WebAssembly, for which the content security policy would have to allow evaluation.
 */
const modelDecoder = 'meshoptimizer/meshopt_decoder_reference.js'
export const aliases = { [modelDecoder]: join(import.meta.dirname, 'node_modules', modelDecoder) }

export default defineConfig({
  resolve: { alias: aliases },
  environments: {
    client: {
      build: {
        // bin/build.ts copies them, without the sizes of pictures, which are made while the site runs.
        copyPublicDir: false,
        // Writing links for all that a route's file imports took longer than anything else before the page was ready.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Few files, since small ones compress badly: what every page runs on; what fetches, on the pages
            // that do; and what most pages share.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core).*)\//,
                  priority: 2,
                },
                { name: 'query', test: /node_modules\/@tanstack\//, priority: 1 },
                { name: 'shared', test: /src\/(?!catalogue\/vehicles-query)|lucide/, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) },
    tanstackStart({
      router: {
        // Loaders come with their page: what they import is for that page alone.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent', 'errorComponent']],
        },
      },
    }),
    react(),
    scriptsAfterPaint,
  ],
})
