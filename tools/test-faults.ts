/** `npm run test:faults`: faults that take too long for `npm test`. `-- full-disk clock` runs only these two. On Linux, as root or with LARKWAY_SMALL_DISK. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../build/ensure-build.ts'

const root = join(import.meta.dirname, '..')
const folder = 'tests/faults-long'
const faults = readdirSync(join(root, folder)).map((file) => file.replace('.test.ts', ''))
const names = process.argv.slice(2)
const unknown = names.filter((name) => !faults.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown fault: ${unknown.join(', ')}. Available: ${faults.join(', ')}.`)
  process.exit(2)
}
await ensureBuild((line) => console.log(`larkway: ${line}`))
const files = (names.length > 0 ? names : faults).map((name) => `${folder}/${name}.test.ts`)
// One at a time, as each keeps a site busy. On an idle machine, none takes nearly as long as this limit.
const options = ['--no-file-parallelism', '--testTimeout=1800000']
const { status } = spawnSync(process.execPath, ['node_modules/.bin/vitest', 'run', ...options, ...files], {
  cwd: root,
  env: { ...process.env, LARKWAY_LONG_FAULTS: '1' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
