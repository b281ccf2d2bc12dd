// Runs under any installed Node: installs the packages, including the pinned Node, then hands over to that Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWords, isInstalled, pinned, recordInstall } from './packages.mjs'

/** Half a second more than bin/lifecycle.ts allows the child. */
const KILL_AFTER_MS = 11_000
const PARENT_POLL_MS = 500

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
let stopping = false

function stop(signal) {
  if (stopping) return
  stopping = true
  if (!child) process.exit(1)
  child.kill(signal)
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
// npm may be killed, and some shells that it uses do not forward signals. A parent other than npm may exit while the site keeps running.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, PARENT_POLL_MS).unref()
}

// A start with compiled modules takes a fifth less processor time: docs/decisions/0015.
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/build')

function run(command, args, { stdio = 'inherit', env } = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(command, args, { cwd: root, stdio, env: { NODE_COMPILE_CACHE, ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

const [task = 'bin/start', ...rest] = process.argv.slice(2)
/** Whether the task needs the development packages. Dealers' tasks don't: they start, build and develop a site. */
const dev = !/^(bin\/|build\/|tools\/dev$)/.test(task)
if (!isInstalled({ dev })) {
  console.log('larkway: installing packages (some are missing, or the lockfile has changed)')
  const code = await run('npm', installWords({ dev }))
  if (code !== 0 || stopping) process.exit(code || 1)
  recordInstall()
}
// The IPC channel tells the child when this process is gone, even if it was killed.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const words = [join(root, `${task}.ts`), ...rest]
if (task !== 'bin/start') process.exit(await run(pinned, words, { stdio }))
// With these options, a serving process is 70 MB smaller and no slower: docs/decisions/0015.
const { nodeOptions, mallocArenas } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
const env = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? mallocArenas }
process.exit(await run(pinned, [nodeOptions, ...words], { stdio, env }))
