import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { makers } from '../../src/content/dealer/facts/makers.facts.ts'
import { showrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'

const root = join(import.meta.dirname, '../..')

/** Tests, and files that cover every state or every maker. */
const ofAnywhere = /\.test\.tsx?$|^src\/(content\/dealer\/us-states|domain\/catalogue\/import\/known-makers)\.ts/

const kinds = 'ts,tsx,mjs,mdx,css,json,svg,conf,service,vcl,md,yaml'
const engineFiles = globSync([`{src,cli,bin,build,deploy}/**/*.{${kinds}}`, 'deploy/{Caddyfile,systemd/larkway}'], {
  cwd: root,
})
  .filter((file) => !ofAnywhere.test(file))
  .sort()

const names = new Set([
  business.name,
  business.phone,
  business.email,
  ...showrooms.flatMap(({ phone, address }) => [phone, address]),
  ...makers.map(({ name }) => name),
  ...towns.flatMap(({ name, county, state }) => [name, county, state]),
])
const named = new RegExp(String.raw`\b(?:${[...names].map((name) => RegExp.escape(name)).join('|')})\b`, 'g')

test('no file of the engine names the sample dealer or one of its makers, towns, counties or states', () => {
  expect(engineFiles.length).toBeGreaterThan(500)
  const found = engineFiles.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, at) => (line.match(named) ?? []).map((name) => `${file}:${at + 1}: ${name}`))
  })
  expect(found).toEqual([])
})
