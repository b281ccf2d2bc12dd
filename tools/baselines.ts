/** `npm run baselines`: retakes the pictures that tests/e2e/visual.spec.ts compares pages with. Look at them before you commit them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild } from '../build/ensure-build.ts'
import { ensureTestBrowsers } from './debian-programs.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(`larkway: ${line}`)

await ensureBuild(say)
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/.bin/playwright'), 'test', 'tests/e2e/visual.spec.ts', '--update-snapshots=all'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...ensureTestBrowsers(say) } },
)
process.exitCode = status ?? 1
