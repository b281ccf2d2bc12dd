import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from '../../src/platform/env.server.ts'

const read = (file: string) => readFile(join(import.meta.dirname, '../..', file), 'utf8')

test('README.md explains every variable', async () => {
  const readme = await read('README.md')
  for (const name of variableNames) expect(readme).toContain(`\n| \`${name}\` |`)
})

test('compose.yaml passes every variable on, but for those that the image sets', async () => {
  const compose = await read('compose.yaml')
  const ofTheImage: readonly string[] = ['PORT', 'HOST', 'DATA_DIR']
  for (const name of variableNames) {
    if (!ofTheImage.includes(name)) expect(compose).toMatch(new RegExp(`^ {6}${name}:`, 'm'))
  }
})

test('a build of the image reads no database, no secret and nothing that a build makes', async () => {
  const [first, ...rules] = (await read('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  for (const kept of ['data', 'deploy', '.env', '.git', 'node_modules', 'dist', 'tests']) {
    expect(allowed).not.toContain(kept)
  }
})
