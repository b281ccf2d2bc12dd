import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towns-'))
  mkdirSync(join(folder, 'towns'))
  vi.resetModules()
  vi.stubEnv('DEALER_DIR', folder)
  vi.stubEnv('SITE_BUILD_DIR', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const header = 'slug,name,type,county,state,latitude,longitude,aliases\n'
const mesa = 'mesa,Mesa,City,Maricopa County,AZ,33.4152,-111.8315,mesa-city\n'

async function read(lines: string) {
  writeFileSync(join(folder, 'towns.csv'), header + lines)
  return (await import('./read-towns.ts')).readTowns()
}

test('reads each line as a town with its page’s address and aliases', async () => {
  const { towns, aliases, problems } = await read(mesa)
  expect(problems).toEqual([])
  expect(towns).toMatchObject([
    { slug: 'mesa', state: 'Arizona', stateCode: 'AZ', latitude: 33.4152, url: '/towns/mesa' },
  ])
  expect(aliases).toEqual({ 'mesa-city': 'mesa' })
})

test('reports every mistake at once, each with its line', async () => {
  const { problems } = await read(
    [
      mesa,
      'mesa,Mesa,City,Maricopa County,AZ,33.4152,-111.8315,\n',
      'gilbert,Gilbert Town,Maricopa County,AZ,33.3528,-111.7890,\n',
      'tempe,Tempe,City,Maricopa County,Arizona,33.4° N,-111.9,\n',
    ].join(''),
  )
  expect(problems.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
    expect.stringMatching(/^towns\.csv:3 ‘mesa’ stands in line 2 too/),
    expect.stringMatching(/^towns\.csv:4 .*a comma is missing/),
    expect.stringMatching(/^towns\.csv:5 state: write/),
    expect.stringMatching(/^towns\.csv:5 latitude: write a number/),
  ])
})

test('accepts a town without a file of its own, and reports a file without a town', async () => {
  await read(mesa)
  writeFileSync(join(folder, 'towns/gilbert.md'), 'Gilbert is flat.\n')
  const { readTownPassages } = await import('./read-town-passages.ts')
  expect(readTownPassages()).toMatchObject({ notes: {}, problems: [{ file: 'towns/gilbert.md' }] })
})
