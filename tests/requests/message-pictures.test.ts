import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { MOST_PICTURES } from '../../src/domain/leads/pictures/message-picture-limits.ts'
import { missingPicture } from '../../src/domain/leads/pictures/missing-message-picture-text.ts'
import { readMissing } from '../../src/domain/leads/pictures/missing-message-pictures.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { readable } from '../support/html.ts'
import type { Larkway } from '../support/larkway.ts'
import { goodMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import {
  bomb,
  heicBottom,
  heicPhoto,
  heicTop,
  noisyJpeg,
  noisyPng,
  phonePhoto,
  pngThatClaims,
} from '../support/photos.ts'
import { type Site, startSite } from '../support/running-site.ts'

type Upload = { name: string; content: BlobPart }

const small = async (): Promise<Upload> => ({ name: 'small.jpg', content: await phonePhoto({ width: 40, height: 30 }) })

function form(words: string, pictures: readonly Upload[]): FormData {
  const data = new FormData()
  const fields = { ...goodMessage, message: words, topic: 'trade-in', elapsedMs: '60000' }
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const { name, content } of pictures) data.append('pictures', new Blob([content], { type: 'image/jpeg' }), name)
  return data
}

/** Encoding changes values by at most 12, while losing the color profile would add 44 to the red channel of the green. */
const farOff = (color: Uint8Array, expected: readonly number[]) =>
  [...color].filter((value, index) => Math.abs(value - (expected[index] ?? 0)) > 12)

const post = (site: Site, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })

onEachEngine('pictures with a message', (engine) => {
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let folder: string
  let larkway: Larkway
  beforeAll(async () => {
    running = await startSiteOn(engine)
    ;({ site, db, larkway } = running)
    folder = await mkdtemp(join(tmpdir(), 'larkway-message-pictures-'))
  })
  afterAll(async () => {
    await running.remove()
    await rm(folder, { recursive: true })
  })

  const picturesOf = async (words: string) =>
    (await db.selectFrom('contact_messages').selectAll().execute()).filter(({ message }) => message === words)
  const pictures = () => db.selectFrom('lead_pictures').selectAll().orderBy('position').execute()

  test('are stored upright, at most 2000 pixels a side, without location, time or camera maker, for staff to see', async () => {
    const words = 'Two photos of the cart.'
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Phone of the visitor')
    const small = await sharp(photo).resize(300).webp().toBuffer()
    const { status, headers } = await post(
      site,
      form(words, [
        { name: 'front.jpg', content: photo },
        { name: 'back.webp', content: Uint8Array.from(small) },
      ]),
    )
    expect([status, headers.get('location')]).toEqual([303, '/thank-you'])
    const [lead] = await picturesOf(words)
    const id = lead?.id ?? ''
    const to = join(folder, 'two')
    expect((await larkway('leads', 'pictures', id, '--to', to)).code).toBe(0)
    expect((await readdir(to)).sort()).toEqual([`${id}-1.jpg`, `${id}-2.jpg`])
    const file = join(to, `${id}-1.jpg`)
    expect((await stat(file)).mode & 0o077).toBe(0)
    const content = await readFile(file)
    const { format, width, height, orientation, exif, icc, xmp } = await sharp(content).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1333, 2000])
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
    expect(content.toString('latin1')).not.toMatch(/GPS|Phone of the visitor|2026:07/)
    expect(JSON.parse((await larkway('leads', 'show', id, '--json')).out).pictures).toHaveLength(2)
    expect((await larkway('leads', 'show', id)).out).toContain(`larkway leads pictures ${id} --to FOLDER`)
    const csv = await larkway('leads', 'export', '--email', goodMessage.email, '--pictures', join(folder, 'export'))
    expect(csv.out).toContain(',pictures\n')
    expect(await readdir(join(folder, 'export'))).toHaveLength(2)
    expect(site.log()).not.toMatch(/front\.jpg|back\.webp/)
  })

  test('are stored upright, without location, time or camera maker, even from a phone’s HEIC file', async () => {
    const words = 'Straight from the phone.'
    const photo = await heicPhoto()
    expect(photo.toString('latin1')).toContain('Phone of the visitor')
    expect((await post(site, form(words, [{ name: 'IMG_0412.HEIC', content: photo }]))).status).toBe(303)
    const [lead] = await picturesOf(words)
    const picture = (await pictures()).find(({ message_id }) => message_id === lead?.id)
    const content = Buffer.from(picture?.content ?? [])
    expect(content.toString('latin1')).not.toMatch(/Phone of the visitor|2026:07/)
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 1600])
    expect(farOff(data.subarray(0, 3), heicTop)).toEqual([])
    expect(farOff(data.subarray(-3), heicBottom)).toEqual([])
  })

  test('make no second message if the form is sent twice, but a different picture does', async () => {
    const words = 'Sent twice by an impatient tap.'
    const first = { name: 'a.jpg', content: await phonePhoto({ width: 40, height: 30 }) }
    const second = { name: 'a.jpg', content: await phonePhoto({ width: 50, height: 30 }) }
    for (const picture of [first, first, second]) expect((await post(site, form(words, [picture]))).status).toBe(303)
    expect(await picturesOf(words)).toHaveLength(2)
  })

  test('are optional, and scripts may send the form', async () => {
    expect((await post(site, form('No pictures here at all.', [{ name: '', content: '' }]))).status).toBe(303)
    const picture = { name: 'a.jpg', content: await phonePhoto({ width: 40, height: 30 }) }
    const response = await post(site, form('Sent by the script.', [picture]), { accept: 'application/json' })
    expect([response.status, await response.json()]).toEqual([201, { ok: true }])
    const rejection = await post(site, form('short', [picture]), { accept: 'application/json' })
    expect(rejection.status).toBe(422)
    expect(await rejection.json()).toMatchObject({ fields: { message: expect.any(String) } })
  })

  test.each<[what: string, missing: string, make: () => Promise<Upload[]>]>([
    [
      'one picture more than a message can have',
      `${MOST_PICTURES + 1}-many`,
      async () => {
        const content = await phonePhoto({ width: 40, height: 30 })
        return Array.from({ length: MOST_PICTURES + 1 }, () => ({ name: 'a.jpg', content }))
      },
    ],
    [
      'a picture that is too large',
      '1-large',
      async () => [{ name: 'big.png', content: await noisyPng(2400) }, await small()],
    ],
    [
      'more than 40 MB in all',
      'total',
      async () => {
        const content = await noisyPng(2100)
        return Array.from({ length: 4 }, () => ({ name: 'a.png', content }))
      },
    ],
    [
      'a text file named .jpg',
      '2-unreadable',
      async () => [await small(), { name: 'notes.jpg', content: 'Dear sirs, this is no picture.' }],
    ],
    [
      'an SVG drawing',
      '1-unreadable',
      async () => [{ name: 'a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }],
    ],
    [
      'a HEIC file that cannot be decoded',
      '1-unreadable',
      async () => [{ name: 'a.heic', content: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') }, await small()],
    ],
    [
      'a picture that is cut off',
      '1-unreadable',
      async () => {
        const whole = await phonePhoto()
        return [{ name: 'half.jpg', content: whole.subarray(0, whole.length / 2) }]
      },
    ],
    ['a decompression bomb', '1-pixels', async () => [{ name: 'bomb.png', content: await bomb() }]],
    [
      'a picture that claims to have billions of pixels',
      '1-pixels',
      async () => [{ name: 'claims.png', content: await pngThatClaims(60_000) }],
    ],
  ])(
    'that cannot be stored are left out, while the message is stored, and visitor and staff are told why: %s',
    async (what, missing, make) => {
      const words = `Stored nevertheless: ${what}`
      const upload = await make()
      const response = await post(site, form(words, upload))
      expect([response.status, response.headers.get('location')]).toEqual([303, `/thank-you?missing=${missing}`])
      const [lead] = await picturesOf(words)
      expect(lead?.missing_pictures).toBe(missing)
      const came = (await pictures()).filter(({ message_id }) => message_id === lead?.id)
      expect(came).toHaveLength(missing === 'total' ? 0 : upload.length - 1)
      const sentences = readMissing(missing).map(missingPicture)
      const page = await fetch(`${site.url}/thank-you?missing=${missing}`)
      for (const sentence of sentences) expect(readable(parse(await page.clone().text()))).toContain(sentence)
      const printout = await larkway('leads', 'show', lead?.id ?? '')
      for (const sentence of sentences) expect(printout.out).toContain(sentence)
    },
  )

  test('are not reported as missing for an invalid value in the thank-you page’s query string', async () => {
    const plain = await (await fetch(`${site.url}/thank-you`)).text()
    for (const name of ['1-call+me', '<b>x</b>', '0-large', '12-large', '1-toString']) {
      const page = await fetch(`${site.url}/thank-you?missing=${encodeURIComponent(name)}`)
      expect(readable(parse(await page.text()))).toBe(readable(parse(plain)))
    }
  })

  test('must be in a well-formed form: any other body is rejected', async () => {
    for (const type of ['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(40)}`]) {
      const headers = { 'content-type': type }
      const { status } = await fetch(`${site.url}/contact`, { method: 'POST', body: 'no form', headers })
      expect(status).toBe(400)
    }
  })

  test('must be chosen again after an invalid field, but the typed text is kept', async () => {
    const data = form('My words stay here.', [{ name: 'a.jpg', content: await phonePhoto({ width: 40, height: 30 }) }])
    data.set('email', 'ada@')
    const response = await post(site, data)
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    expect(document.querySelector('textarea')?.text).toBe('My words stay here.')
    expect(readable(document)).toContain(contactPage.form.pictures.again)
    expect(document.querySelector('[role=alert]')?.text).toContain('Invalid email address')
  })

  test('are erased with their message', async () => {
    const words = 'To be erased with its picture.'
    await post(site, form(words, [{ name: 'a.jpg', content: await phonePhoto() }]))
    const [lead] = await picturesOf(words)
    const own = async () => (await pictures()).filter(({ message_id }) => message_id === lead?.id)
    expect(await own()).toHaveLength(1)
    expect((await larkway('leads', 'delete', '--email', goodMessage.email, '--yes')).code).toBe(0)
    expect(await pictures()).toEqual([])
    expect((await larkway('leads', 'pictures', lead?.id ?? '', '--to', folder)).code).toBe(3)
  })
})

test('stores a message without its pictures if they exceed a client’s hourly limit or the total limit', async () => {
  const site = await startSite({ CONTACT_PICTURES_MB: '1' })
  const twelve = { name: 'a.png', content: await noisyPng(2000) }
  const addresses: (string | null)[] = []
  for (let attempt = 1; attempt <= 20; attempt++) {
    const { status, headers } = await post(site, form(`Message number ${attempt}.`, [twelve, twelve, twelve]))
    expect(status).toBe(303)
    addresses.push(headers.get('location'))
    if (addresses.at(-1) === '/thank-you?missing=enough') break
  }
  await site.remove()
  // The first message keeps its picture, although that fills the available space.
  expect([addresses[0], addresses[1], addresses.at(-1)]).toEqual([
    '/thank-you',
    '/thank-you?missing=room',
    '/thank-you?missing=enough',
  ])
})

test('limits pictures in quarantined messages separately, but not those from a quick buyer', async () => {
  const site = await startSite({ CONTACT_PICTURES_MB: '2' })
  onTestFinished(() => site.remove())
  const noise = { name: 'a.jpg', content: await noisyJpeg(1000) }
  const send = async (message: string, fields: Record<string, string>) => {
    const data = form(message, [noise])
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return (await post(site, data)).headers.get('location')
  }
  const spam = { companyFax: '1' }
  expect(await send('The first spam of several.', spam)).toBe('/thank-you')
  expect(await send('The second spam of several.', spam)).toBe('/thank-you?missing=room')
  expect(await send('A buyer who types fast.', { elapsedMs: '900' })).toBe('/thank-you')
  expect(await send('A buyer who takes the time.', {})).toBe('/thank-you')
})

test('limits the pictures that it stores from one client in a day', async () => {
  const site = await startSite()
  onTestFinished(() => site.remove())
  const content = await noisyJpeg(2000)
  const six = Array.from({ length: MOST_PICTURES }, () => ({ name: 'a.jpg', content }))
  const addresses: (string | null)[] = []
  while (addresses.length < 8 && !addresses.at(-1)?.includes('enough')) {
    addresses.push((await post(site, form(`Message number ${addresses.length}.`, six))).headers.get('location'))
  }
  expect(addresses[0]).toBe('/thank-you')
  expect(addresses.at(-1)).toMatch(/^\/thank-you\?missing=(?:\d-enough_?)+$/)
})
