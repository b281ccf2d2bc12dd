import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const versions = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: versions, devDependencies: versions }).parse(read('package.json'))
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        license: z.string().optional(),
        dev: z.boolean().optional(),
        integrity: z.string().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'))
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every dependency is pinned to the version in the lockfile', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test('every package has an integrity hash', () => {
  expect(installed.length).toBeGreaterThan(500)
  for (const [path, { integrity }] of installed) expect(integrity, path).toMatch(/^sha512-/)
})

/** Licenses that require only that their text is included. */
const permissive = /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Python-2\.0)$/
/**
 * Reviewed packages: a library that sharp loads, a HEIC decoder, a build tool, the encryption of notifications, and
 * data. As long as they are used unmodified, they require only the license text as well.
 */
const lookedAt: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'LGPL-3.0': /^libheif-js$/,
  'MPL-2.0': /^(lightningcss|web-push$)/,
  'CC-BY-4.0': /^caniuse-lite$/,
}

const allows = (licence: string, name: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => permissive.test(one) || lookedAt[one]?.test(name)))

test('runtime packages have permissive licenses or were reviewed', () => {
  const others = installed
    .filter(([, { dev }]) => !dev)
    .map(([path, { license = 'not named' }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }))
    .filter(({ name, license }) => !allows(license, name))
  expect(others).toEqual([])
})

test('the bill of materials lists every runtime package', () => {
  const bill = execFileSync(process.execPath, ['tools/sbom.ts'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  const { bomFormat, components } = z
    .object({ bomFormat: z.string(), components: z.array(z.object({ name: z.string(), version: z.string() })) })
    .parse(JSON.parse(bill))
  expect(bomFormat).toBe('CycloneDX')
  const named = components.map(({ name, version }) => `${name}@${version}`)
  const all = installed.filter(([, { dev }]) => !dev)
  expect(named.length).toBeGreaterThanOrEqual(new Set(all.map(([path]) => path.split('node_modules/').at(-1))).size)
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(named).toContain(`${name}@${version}`)
  }
})

test('images are pinned by digest, actions by commit, and Node has the same major version everywhere', () => {
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const matches = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, found = '']) => found)
  const dockerfile = matches('Dockerfile', /^FROM (\S+)/gm)
  const images = [
    ...dockerfile.filter((name) => !['base', 'scratch'].includes(name)),
    ...matches('compose.yaml', /^ +image: (\S+)/gm).filter((name) => name !== 'larkway'),
    ...matches('.github/workflows/ci.yml', /^ +(?:container|image): (\S+)/gm),
  ]
  expect(images).toHaveLength(6)
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  for (const image of images.filter((name) => name.startsWith('node:'))) {
    expect(image).toMatch(new RegExp(`^node:${parseInt(manifest.dependencies.node ?? '', 10)}\\.`))
  }
  const actions = matches('.github/workflows/ci.yml', /uses: (.+)$/gm)
  expect(actions.length).toBeGreaterThan(2)
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  for (const ecosystem of ['docker', 'docker-compose', 'github-actions']) {
    expect(text('.github/dependabot.yml')).toContain(`package-ecosystem: ${ecosystem}\n`)
  }
})
