import { globSync } from 'node:fs'
import { join } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite'
import { floorTarget, pageTarget } from './build/browser-floor.ts'
import { mixedColors } from './build/vite-plugins/color-mix-plugin.ts'
import { dealerFacts } from './build/vite-plugins/dealer-facts-plugin.ts'
import { homeSections } from './build/vite-plugins/home-sections-plugin.ts'
import { policies } from './build/vite-plugins/policies-plugin.ts'
import { buildDir, generatedDir } from './src/content/dealer/paths/dealer-paths.ts'
import { deferHydration } from './src/frame/hydration/deferred-hydration.ts'

/**
 * Start has every page fetch its scripts at once, where they compete with the first picture on a slow connection. Here they
 * wait until the page has been painted: see src/frame/hydration/deferred-hydration.ts.
 */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /tanstack-start-manifest/ },
    handler(code) {
      const preloads = /"?preloads"?:\s*(\[[^\]]*\]),?/g
      const scripts = /"?scripts"?:\s*\[\{.*?\}\]/
      // The first preloads are the root route's: the files that every page runs on.
      const [, files] = preloads.exec(code) ?? []
      if (!files || !scripts.test(code)) throw new Error('Start names scripts in another way now: see vite.config.ts')
      // The entry comes last, so that its imports are evaluated before it, in separate tasks.
      const lastFirst = JSON.stringify(JSON.parse(files).reverse())
      const { code: text } = minifySync('inline.js', `(${deferHydration})(${lastFirst},'/visit.js')`)
      const script = { children: text }
      return code.replaceAll(preloads, '').replace(scripts, () => `scripts:[${JSON.stringify(script)}]`)
    },
  },
}

/** Packages of parts that few visitors load, whose class fields fail in Safari 15: see build/browser-floor.ts. */
const plainClasses: Plugin = {
  name: 'plain-classes',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(three|@base-ui)\/.*js$/ },
    // Fields may be assigned: no class there has a field for which a parent class has a setter.
    handler: (code, id) =>
      transformWithOxc(code, id, { target: floorTarget, assumptions: { setPublicClassFields: true } }),
  },
}

const ownIcons: Plugin = {
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => join(import.meta.dirname, 'src/ui/lucide-icon.ts'),
  },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    // Removes keys of shapes, and what only Lucide's own component reads.
    handler: (code) =>
      code.replace(/, key: "\w+"|,\s*aliases: \[[^\]]*\]|\b(?:size: 24|name: "[\w-]+"),|__iconData\.node;/g, ''),
  },
}

/**
 * The decoder of the 3D models in plain JavaScript, which the package contains but does not export. The fast one is
 * WebAssembly, for which the content security policy would have to allow evaluation.
 */
const modelDecoder = 'meshoptimizer/meshopt_decoder_reference.js'
export const aliases = {
  [modelDecoder]: join(import.meta.dirname, 'node_modules', modelDecoder),
  '#generated': generatedDir,
}

/** Paths below src. A pattern that no longer matches any file fails the build, so that a move cannot change what a page weighs. */
function modules(patterns: readonly string[], except: readonly string[] = []): ReadonlySet<string> {
  const root = join(import.meta.dirname, 'src')
  const paths = patterns.map((pattern) => {
    const files = globSync(pattern, { cwd: root, exclude: [...except] })
    if (files.length === 0) throw new Error(`vite.config.ts: no file is at src/${pattern} any more`)
    return files.map((file) => join(root, file))
  })
  return new Set(paths.flat())
}

const anyOf =
  (paths: ReadonlySet<string>, packages?: RegExp) =>
  (id: string): boolean =>
    paths.has(id.split('?')[0] ?? id) || (packages?.test(id) ?? false)

/** Styles that nearly every page needs, in the sheet that all pages share. Any other sheet is loaded by the pages that import it. */
const sharedStyles = modules(
  [
    'frame/*.css',
    'ui/styles/*.css',
    'ui/{button,hint,icon,link,price}.css',
    'domain/hours/hours-table.css',
    'domain/showrooms/directions.css',
    'domain/catalogue/cards/vehicle-picture.css',
  ],
  ['**/{toast,not-found}*.css'],
)
const cardModules = modules([
  'domain/catalogue/vehicle.ts',
  'domain/catalogue/cards/vehicle-card.tsx',
  'domain/catalogue/cards/vehicle-picture.tsx',
  'domain/catalogue/photos/picture-views.ts',
  'domain/catalogue/cart-condition.ts',
  'domain/catalogue/cards/save-button.tsx',
  'domain/catalogue/cards/save-or-compare.tsx',
  'domain/catalogue/prefetch-vehicles.ts',
  'ui/named-list.tsx',
])
const fieldModules = modules(['ui/field/field.tsx'])
const queryModules = modules(['domain/catalogue/vehicles-query.ts'])
const inventoryHead = modules(['features/inventory/inventory-head.ts', 'content/words/inventory.words.ts'])
const sharedModules = modules(
  ['**/*.{ts,tsx}'],
  ['domain/catalogue/vehicles-query.ts', 'content/dealer/**', 'content/words/**', 'ui/keep-served.tsx'],
)
const townModules = modules([
  'domain/rentals/cart-delivery.ts',
  'domain/towns/chosen-town.ts',
  'content/dealer/generated/town-distances.generated.ts',
  'content/dealer/facts/delivery.facts.ts',
  'content/words/cart-delivery.words.ts',
  'content/words/rental-delivery.words.ts',
])

export default defineConfig({
  resolve: { alias: aliases },
  // Steps of the build make what Vite would copy.
  publicDir: false,
  // Otherwise, Node would load the file that holds all icons of the package.
  ssr: { noExternal: ['lucide-react'] },
  // Vite minifies the style sheets of all environments with this setting.
  build: { cssTarget: floorTarget },
  environments: {
    ssr: { build: { outDir: join(buildDir, 'server'), emptyOutDir: false, chunkSizeWarningLimit: 1000 } },
    client: {
      build: {
        target: pageTarget,
        outDir: join(buildDir, 'client'),
        // Other steps of the build write there at the same time.
        emptyOutDir: false,
        // Otherwise, writing preload links for everything that a route imports takes longer than all else before the page is ready.
        modulePreload: false,
        reportCompressedSize: false,
        // three.js is this large, and loads only after a tap on the 3D view.
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          output: {
            // Chromium then compiles what every page runs on in the background, rather than function by function while it hydrates:
            // decision 18.
            postBanner: ({ name, isEntry }) =>
              isEntry || ['framework', 'query', 'inventory'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            // Few files, since small ones compress badly: the code that every page runs, of packages and our own; fetching, for the
            // pages that fetch; code that most pages share; the card of a cart; a form's field, with icons of pages that have one;
            // and the town that carts are delivered to.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core).*)\//,
                  priority: 2,
                },
                { name: 'frame', tags: ['$initial'], priority: 1 },
                { name: 'frame', test: anyOf(sharedStyles), priority: 3 },
                // One sheet, since the scripts of every page refer to each sheet.
                { name: 'link-rows', test: /\/src\/ui\/(link-rows|steps)\.css/, priority: 4 },
                { name: 'cards', test: anyOf(cardModules, /icons\/plus\.mjs/) },
                {
                  name: 'field',
                  test: anyOf(fieldModules, /icons\/(circle-(alert|exclamation-point)|external-link)\.mjs/),
                },
                { name: 'query', test: anyOf(queryModules, /node_modules\/@tanstack\//) },
                { name: 'inventory-head', test: anyOf(inventoryHead) },
                {
                  name: 'shared',
                  test: anyOf(sharedModules, /lucide/),
                  // With fewer, text pages would load code of carts and towns. tests/e2e/weight.spec.ts measures them.
                  minShareCount: 13,
                  priority: 1,
                },
                { name: 'town', test: anyOf(townModules), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    ownIcons,
    plainClasses,
    mixedColors(),
    dealerFacts(),
    ...policies(),
    homeSections(),
    tanstackStart({
      importProtection: { enabled: !process.env.SKIP_IMPORT_RULES },
      router: {
        enableRouteTreeFormatting: false,
        // A loader goes into the same file as its page, since what it imports is for that page alone.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent', 'errorComponent']],
        },
      },
    }),
    react(),
    scriptsAfterPaint,
  ],
})
