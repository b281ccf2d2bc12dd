// Runs under any installed Node, before any package is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.larkway-installed')

/** Never called in a container image, which has no lockfile. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

export const pinned = join(modules, 'node/bin/node')

/** Reads npm's own record, since somebody may have run `npm install` by hand. */
function hasDevPackages() {
  const record = join(modules, '.package-lock.json')
  return existsSync(record) && Object.values(JSON.parse(readFileSync(record, 'utf8')).packages).some(({ dev }) => dev)
}

export function isInstalled({ dev }) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted()) return false
  return existsSync(pinned) && (!dev || hasDevPackages())
}

/** Arguments for npm. Development packages that are already installed stay. `npm ci` would reject a lockfile that lacks other
 * systems' optional packages. */
export const installWords = ({ dev }) => [
  'install',
  '--no-save',
  dev || hasDevPackages() ? '--include=dev' : '--omit=dev',
]

export const recordInstall = () => writeFileSync(stamp, wanted())
