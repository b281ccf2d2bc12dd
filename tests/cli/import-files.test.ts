import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { importInbox } from '../../src/domain/catalogue/import/import-inbox.server.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'
import { heicPhoto } from '../support/photos.ts'

const imports = importSetting(engines.SQLite)

const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } })

describe('the import of a text file', () => {
  const text = 'id,name,brand,category\r\nnew-one,Café “Größe” – 4,Trial,City\r\n'
  const utf16 = Buffer.from(text, 'utf16le')
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without a byte order mark', utf16],
    ['big-endian UTF-16', Buffer.from(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])).swap16()],
    ['Windows-1252', Buffer.from(text.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1')],
  ])('reads %s', async (_encoding, bytes) => {
    expect(await imports.import(bytes)).toMatchObject({ added: 1 })
    expect((await imports.find('new-one'))?.name).toBe('Café “Größe” – 4')
  })

  test('rejects a file with two encodings and gives the line', async () => {
    const mixed = Buffer.concat([Buffer.from('id,name\na,Größe\n'), Buffer.from('b,Größe\n', 'latin1')])
    expect(await imports.refusalReasons(mixed)).toEqual([
      expect.stringMatching(/^3 \w*: this line is in another encoding/),
    ])
  })

  test('reads the separator from a sep= line, and skips empty rows without changing line numbers', async () => {
    const rows =
      'sep=|\nid|name|brand|category|price||\none|One|X|Y|0||\n||||||\ntwo|Two|X|Y|8495 USD||\nthree|Three|X|Y|much||\n'
    expect(await imports.refusalReasons(rows)).toEqual([expect.stringMatching(/^6 \w*: 'much' is not a price/)])
    expect(await imports.import(rows.replace('much', ''))).toMatchObject({ added: 3 })
    expect((await imports.find('one'))?.price).toBeUndefined()
    expect((await imports.find('two'))?.price).toBe(8495)
  })

  test('leaves a value unchanged if its cell in inStock or isNew is empty', async () => {
    await imports.import('id,inStock,isNew\ndenago-city,no,used\n')
    expect(await imports.import('id,inStock,isNew,price\ndenago-city,,,1\n')).toMatchObject({ changed: 1 })
    expect(await imports.find('denago-city')).toMatchObject({ inStock: false, isNew: false, price: 1 })
  })
})

describe('imported pictures', () => {
  const row = (image: string) => `id,images\ndenago-city,${image}\n`

  test('may be GIF or HEIC, and a truncated one is reported with line and file', async () => {
    await photo.clone().gif().toFile(join(imports.folder, 'cart.gif'))
    expect(await imports.import(row('cart.gif'))).toMatchObject({ changed: 1 })
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer()
    await writeFile(join(imports.folder, 'cut.jpg'), whole.subarray(0, whole.length / 2))
    expect(await imports.refusalReasons(row('cut.jpg'))).toEqual([
      expect.stringMatching(/^2 \w*: cut\.jpg is damaged or cut off/),
    ])
    const heic = await heicPhoto()
    await writeFile(join(imports.folder, 'half.heic'), heic.subarray(0, heic.length / 2))
    expect(await imports.refusalReasons(row('half.heic'))).toEqual([
      expect.stringMatching(/^2 \w*: half\.heic is not a picture/),
    ])
    await writeFile(join(imports.folder, 'phone.heic'), heic)
    expect(await imports.import(row('phone.heic'))).toMatchObject({ changed: 1 })
    const [image = ''] = (await imports.find('denago-city'))?.images ?? []
    expect(image).toMatch(/^\/pictures\/denago-city\/phone\..*\.1200x1600\./)
    // Pictures are compared by the content of the source file, although the site stores a converted file.
    expect(await imports.import(row('phone.heic'))).toMatchObject({ changed: 0 })
  })

  test('from a server that does not answer are left out with a warning, and requests to it soon stop', async () => {
    let requestCount = 0
    const server = createServer((request) => {
      requestCount += 1
      request.socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await photo.clone().jpeg().toFile(join(imports.folder, 'one.jpg'))
    const images = Array.from({ length: 20 }, (_, index) => `${origin}/${index}.jpg`).join(' | ')
    const file = await imports.fileOf(`id,price,images\ndenago-city,1,one.jpg | ${images}\n`)
    const result = await imports.run(file, { pictures: { base: imports.folder, feedUrl: origin } })
    server.close()
    expect(result).toMatchObject({ kind: 'applied', read: { warningCount: 20 } })
    // Three requests fail, and others are already in progress when the third one fails.
    expect(requestCount).toBeLessThanOrEqual(6)
    expect(await imports.find('denago-city')).toMatchObject({ price: 1, images: [expect.stringContaining('/one.')] })
  })

  test('in an unsupported format are rejected, whatever the file name says', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>'
    await writeFile(join(imports.folder, 'drawn.jpg'), svg)
    expect(await imports.refusalReasons(row('drawn.jpg'))).toEqual([
      '2 images: drawn.jpg is not a picture that can be read; use JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF',
    ])
  })

  test('with too many pixels are rejected, at a lower limit if the whole picture is decoded at once', async () => {
    const create = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#a42' } })
    await create(8000, 5001).jpeg().toFile(join(imports.folder, 'large.jpg'))
    await create(6000, 3500).jpeg({ progressive: true }).toFile(join(imports.folder, 'progressive.jpg'))
    await create(6000, 3500).png({ progressive: true }).toFile(join(imports.folder, 'interlaced.png'))
    expect(await imports.refusalReasons(row('large.jpg | progressive.jpg | interlaced.png'))).toEqual([
      '2 images: large.jpg is 8000 by 5001 pixels; the limit is 40 million pixels',
      '2 images: progressive.jpg is 6000 by 3500 pixels; the limit in a progressive or interlaced file is 20 million pixels',
      '2 images: interlaced.png is 6000 by 3500 pixels; the limit in a progressive or interlaced file is 20 million pixels',
    ])
    await create(6000, 3500).jpeg().toFile(join(imports.folder, 'baseline.jpg'))
    expect(await imports.import(row('baseline.jpg'), { decide: async () => false })).toMatchObject({ changed: 1 })
  })

  test('outside the folder are rejected if an import is confined to it, even behind a symbolic link', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'larkway-outside-'))
    await photo.clone().jpeg().toFile(join(outside, 'private.jpg'))
    await symlink(join(outside, 'private.jpg'), join(imports.folder, 'link.jpg'))
    await symlink(outside, join(imports.folder, 'folder'))
    await photo.clone().jpeg().toFile(join(imports.folder, 'own.jpg'))
    await symlink('own.jpg', join(imports.folder, 'alias.jpg'))
    const confined = { pictures: { base: imports.folder, confined: true } }
    for (const image of ['link.jpg', 'folder/private.jpg', '../private.jpg', join(outside, 'private.jpg')]) {
      expect(await imports.run(await imports.fileOf(row(image)), confined)).toMatchObject({
        kind: 'refused',
        problems: [{ reason: `${image} is outside the folder; put the picture beside the file` }],
      })
    }
    expect(await imports.import(row('alias.jpg'), confined)).toMatchObject({ kind: 'applied', changed: 1 })
    await rm(outside, { recursive: true })
  })

  test('with an address from another installation are rejected if they were not copied to this one', async () => {
    const gone = '/pictures/denago-city/photo.0123abcd.1200x800.aabbcc-1200.webp'
    expect(await imports.refusalReasons(row(gone))).toEqual([
      `2 images: there is no picture ${gone} on the site; copy the pictures of the other site, or give the path of a file`,
    ])
    const own = (await imports.find('denago-city'))?.images[0] ?? ''
    const result = await imports.import(`id,images\ndenago-nomad,${own}\n`)
    expect(result).toMatchObject({ kind: 'applied', changed: 1 })
  })
})

test('a map in the inbox that is a symbolic link is rejected without quoting the linked file', async () => {
  const DATA_DIR = join(imports.folder, 'with-inbox')
  const inbox = join(DATA_DIR, 'inbox')
  await mkdir(inbox, { recursive: true })
  await writeFile(join(inbox, 'stock.csv'), 'Unit,Ask\ndenago-city,1\n')
  await writeFile(join(imports.folder, 'private.txt'), 'secret words')
  await symlink(join(imports.folder, 'private.txt'), join(inbox, 'map.yaml'))
  // A file is treated as complete once it is ten seconds old.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const setting = { DATA_DIR, SITE_URL: 'https://carts.example' }
  const reports = await importInbox(imports.database.db, setting, { mailed: false })
  vi.useRealTimers()
  expect(reports).toMatchObject([
    { outcome: 'refused', text: 'map.yaml is a link; put the file itself into the inbox' },
  ])
})

describe('hidden characters in text', () => {
  test('are left out with a warning in each format, and shown nowhere', async () => {
    const trick = '\u001B]0;pwn\u0007\u001B[31mred'
    const csv = `id,name,brand,category,description\nsly,Sly${trick},X,Y,"B\u202Efdp.exe\nline two"\n`
    const json = JSON.stringify([
      { id: 'sly', name: `Sly${trick}`, brand: 'X', category: 'Y', description: 'B\u202Efdp.exe\nline two' },
    ])
    const homenet = `Stock,Title,Make,Model,Description\nsly,Sly${trick},X,Y,"B\u202Efdp.exe\nline two"\n`
    for (const [name, text] of Object.entries({ 'a.csv': csv, 'a.json': json, 'b.csv': homenet })) {
      const result = await imports.run(await imports.fileOf(text, name), {
        decide: async (_, read) => {
          expect(read.warnings).toHaveLength(2)
          expect(read.warnings[0]?.reason).toBe('had hidden control characters, which are left out')
          return true
        },
      })
      if (result.kind === 'refused' || result.kind === 'stopped') throw new Error(`it was ${result.kind}`)
      const { name: storedName, description } = (await imports.find('sly')) ?? {}
      expect([storedName, description]).toEqual(['Sly ]0;pwn [31mred', 'Bfdp.exe\nline two'])
    }
    // The row looks as an older version would have stored it.
    const { db } = imports.database
    await vehicleTables(db)
      .updateTable('vehicles')
      .set({ name: `Sly${trick}` })
      .where('id', '=', 'sly')
      .execute()
    const larkway = larkwayAt(imports.database.location)
    for (const words of [
      ['list', '--brand', 'X'],
      ['show', 'sly'],
    ]) {
      const { out } = await larkway('inventory', ...words)
      expect(out).toContain('Sly ]0;pwn')
      for (const control of ['\u001B', '\u0007']) expect(out).not.toContain(control)
    }
  })

  test('do not reach the terminal when an import is rejected', async () => {
    const file = await imports.fileOf('id,price\ndenago-city,\u001B[31mmuch\n')
    const { code, err } = await larkwayAt(imports.database.location)('inventory', 'import', file, '--yes')
    expect(code).toBe(1)
    expect(err).toContain("[31mmuch' is not a price")
    expect(err).not.toContain('\u001B[31mmuch')
  })
})
