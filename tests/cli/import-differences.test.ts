import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { stockRevision } from '../../src/domain/catalogue/vehicles.server.ts'
import { engines } from '../support/databases.ts'
import { dollars } from '../support/facts.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

const city = sampleVehicle('denago-city')

describe.each(Object.entries(engines))('an import on %s', (_name, open) => {
  const imports = importSetting(open)

  test('changes nothing if the file is an export, as CSV or as JSON', async () => {
    const larkway = larkwayAt(imports.database.location)
    for (const format of ['csv', 'json']) {
      const file = join(imports.folder, `whole.${format}`)
      await larkway('inventory', 'export', '--format', format, '--out', file)
      const result = await imports.run(file, { keepMissing: false })
      expect(result).toMatchObject({
        comparison: { added: 0, changed: 0, removed: 0, unchanged: sampleInventory.length },
      })
    }
  })

  test('shows the difference before writing anything, and writes nothing without consent', async () => {
    const text = `id,name,brand,category,price\nnew-one,New One,X,Y,1\ndenago-city,${city.name},${city.brand},${city.category},14000\n`
    const before = await imports.stock()
    const declined = await imports.import(text, { keepMissing: false, decide: async () => false })
    expect(declined).toMatchObject({
      kind: 'declined',
      added: 1,
      changed: 1,
      removed: sampleInventory.length - 1,
      unchanged: 0,
      examples: {
        added: [{ id: 'new-one', name: 'New One' }],
        changed: [{ id: 'denago-city', changes: `price ${dollars(city.price ?? 0)} -> $14,000` }],
      },
    })
    expect(await imports.stock()).toEqual(before)
    const revision = await stockRevision(imports.database.db)
    expect(await imports.import(text, { keepMissing: false })).toMatchObject({
      kind: 'applied',
      added: 1,
      removed: sampleInventory.length - 1,
    })
    expect((await imports.stock()).map(({ id }) => id)).toEqual(['new-one', 'denago-city'])
    expect(await stockRevision(imports.database.db)).toBe(revision + 1)
  })

  test('leaves fields without a column unchanged, and keeps vehicles missing from the file if told to', async () => {
    const before = await imports.find('denago-nomad')
    expect(await imports.import('ID;Price\r\ndenago-nomad;$8,000.50\r\n')).toMatchObject({
      changed: 1,
      removed: 0,
      unchanged: sampleInventory.length - 1,
    })
    expect(await imports.find('denago-nomad')).toEqual({ ...before, price: 8000.5 })
    expect(await imports.stock()).toHaveLength(sampleInventory.length)
  })

  test('does not overwrite a stock that changed in the meantime', async () => {
    const file = await imports.fileOf('id,price\ndenago-city,1\n')
    const [vehicle] = await imports.stock()
    const decide = async () => {
      await larkwayAt(imports.database.location)('inventory', 'edit', vehicle?.id ?? '', '--price', '2')
      return true
    }
    await expect(imports.run(file, { decide })).rejects.toThrow()
    expect((await imports.find('denago-city'))?.price).toBe(15000)
    expect((await imports.find(vehicle?.id ?? ''))?.price).toBe(2)
  })

  test('moves an alias from one vehicle to another', async () => {
    const text = 'id,aliases\ndenago-nomad,\ndenago-nomad-xl,nomad | nomad-xl\n'
    expect(await imports.import(text)).toMatchObject({ changed: 2 })
    expect((await imports.find('denago-nomad-xl'))?.aliases).toEqual(['nomad', 'nomad-xl'])
  })

  test('resizes pictures next to the file once, and keeps them on the next import', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } })
      .jpeg()
      .toFile(join(imports.folder, 'Red Cart.jpg'))
    const text = 'id,name,brand,category,images\nred-one,Red One,X,Y,Red Cart.jpg\n'
    expect(await imports.import(text)).toMatchObject({ added: 1 })
    const vehicle = await imports.find('red-one')
    expect(vehicle?.images).toEqual([expect.stringMatching(/^\/pictures\/red-one\/red-cart\.[0-9a-f]{8}\.900x600\./)])
    const address = vehicle?.images[0] ?? ''
    expect((await readFile(join(imports.folder, 'data', address))).byteLength).toBeGreaterThan(0)
    expect(await imports.import(text)).toMatchObject({ added: 0, changed: 0 })
  })
})
