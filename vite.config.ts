import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
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
 * Has src/ui/icon.ts draw Lucide's icons. Lucide's own component reads options that no icon of this site sets, for each icon of a
 * page anew, and weighs more than the icons themselves: see docs/decisions/0018-what-scripts-weigh.md.
 */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/(?!index\.mjs)/, code: 'createLucideIcon' },
    handler(code, id) {
      const [, shapes] = /\bnode: (\[[\s\S]*?\]),?\s*(?:aliases: .*\s*)?\};/.exec(code) ?? []
      if (!shapes) throw new Error(`Lucide writes its icons in another way now: see vite.config.ts and ${id}`)
      const icon = join(import.meta.dirname, 'src/ui/icon.ts')
      // Without the keys that React asks for in a list, which the shapes of an icon are not.
      const plain = shapes.replaceAll(/,\s*key: "\w+"/g, '')
      return `import { createIcon } from ${JSON.stringify(icon)}\nexport default /* @__PURE__ */ createIcon(${plain})`
    },
  },
}

/** Leaves out the router's own link, which every route carries as a property and this site never uses: src/ui/link.tsx is its link. */
const noRouterLink: Plugin = {
  name: 'no-router-link',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/esm\/link\.js/ },
    handler: (code) => {
      const [, names] = /^export \{ (.*) \};$/m.exec(code) ?? []
      if (!names) throw new Error('The router writes its link in another way now: see vite.config.ts')
      return names.replaceAll(/(\w+)(, )?/g, 'export const $1 = undefined\n')
    },
  },
}

/**
 * The decoder of the 3D models in plain JavaScript, which the package holds but does not name. Its fast one is
 * WebAssembly, for which the content security policy would have to allow evaluation.
 */
const modelDecoder = 'meshoptimizer/meshopt_decoder_reference.js'
export const aliases = { [modelDecoder]: join(import.meta.dirname, 'node_modules', modelDecoder) }

/** The router asks for the version of this package that helps React 17 along. */
const withoutShim = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

export default defineConfig({
  resolve: { alias: { ...aliases, ...withoutShim } },
  // Node would load the file that holds all icons of the package.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        // bin/build.ts copies them, without the sizes of pictures, which are made while the site runs.
        copyPublicDir: false,
        // Writing links for all that a route's file imports took longer than anything else before the page was ready.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Chromium then compiles what every page runs on in the background, rather than function by function while it hydrates:
            // decision 18.
            postBanner: ({ name, isEntry }) =>
              isEntry || ['framework', 'query', 'inventory'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            // Few files, since small ones compress badly: what every page runs on, from packages and of our own; what fetches, on the
            // pages that do; what most pages share; the card of a cart; the choice of a town; the rule of delivery;
            // and icons of a vehicle.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core).*)\//,
                  priority: 2,
                },
                { name: 'frame', tags: ['$initial'], priority: 1 },
                // Styles of shared components, so that pages which are kept as served find them in the sheet of every page.
                // Without those that few pages have.
                {
                  name: 'frame',
                  test: /src\/(area|catalogue|frame|rentals|styles|ui)\/(?!toast|not-found|lane|link-rows|town-door|town-key-facts)[\w-]+\.css$/,
                  priority: 3,
                },
                {
                  name: 'cards',
                  test: /src\/(catalogue\/(vehicle|vehicle-card|vehicle-picture|picture-views|condition|save-button|cart-choice|prefetch)|ui\/named-list)\.tsx?$|icons\/plus\.mjs/,
                },
                { name: 'town-chooser', test: /src\/(rentals|content\/pages)\/town-chooser\.tsx?$/ },
                { name: 'delivery-rule', test: /src\/content\/(pages\/delivery-rule|facts\/cart-delivery)\.ts$/ },
                {
                  name: 'vehicle-icons',
                  test: /icons\/(calendar-check|circle-alert|circle-exclamation-point|external-link|users)\.mjs/,
                },
                { name: 'query', test: /node_modules\/@tanstack\/|src\/catalogue\/vehicles-query/ },
                {
                  name: 'inventory-head',
                  test: /src\/(features\/inventory\/inventory-head|content\/pages\/inventory)\.ts$/,
                },
                {
                  name: 'shared',
                  test: /src\/(?!catalogue\/vehicles-query|content\/|ui\/keep-served)|lucide/,
                  minShareCount: 12,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
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
    plainIcons,
    noRouterLink,
    scriptsAfterPaint,
  ],
})
