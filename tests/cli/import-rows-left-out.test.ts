import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { pullFeed } from '../../src/domain/catalogue/import/pull-feed.server.ts'
import { incompleteSources } from '../../src/domain/catalogue/import/stock-sources.server.ts'
import { importUnattended } from '../../src/domain/catalogue/import/unattended-import.server.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const header = 'Stock #,VIN,Year,Make,Model,Price\n'
const row = (number: number, price = '9995') => `s${number},VIN${number},2026,ICON,i${number},${price}\n`
const list = (...rows: readonly string[]) => header + rows.join('')

describe.each(Object.entries(engines))('an unattended import on %s', (_name, open) => {
  const imports = importSetting(open)
  const bring = async (text: string, name = 'stock.csv') =>
    importUnattended(imports.database.db, await imports.fileOf(text, name), {
      source: 'feed',
      reading: { ignoreUnknown: 'feeds' },
      env: { DATA_DIR: join(imports.folder, 'data') },
    })
  const stock = async () => Object.fromEntries((await imports.stock()).map(({ id, price }) => [id, price]))

  beforeEach(async () => {
    expect(await bring(list(...[1, 2, 3, 4, 5, 6].map((number) => row(number))))).toMatchObject({ leftOut: null })
  })

  test('leaves out a bad row, keeps its cart as it was and imports the rest', async () => {
    const report = await bring(list(row(1, '8000'), row(2, '12k'), row(3), row(4), row(5)))
    expect(report).toMatchObject({
      outcome: 'changed',
      summary: expect.stringMatching(/1 changed, 1 removed, .*1 row left out/),
      leftOut: expect.stringContaining("line 3, Price: '12k' is not a price"),
    })
    expect(await stock()).toEqual({ s1: 8000, s2: 9995, s3: 9995, s4: 9995, s5: 9995 })
  })

  test('recognizes the cart of a bad row by its VIN as well', async () => {
    await bring(list(row(1), ',VIN2,2026,ICON,i2,12k\n', row(3), row(4), row(5)))
    expect(Object.keys(await stock()).sort()).toEqual(['s1', 's2', 's3', 's4', 's5'])
  })

  test('keeps every cart that a row without any number may refer to', async () => {
    await bring(list(row(1), row(2), row(3), row(4), ',,2026,ICON,,12k\n'))
    expect(Object.keys(await stock())).toHaveLength(6)
    await bring(list(row(1), row(2), row(3), row(4), ',,2026,Kandi,,12k\n'))
    expect(Object.keys(await stock()).sort()).toEqual(['s1', 's2', 's3', 's4'])
  })

  test('leaves out a line with too few cells, and the second of two lines with the same number', async () => {
    const report = await bring(list(row(1, '8000'), row(2), row(3), row(1, '7000'), row(4), row(5), row(6), 's7,V\n'))
    expect(report.leftOut).toContain("line 5, id: 's1' is already in line 2")
    expect(report.leftOut).toContain('line 9: the line has too few cells')
    expect(await stock()).toMatchObject({ s1: 8000, s6: 9995 })
  })

  test('changes nothing when more than a third of the rows are bad', async () => {
    const before = await stock()
    const report = await bring(list(row(1, '8000'), row(2, '12k'), row(3, '13k'), row(4)))
    expect(report).toMatchObject({ outcome: 'refused', text: expect.stringContaining('line 4, Price') })
    expect(report.leftOut).toBeUndefined()
    expect(await stock()).toEqual(before)
    await bring(list(row(1, '8000'), row(2, '12k'), row(3)))
    expect(await stock()).toMatchObject({ s1: 8000, s2: 9995 })
  })

  test('imports a cart without its unreadable picture, but a manual import is rejected', async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } }).jpeg()
    await photo.toFile(join(imports.folder, 'good.jpg'))
    await writeFile(join(imports.folder, 'bad.jpg'), 'no picture')
    const text = `Stock #,Make,Model,Price,Images\ns1,ICON,i1,8000,"good.jpg,bad.jpg,none.jpg"\n`
    const report = await bring(`${text}s2,ICON,i2,8000,\ns3,ICON,i3,1,\ns4,ICON,i4,1,\n`)
    expect(report.text).toContain('bad.jpg is not a picture')
    expect(report.text).toContain('there is no file none.jpg')
    expect((await imports.find('s1'))?.images).toEqual([expect.stringContaining('/good.')])
    expect(await imports.refusalReasons(text)).toHaveLength(2)
  })
})

describe('the report of rows left out', () => {
  const imports = importSetting(engines.SQLite)

  test('is emailed once, repeated by the doctor while the feed stays the same, and dropped once the feed is fixed', async () => {
    const { db, location } = imports.database
    let body = list(row(1), row(2, '12k'), row(3))
    const server = createServer((_request, response) => response.end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/stock.csv`
    const env = {
      ...parseEnv({ SITE_URL: 'https://carts.example', STOCK_EMAIL_TO: 'a@b.example', SMTP_URL: 'smtp://localhost' }),
      DATA_DIR: imports.folder,
    }
    const pull = () => pullFeed(db, url, env, { mailed: true, allowRemovals: true })
    const mails = async () => {
      const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'stock report').execute()
      return jobs.map(({ payload }) => JSON.parse(payload ?? '{}').subject)
    }
    const larkway = larkwayAt(location, { INVENTORY_FEED_URL: url })
    const doctor = async () =>
      JSON.parse((await larkway('doctor', '--json')).out).checks.find(
        ({ name }: { name: string }) => name === 'stock feed',
      )
    try {
      await vehicleTables(db).deleteFrom('stock_sources').execute()
      expect(await pull()).toMatchObject({ outcome: 'changed' })
      expect(await pull()).toMatchObject({ outcome: 'unchanged' })
      expect(await mails()).toEqual(['Stock changed: feed, rows left out'])
      expect(await doctor()).toMatchObject({ ok: false, says: expect.stringContaining("'12k' is not a price") })
      body = list(row(1), row(2), row(3))
      await pull()
      expect(await incompleteSources(db)).toEqual([])
      expect(await doctor()).toMatchObject({ ok: true })
    } finally {
      server.close()
    }
  })
})
