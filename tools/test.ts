/** `npm test`: every check but the long tests, the quickest first; `npm run test:all`: those too. `npm test -- lint` runs one step. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build/ensure-build.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { ensureBrowser, ensureCaddy, ensureHaproxy, ensureNginx, ensureVarnish } from './debian-programs.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals: wanted } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
/** Long ones have the tag: crashes and damage, slow lines, feeds, moves, caches in front, upgrades, crawls, every page at every width. */
const without = (option: string): string[] => (values.all ? [] : [option])
/** Browser tests that are long as a whole: looks and weight of every page, lazy loading, motion, and the phones of staff. */
const longSpecs =
  /\b(back-forward|calculator|call-bar|delivered-to|fetching|web-vitals|first-click|hours-and-directions|large-stock|lot|model-view|motion|pages|print|staff-alerts|staff-photos|vehicle-offer|visual|weight)\.spec/
const say = (line: string) => console.log(`larkway: ${line}`)

const tool =
  (name: string, ...args: string[]) =>
  () => {
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', name), ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    return status === 0
  }

const steps: Record<string, () => boolean | Promise<boolean>> = {
  build: async () => {
    await startOrExplain(() => ensureBuild(say))
    return true
  },
  types: tool('tsc', '--noEmit'),
  lint: tool('biome', 'check', '--error-on-warnings', '.'),
  directions: tool(
    'depcruise',
    'src',
    'cli',
    'bin',
    'build',
    'tools',
    'vite.config.ts',
    '--config',
    '.dependency-cruiser.cjs',
  ),
  unused: tool('knip'),
  browsers: () =>
    spawnSync(process.execPath, [join(root, 'tools/check-browsers.ts')], { stdio: 'inherit' }).status === 0,
  vitest: () => {
    for (const ensure of [ensureNginx, ensureHaproxy, ensureVarnish, ensureCaddy]) ensure(say)
    return tool('vitest', 'run', ...without('--tags-filter=!long'))()
  },
  browser: () => {
    process.env.LARKWAY_CHROMIUM = ensureBrowser(say)
    return tool('playwright', 'test', ...without(`--grep-invert=@long|${longSpecs.source}`))()
  },
}

const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}
say(`Node ${process.version}`)
for (const [name, run] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  say(`${name} ...`)
  if (!(await run())) {
    say(`${name} failed`)
    process.exit(1)
  }
}
say('all checks passed')
