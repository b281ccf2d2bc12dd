/** `npm run test:dealers`: builds the sites of dealers that offer more or less, and of dealers in unusual places, and reads every page. `-- 3 5` builds only the dealers numbered 3 and 5. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const numbers = process.argv.slice(2)
const only = numbers.length > 0 ? ['-t', `^dealer (?:${numbers.join('|')}): `] : []
const { status } = spawnSync(
  process.execPath,
  ['node_modules/.bin/vitest', 'run', 'tests/dealers-long', '--testTimeout=900000', ...only],
  {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, LARKWAY_ALL_DEALERS: '1' },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
