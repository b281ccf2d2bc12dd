#!/usr/bin/env node
// Runs under any installed Node and hands over to the pinned one, which runs TypeScript directly.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWords, pinned, recordInstall } from './packages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { dependencies, config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Whether this Node can run the program, as in a container image, whose packages do not include a second Node. */
function ownNodeWillDo() {
  const sameMajor = process.versions.node.split('.')[0] === dependencies.node.split('.')[0]
  return sameMajor && existsSync(join(root, 'node_modules/commander'))
}

// Installs only where nothing is installed: a site may be running on older packages.
if (!existsSync(pinned) && !ownNodeWillDo()) {
  console.error('larkway: installing packages (first start)')
  // npm's output goes to standard error, since standard output is for the command's result.
  const { status } = spawnSync('npm', installWords({ dev: false }), { cwd: root, stdio: ['inherit', 2, 'inherit'] })
  if (status !== 0) {
    console.error('larkway: the packages could not be installed. Fix what npm reports above, then try again.')
    process.exit(1)
  }
  recordInstall()
}
const node = existsSync(pinned) ? pinned : process.execPath
// With a small young generation, an import of 50,000 vehicles takes 50 MB less memory and no more time.
const words = [config.nodeOptions, join(root, 'cli/larkway.ts'), ...process.argv.slice(2)]
const { status } = spawnSync(node, words, { stdio: 'inherit' })
process.exit(status ?? 1)
