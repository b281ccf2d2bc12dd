/** @module-tag long */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PictureDownloads } from '../../src/domain/catalogue/import/download-pictures.server.ts'
import { parsePicture, pictureWidths } from '../../src/ui/picture-address.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

/** Another site, which counts the requests for each path. */
let elsewhere: Server
let origin = ''
const requestCounts: Record<string, number> = {}
/** Responses for /together, which wait until four requests have arrived. */
let waiting: (() => void)[] = []
let open = 0
let mostOpen = 0

beforeAll(async () => {
  const photo = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const small = await sharp(photo).resize(600).toBuffer()
  elsewhere = createServer((request, response) => {
    const path = request.url ?? ''
    requestCounts[path] = (requestCounts[path] ?? 0) + 1
    if (path.startsWith('/photo')) response.end(photo)
    else if (path.startsWith('/together')) {
      mostOpen = Math.max(mostOpen, ++open)
      waiting.push(() => response.end(small, () => open--))
      if (waiting.length < 4) return
      for (const answer of waiting) answer()
      waiting = []
    } else if (path === '/moved.jpg') response.writeHead(302, { location: '/photo.jpg' }).end()
    else if (path === '/page.jpg') response.end('<html>Log in first</html>')
    else if (path === '/endless.jpg') {
      const more = () => {
        while (response.write(Buffer.alloc(1024 * 1024)));
      }
      response.on('drain', more)
      more()
    } else response.writeHead(410).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const address = elsewhere.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  elsewhere.closeAllConnections()
  elsewhere.close()
})

describe.each(Object.entries(engines))('pictures from another site, on %s', (_name, open) => {
  const imports = importSetting(open)
  const pictures = () => ({ base: imports.folder, feedUrl: origin })
  const rows = (...cells: string[]) =>
    `id,name,brand,category,images\n${cells.map((cell, index) => `far-${index},Far,X,Y,${cell}`).join('\n')}\n`

  test('are stored in every size, and fetched once per URL', async () => {
    for (const path of Object.keys(requestCounts)) delete requestCounts[path]
    const text = rows(`${origin}/photo.jpg?size=full | ${origin}/photo.jpg?size=other`, `${origin}/moved.jpg`)
    expect(await imports.import(text, { pictures: pictures() })).toMatchObject({ added: 2 })
    const images = [...((await imports.find('far-0'))?.images ?? []), ...((await imports.find('far-1'))?.images ?? [])]
    expect(images).toHaveLength(3)
    expect(new Set(images).size).toBe(3)
    for (const image of images) {
      const picture = parsePicture(image)
      expect(picture).toMatchObject({ width: 1300, height: 900, widths: pictureWidths(1300) })
      for (const width of pictureWidths(1300)) {
        expect(existsSync(join(imports.folder, 'data', `${picture?.base}-${width}.avif`))).toBe(true)
        expect(existsSync(join(imports.folder, 'data', `${picture?.base}-${width}.webp`))).toBe(true)
      }
    }
    const before = { ...requestCounts }
    expect(await imports.import(text, { pictures: pictures() })).toMatchObject({ added: 0, changed: 0 })
    expect(requestCounts).toEqual(before)
  })

  test('are fetched four at a time', async () => {
    mostOpen = 0
    const cells = Array.from({ length: 8 }, (_, index) => `${origin}/together-${index}.jpg`)
    const result = await imports.run(await imports.fileOf(rows(...cells)), { pictures: pictures() })
    if (result.kind !== 'applied') throw new Error(`it was ${result.kind}`)
    expect([result.comparison.added, result.read.warnings, mostOpen]).toEqual([8, [], 4])
  })

  test('are reported in line order if they fail, and fetched once for several vehicles', async () => {
    for (const path of Object.keys(requestCounts)) delete requestCounts[path]
    const cells = ['/gone-1.jpg', '/photo-shared.jpg', '/page.jpg', '/photo-shared.jpg', '/gone-2.jpg']
    const file = await imports.fileOf(rows(...cells.map((path) => origin + path)))
    const result = await imports.run(file, { pictures: pictures() })
    if (result.kind !== 'applied') throw new Error(`it was ${result.kind}`)
    expect(result.read.warnings.map(({ line }) => line)).toEqual([2, 4, 6])
    expect(requestCounts['/photo-shared.jpg']).toBe(1)
  })

  test('that still cannot be fetched change nothing on the next import', async () => {
    const one = `${origin}/photo.jpg`
    await imports.import(rows(one), { pictures: pictures() })
    const text = rows(`${one} | ${origin}/gone.jpg`).replace('Far,', 'Farther,')
    expect(await imports.import(text, { pictures: pictures() })).toMatchObject({ kind: 'applied', changed: 1 })
    const again = await imports.run(await imports.fileOf(text), { pictures: pictures() })
    expect(again).toMatchObject({ kind: 'declined', comparison: { changed: 0 }, read: { warningCount: 1 } })
  })

  test.each([
    ['with a wrong price', 'id,name,brand,category,price,images\nfar-0,Far,X,Y,much,PICTURE\n', 'refused'],
    ['that removes most of the stock', 'id,name,brand,category,price,images\nfar-0,Far,X,Y,1,PICTURE\n', 'stopped'],
    ['that staff decline', 'id,name,brand,category,price,images\nfar-0,Far,X,Y,1,PICTURE\n', 'declined'],
  ])('are not requested for a file %s', async (_what, text, kind) => {
    await imports.own()
    for (const path of Object.keys(requestCounts)) delete requestCounts[path]
    const file = await imports.fileOf(text.replace('PICTURE', `${origin}/photo.jpg`))
    const options = { pictures: pictures(), keepMissing: kind === 'declined', allowRemovals: false }
    const result = await imports.run(file, { ...options, decide: async () => false })
    expect(result.kind).toBe(kind)
    expect(requestCounts).toEqual({})
  })

  test('leave nothing on the disk except their resized copies', async () => {
    vi.stubEnv('TMPDIR', imports.folder)
    await imports.import(rows(`${origin}/photo.jpg | ${origin}/page.jpg`), { pictures: pictures() })
    vi.unstubAllEnvs()
    expect((await readdir(imports.folder)).filter((name) => name.startsWith('larkway-pictures-'))).toEqual([])
  })

  test('over the limits of one import are left for the next one', async () => {
    const downloads = new PictureDownloads(imports.folder, origin, { minutes: 60, gigabytes: 0 })
    expect(await readFile(await downloads.fetch(`${origin}/photo.jpg`))).not.toHaveLength(0)
    await expect(downloads.fetch(`${origin}/photo.jpg?2`)).rejects.toMatchObject({ postponed: true })
    const late = new PictureDownloads(imports.folder, origin, { minutes: -1, gigabytes: 1 })
    await expect(late.fetch(`${origin}/photo.jpg`)).rejects.toMatchObject({ postponed: true })
  })

  test.each([
    ['is gone', '/gone.jpg', /responds with 410; open it in a browser/],
    ['is a web page', '/page.jpg', /not a picture that can be read/],
    ['does not end', '/endless.jpg', /over the limit of 25 MB/],
  ])('are imported except one that %s, with a warning that gives its line and column', async (_what, path, says) => {
    const file = await imports.fileOf(rows(`${origin}/photo.jpg`, origin + path))
    const result = await imports.run(file, { pictures: pictures() })
    if (result.kind === 'refused') throw new Error('it was refused')
    expect(result.read.warnings).toEqual([{ line: 3, column: 'images', reason: expect.stringMatching(says) }])
    expect(result.comparison.added).toBe(2)
    expect((await imports.find('far-0'))?.images).toHaveLength(1)
    expect((await imports.find('far-1'))?.images).toEqual([])
  })
})
