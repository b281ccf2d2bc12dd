/** `npm run test:container`: builds the image with buildah and starts it in its own namespaces, without a container engine. Needs root.
 * `-- node:26-slim` takes that base image from the registry; without a name, a Debian with this project's Node replaces it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureBuildah, ensureDebootstrap } from './debian-programs.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(`larkway: ${line}`)
const image = 'larkway-test'
const standIn = `larkway-test-base:${process.versions.node}`

if (process.getuid?.() !== 0) {
  console.error(
    'larkway: namespaces and chroot need root. Run this command with sudo, or as root in a virtual machine.',
  )
  process.exit(1)
}
const program = ensureBuildah(say)
const buildah = (...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

const base = process.argv[2] ?? standIn
if (base === standIn && buildah('images', '--quiet', '--filter', `reference=${standIn}`) === '') buildStandIn()
say('building the image (pictures take a few minutes the first time)')
// Docker's format, since OCI's has no HEALTHCHECK.
const options = ['--isolation', 'chroot', '--layers', '--format', 'docker', '--from', base]
const built = spawnSync(program, ['build', ...options, '--tag', image, root], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const tried = spawnSync(process.execPath, ['node_modules/.bin/vitest', 'run', 'tests/container'], {
  cwd: root,
  env: { ...process.env, LARKWAY_IMAGE: image, LARKWAY_CHROMIUM: ensureBrowser(say) },
  stdio: 'inherit',
})
process.exit(tried.status ?? 1)

/** Like node:26-slim: Debian, Node with npm, and a user named node. */
function buildStandIn(): void {
  const directory = mkdtempSync(join(tmpdir(), 'larkway-base-'))
  say('making a base image with debootstrap')
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    run(ensureDebootstrap(say), '--variant=minbase', '--include=libatomic1', 'bookworm', directory)
    for (const name of ['doc', 'man', 'locale', 'info']) rmSync(join(directory, 'usr/share', name), { recursive: true })
    for (const cache of ['cache/apt', 'lib/apt/lists']) rmSync(join(directory, 'var', cache), { recursive: true })
    const local = join(directory, 'usr/local')
    cpSync(process.execPath, join(local, 'bin/node'))
    const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm')
    cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))
    run('chroot', directory, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node')
    const container = buildah('from', 'scratch')
    buildah('add', container, directory, '/')
    // A company's own certificate authority, for downloading packages.
    const authorities = process.env.NODE_EXTRA_CA_CERTS
    if (authorities) {
      buildah('copy', container, authorities, '/etc/ssl/extra.pem')
      buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem', container)
    }
    buildah('commit', '--rm', container, standIn)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
