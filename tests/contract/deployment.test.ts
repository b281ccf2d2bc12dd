import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from '../../src/platform/env.server.ts'

const read = (file: string) => readFile(join(import.meta.dirname, '../..', file), 'utf8')

test('README.md explains every variable', async () => {
  const readme = await read('README.md')
  const firstCells = [...readme.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  const explained = (name: string) => firstCells.some((cell) => cell.includes(`\`${name}\``))
  expect(variableNames.filter((name) => !explained(name))).toEqual([])
})

test('compose.yaml passes every variable on, but for those that the image sets', async () => {
  const compose = await read('compose.yaml')
  const ofTheImage: readonly string[] = ['PORT', 'HOST', 'DATA_DIR']
  const passed = (name: string) => ofTheImage.includes(name) || compose.includes(`\n      ${name}:`)
  expect(variableNames.filter((name) => !passed(name))).toEqual([])
})

test('a build of the image reads no database, no secret and nothing that a build makes', async () => {
  const [first, ...rules] = (await read('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  for (const kept of ['data', 'deploy', '.env', '.git', 'node_modules', 'dist', 'tests']) {
    expect(allowed).not.toContain(kept)
  }
})
