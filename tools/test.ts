/** `npm test`: every check but the long tests, the slowest last; `npm run test:all`: those too. `npm test -- lint` runs one step. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build/ensure-build.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { ensureCaddy, ensureHaproxy, ensureNginx, ensureTestBrowsers, ensureVarnish } from './debian-programs.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals: stepNames } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
/** The folder where .ci/run collects the results. */
const results = process.env.LARKWAY_TEST_RESULTS
/** The files of long tests begin with this line: crashes, slow connections, feeds, caches in front, upgrades, crawls, every page at every width. */
const longFile = '/** @module-tag long */'
const say = (line: string) => console.log(`larkway: ${line}`)

const script =
  (file: string, ...args: string[]) =>
  () =>
    spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status === 0
const tool = (name: string, ...args: string[]) => script(join('node_modules/.bin', name), ...args)

/** Vitest can leave out files by their tag; Playwright can't. */
const shortSpecs = (): string[] =>
  globSync('tests/e2e/*.spec.ts', { cwd: root }).filter(
    (file) => !readFileSync(join(root, file), 'utf8').startsWith(longFile),
  )

const steps: Record<string, () => boolean | Promise<boolean>> = {
  build: async () => {
    await startOrExplain(() => ensureBuild(say))
    return true
  },
  types: async () => {
    // Loading Vite's configuration writes src/routeTree.gen.ts, which a new clone lacks and a new route makes stale.
    const { resolveConfig } = await import('vite')
    await resolveConfig({}, 'build')
    return tool('tsc', '--noEmit')()
  },
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
  browsers: script('tools/check-browsers.ts'),
  vitest: () => {
    for (const ensure of [ensureNginx, ensureHaproxy, ensureVarnish, ensureCaddy]) ensure(say)
    const report = results ? ['--reporter=json', `--outputFile.json=${results}/vitest.json`] : []
    return tool('vitest', 'run', '--reporter=dot', ...report, ...(values.all ? [] : ['--tags-filter=!long']))()
  },
  browser: () => {
    // A new clone lacks the picture sizes, and a site would send originals in their place.
    if (!script('build/ensure-build.ts', '--test-sizes')()) return false
    Object.assign(process.env, ensureTestBrowsers(say))
    if (results) process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${results}/playwright.json`
    const report = `--reporter=${results ? 'dot,json' : 'dot'}`
    return tool('playwright', 'test', report, ...(values.all ? [] : ['--grep-invert=@long', ...shortSpecs()]))()
  },
}

const unknown = stepNames.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Available: ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}
say(`Node ${process.version}`)
for (const [name, run] of Object.entries(steps)) {
  if (stepNames.length > 0 && !stepNames.includes(name)) continue
  say(`${name} ...`)
  if (!(await run())) {
    say(`${name} failed`)
    process.exit(1)
  }
}
say('every check that ran has passed')
