// Runs with whatever Node is there: installs the pinned one with everything else, then hands over to it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules/.larkway-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const pinned = join(root, 'node_modules/node/bin/node')

function run(command, args) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinned)
if (!installed) {
  console.log('larkway: installing packages (first start, or the lockfile has changed)')
  // Follows the lockfile as `npm ci` does, which refuses one that lacks the optional packages of other systems.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
const [task = 'start', ...rest] = process.argv.slice(2)
const child = spawnSync(pinned, [join(root, 'bin', `${task}.ts`), ...rest], { cwd: root, stdio: 'inherit' })
process.exit(child.status ?? 1)
