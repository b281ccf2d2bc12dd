/** @module-tag long */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importInbox } from '../../src/domain/catalogue/import/import-inbox.server.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { findStocked } from '../../src/domain/catalogue/stock-changes.server.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import type { VehicleSource } from '../../src/domain/catalogue/vehicle-source.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const header = 'id,name,brand,category,lot\n'
const linesOf = (lot: string, ...ids: string[]) => ids.map((id) => `${id},${id},X,Y,${lot}\n`).join('')

describe.each(Object.entries(engines))('with stock from several sources on %s', (_name, open) => {
  const imports = importSetting(open)

  const bring = async (source: VehicleSource, text: string, more = {}) => {
    const result = await imports.run(await imports.fileOf(header + text), { source, keepMissing: false, ...more })
    return result.kind === 'refused' ? result.problems : result.comparison
  }
  const sourceOf = async (id: string) => (await findStocked(imports.database.db, id))?.source
  const ids = async () => (await imports.stock()).map(({ id }) => id).sort()

  test('files of two showrooms do not remove each other’s carts, and the first one replaces the samples', async () => {
    await bring('inbox/vineland', linesOf('', 'v-1', 'v-2'))
    expect(await ids()).toEqual(['v-1', 'v-2'])
    expect(await bring('inbox/scranton', linesOf('', 's-1'))).toMatchObject({ added: 1, removed: 0, kept: 2 })
    expect(await bring('inbox/vineland', linesOf('', 'v-2'))).toMatchObject({ removed: 1, unchanged: 1, kept: 1 })
    expect(await ids()).toEqual(['s-1', 'v-2'])
    expect((await imports.find('v-2'))?.showroom).toBe('vineland')
    expect((await imports.find('s-1'))?.showroom).toBe('scranton')
  })

  test('a cart that moved to the other showroom stays when the first one no longer lists it', async () => {
    await bring('inbox/vineland', linesOf('', 'a', 'b'))
    expect(await bring('inbox/scranton', linesOf('', 'b'))).toMatchObject({
      changed: 1,
      examples: { changed: [{ id: 'b', changes: 'showroom Vineland -> Scranton' }] },
    })
    await bring('inbox/vineland', linesOf('', 'a'))
    expect(await ids()).toEqual(['a', 'b'])
    expect(await sourceOf('b')).toBe('inbox/scranton')
  })

  test('the feed takes over what it lists even without other changes, and a manual list does not take it back', async () => {
    await bring('command line', linesOf('Scranton', 'a', 'b'))
    expect(await bring('feed', linesOf('SCRANTON', 'a', 'b'))).toMatchObject({ changed: 0, unchanged: 2 })
    expect(await sourceOf('a')).toBe('feed')
    await bring('command line', linesOf('Scranton', 'a', 'own'))
    expect(await ids()).toEqual(['a', 'b', 'own'])
    expect(await sourceOf('a')).toBe('feed')
    expect(await bring('feed', linesOf('Scranton', 'a'))).toMatchObject({ removed: 1, kept: 1 })
    expect(await ids()).toEqual(['a', 'own'])
  })

  test('a dry run and a file that only updates carts do not take over any cart', async () => {
    await bring('feed', linesOf('', 'a'))
    await bring('inbox', linesOf('', 'a'), { keepMissing: true })
    await bring('inbox', linesOf('', 'a'), { dryRun: true, decide: async () => false })
    expect(await sourceOf('a')).toBe('feed')
  })

  test('carts without a known source are removed by the feed, but by a showroom’s folder only if they are there', async () => {
    await imports.own()
    const all = sampleInventory.length
    const there = sampleInventory.filter(({ showroom }) => showroom === 'scranton').length
    expect(await bring('inbox/scranton', linesOf('', 's-1'))).toMatchObject({ removed: there, kept: all - there })
    expect(await bring('feed', linesOf('', 'f-1'))).toMatchObject({ removed: all - there, kept: 1 })
    expect(await ids()).toEqual(['f-1', 's-1'])
  })

  test('the removal limit counts only carts from the same source, and an alias of another source’s cart cannot be reused', async () => {
    await bring('feed', linesOf('', ...Array.from({ length: 40 }, (_, at) => `f-${at}`)))
    await bring('inbox', linesOf('', ...Array.from({ length: 8 }, (_, at) => `i-${at}`)))
    const file = await imports.fileOf(header + linesOf('', 'i-0', 'i-1'))
    const result = await imports.run(file, { source: 'inbox', keepMissing: false, allowRemovals: false })
    expect(result).toMatchObject({
      kind: 'stopped',
      reason: expect.stringContaining('6 of the 8 vehicles that came from inbox'),
    })
    const clashing = await imports.fileOf('id,name,brand,category,aliases\nnew,New,X,Y,f-3\n')
    expect(await imports.run(clashing, { source: 'inbox', keepMissing: false })).toMatchObject({
      problems: [{ column: 'aliases', reason: "'f-3' already leads to f-3" }],
    })
  })

  test('a folder in the inbox belongs to its showroom, in upper or lower case', { timeout: 120_000 }, async () => {
    const { db } = imports.database
    await bring('feed', linesOf('', 'f-1'))
    const folder = join(imports.folder, 'data/inbox/Scranton')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'floor.csv'), header + linesOf('', 's-1') + linesOf('Vineland', 's-2'))
    const env = { DATA_DIR: join(imports.folder, 'data'), SITE_URL: 'http://carts.example' }
    await expect
      .poll(() => importInbox(db, env, { mailed: false }), { timeout: 60_000, interval: 1000 })
      .toMatchObject([{ name: 'Scranton/floor.csv', outcome: 'changed' }])
    expect(await ids()).toEqual(['f-1', 's-1', 's-2'])
    expect([(await imports.find('s-1'))?.showroom, (await imports.find('s-2'))?.showroom]).toEqual([
      'scranton',
      'vineland',
    ])
    expect(await sourceOf('s-1')).toBe('inbox/scranton')
    const states = await vehicleTables(db).selectFrom('stock_sources').select(['source', 'problem']).execute()
    expect(states).toContainEqual({ source: 'inbox/scranton', problem: null })
    expect(await importInbox(db, env, { mailed: false })).toEqual([])
  })

  test('the command line accepts and shows the source and the showroom', async () => {
    const larkway = larkwayAt(imports.database.location)
    await bring('inbox/vineland', linesOf('', 'a', 'b'))
    const file = await imports.fileOf(header + linesOf('', 'a'))
    expect((await larkway('inventory', 'import', file, '--source', 'inbox/VINELAND', '--yes')).out).toContain('- b (b)')
    expect((await larkway('inventory', 'import', file, '--source', 'inbox/atlantis')).err).toContain('inbox/scranton')
    expect((await larkway('inventory', 'edit', 'a', '--showroom', 'scranton')).out).toContain(
      'showroom Vineland -> Scranton',
    )
    const printout = (await larkway('inventory', 'show', 'a')).out
    expect(printout).toMatch(/Showroom:\s+Scranton showroom/)
    expect(printout).toMatch(/Brought by:\s+inbox\/vineland/)
    const unknown = await larkway('inventory', 'edit', 'a', '--showroom', 'Atlantis')
    expect(unknown.err).toContain("'Atlantis' is not one of our showrooms; write Vineland or Scranton")
    expect((await larkway('inventory', 'edit', 'a', '--showroom', '')).out).toContain('showroom Scranton -> either')
  })
})

describe('the showroom of a cart in a file', () => {
  const imports = importSetting(engines.SQLite)
  const [cart] = sampleInventory.filter(({ showroom }) => showroom === 'vineland')
  const id = cart?.id ?? ''

  test.each(['Scranton', 'SCRANTON', 'scranton, pa', 'Larkway Scranton', 'Scranton showroom', ' scranton '])(
    "may be written as '%s'",
    async (name) => {
      await imports.import(`id,Location\n${id},"${name}"\n`)
      expect((await imports.find(id))?.showroom).toBe('scranton')
    },
  )

  test('means either showroom if it is empty, in every format', async () => {
    const files = [
      ['stock.csv', `id,store\n${id},\n`],
      ['stock.json', JSON.stringify([{ id, Lot: '' }])],
      ['feed.csv', `VIN,Stock #,Make,Model,Lot,Price\n,${id},X,Y,,1\n`],
    ] as const
    for (const [name, text] of files) {
      await imports.run(await imports.fileOf(`id,showroom\n${id},Vineland\n`))
      expect((await imports.find(id))?.showroom).toBe('vineland')
      await imports.run(await imports.fileOf(text, name))
      expect((await imports.find(id))?.showroom, name).toBeUndefined()
    }
  })

  test('stays unchanged without its column, and is read from JSON as the API gives it', async () => {
    await imports.import(`id,price\n${id},4444\n`)
    expect((await imports.find(id))?.showroom).toBe('vineland')
    await imports.run(await imports.fileOf(JSON.stringify([{ id, showroom: 'scranton' }]), 'stock.json'))
    expect((await imports.find(id))?.showroom).toBe('scranton')
  })

  test.each([
    ['stock.csv', `id,Lot\n${id},Atlantis\n`, 'showroom'],
    ['stock.json', JSON.stringify([{ id, store: 'Atlantis' }]), 'showroom'],
    ['feed.csv', `VIN,Stock #,Make,Model,Lot\n,${id},X,Y,Atlantis\n`, 'Lot'],
  ])('in %s is rejected if unknown, with the names of the showrooms', async (name, text, column) => {
    const [problem] = await imports.refusalReasons(text, name)
    expect(problem).toContain(
      `${column}: 'Atlantis' is not one of our showrooms; write Vineland or Scranton, or leave it empty for either`,
    )
  })
})
