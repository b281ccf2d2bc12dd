import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defineConfig, type Plugin } from 'vite'

/**
 * Start names every script of a page for preloading, which makes them compete with the first
 * picture on a slow line. Ours come after the page has been painted (src/client.tsx).
 */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    return id.includes('tanstack-start-manifest') ? code.replace(/"?preloads"?:\s*\[[^\]]*\],?/g, '') : undefined
  },
}

/**
 * The decoder of the 3D models in plain JavaScript, which the package holds but does not name. Its fast one is
 * WebAssembly, for which the content security policy would have to allow evaluation.
 */
const modelDecoder = 'meshoptimizer/meshopt_decoder_reference.js'
export const aliases = { [modelDecoder]: join(import.meta.dirname, 'node_modules', modelDecoder) }

/**
 * A page comes with its styles in it, which Vite does not know: it would fetch them again for the
 * scripts that take the page over. Those of later pages it has to fetch.
 */
const stylesInThePage: Plugin = {
  name: 'styles-in-the-page',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return undefined
    const fetching = 'return preloadOnce('
    if (!code.includes(fetching)) throw new Error('Vite fetches styles in another way now: see vite.config.ts')
    return code.replace(fetching, `if (isCss && !document.documentElement.dataset.ready) return;\n${fetching}`)
  },
}

export default defineConfig({
  resolve: { alias: aliases },
  environments: {
    client: {
      build: {
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
      // In the page, styles cost no request of their own before the first paint.
      server: { build: { inlineCss: true } },
      router: {
        // Loaders come with their page: what they import is for that page alone.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent', 'errorComponent']],
        },
      },
    }),
    react(),
    withoutPreloads,
    stylesInThePage,
  ],
})
