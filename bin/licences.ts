/** `npm run licences`: the licence of every installed package, as the lockfile names it; `-- --production` leaves out development. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), license: z.optional(z.string()), dev: z.optional(z.boolean()) }),
  ),
})
const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const withoutDevelopment = process.argv.includes('--production')

const byLicence = new Map<string, Set<string>>()
for (const [path, { version, license, dev }] of Object.entries(packages)) {
  if (path === '' || (withoutDevelopment && dev)) continue
  const name = `${path.split('node_modules/').at(-1)}@${version}`
  const licence = license ?? 'not named in the lockfile'
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name))
}
for (const [licence, names] of [...byLicence].sort(([, a], [, b]) => b.size - a.size)) {
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join(', ')}`)
}
for (const file of globSync('src/fonts/OFL-*.txt', { cwd: root })) console.log(`font: SIL Open Font License, ${file}`)
