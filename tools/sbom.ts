/** `npm run sbom`: a CycloneDX bill of materials of what the site runs on. npm is given a project without development packages, since
 * `--omit dev` also leaves out those that the site shares with a development tool. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const project = z.looseObject({ devDependencies: z.optional(z.unknown()) })
const lock = z.looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.optional(z.boolean()) })) })

const { devDependencies: _, ...manifest } = project.parse(read('package.json'))
const locked = lock.parse(read('package-lock.json'))
const packages = Object.entries(locked.packages)
  .filter(([, { dev }]) => !dev)
  .map(([path, { devDependencies: _, ...rest }]) => [path, rest] as const)

const directory = mkdtempSync(join(tmpdir(), 'larkway-sbom-'))
try {
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(directory, 'package-lock.json'),
    JSON.stringify({ ...locked, packages: Object.fromEntries(packages) }),
  )
  const { status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: directory,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(directory, { recursive: true })
}
