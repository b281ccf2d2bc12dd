import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

const imports = importSetting(engines.SQLite)

const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } })

describe('encodings and separators', () => {
  const text = 'id,name,brand,category\r\nnew-one,Café “Größe” – 4,Trial,City\r\n'
  const utf16 = Buffer.from(text, 'utf16le')
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without one', utf16],
    ['UTF-16, the other way around', Buffer.from(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])).swap16()],
    ['Windows-1252', Buffer.from(text.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1')],
  ])('%s is read', async (_encoding, bytes) => {
    expect(await imports.taken(bytes)).toMatchObject({ added: 1 })
    expect((await imports.find('new-one'))?.name).toBe('Café “Größe” – 4')
  })

  test('a file of two encodings is refused by line', async () => {
    const mixed = Buffer.concat([Buffer.from('id,name\na,Größe\n'), Buffer.from('b,Größe\n', 'latin1')])
    expect(await imports.refused(mixed)).toEqual([expect.stringMatching(/^3 \w*: this line is in another encoding/)])
  })

  test('a sep= line names the separator, empty rows and columns are left out, and lines count as in the file', async () => {
    const rows =
      'sep=|\nid|name|brand|category|price||\none|One|X|Y|0||\n||||||\ntwo|Two|X|Y|8495 USD||\nthree|Three|X|Y|much||\n'
    expect(await imports.refused(rows)).toEqual([expect.stringMatching(/^6 \w*: 'much' is not a price/)])
    expect(await imports.taken(rows.replace('much', ''))).toMatchObject({ added: 3 })
    expect((await imports.find('one'))?.price).toBeUndefined()
    expect((await imports.find('two'))?.price).toBe(8495)
  })

  test('an empty cell of inStock or isNew leaves it as it is', async () => {
    await imports.taken('id,inStock,isNew\ndenago-city,no,used\n')
    expect(await imports.taken('id,inStock,isNew,price\ndenago-city,,,1\n')).toMatchObject({ changed: 1 })
    expect(await imports.find('denago-city')).toMatchObject({ inStock: false, isNew: false, price: 1 })
  })
})

describe('pictures', () => {
  const row = (image: string) => `id,images\ndenago-city,${image}\n`

  test('GIF is taken; a picture that is cut off, or HEIC, is named with line and file', async () => {
    await photo.clone().gif().toFile(join(imports.folder, 'cart.gif'))
    expect(await imports.taken(row('cart.gif'))).toMatchObject({ changed: 1 })
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer()
    await writeFile(join(imports.folder, 'cut.jpg'), whole.subarray(0, whole.length / 2))
    expect(await imports.refused(row('cut.jpg'))).toEqual([
      expect.stringMatching(/^2 \w*: cut\.jpg is damaged or cut off/),
    ])
    await writeFile(join(imports.folder, 'phone.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
    expect(await imports.refused(row('phone.heic'))).toEqual([
      expect.stringMatching(/^2 \w*: phone\.heic is a HEIC picture/),
    ])
  })

  test('of a site that does not answer are left out with a warning, and asked for no more than three times', async () => {
    let asked = 0
    const server = createServer((request) => {
      asked += 1
      request.socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await photo.clone().jpeg().toFile(join(imports.folder, 'one.jpg'))
    const images = Array.from({ length: 6 }, (_, index) => `${origin}/${index}.jpg`).join(' | ')
    const result = await imports.run(await imports.fileOf(`id,price,images\ndenago-city,1,one.jpg | ${images}\n`))
    server.close()
    expect(result).toMatchObject({ kind: 'applied', read: { warningCount: 6 } })
    expect(asked).toBe(3)
    expect(await imports.find('denago-city')).toMatchObject({ price: 1, images: [expect.stringContaining('/one.')] })
  })
})
