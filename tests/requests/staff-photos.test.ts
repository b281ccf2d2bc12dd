import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoProblems } from '../../src/content/words/staff-photos.words.ts'
import { deleteUnusedPhotos } from '../../src/domain/catalogue/photos/unused-photos.server.ts'
import { MAX_IMAGES } from '../../src/domain/catalogue/vehicle-fields.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { endSessions } from '../../src/domain/staff/sessions.server.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { diskStore } from '../../src/server/pictures/picture-store.server.ts'
import { parsePicture } from '../../src/ui/picture-address.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { bomb, heicPhoto, hostilePicture, noisyPng, phonePhoto } from '../support/photos.ts'
import type { Site } from '../support/running-site.ts'
import { signedIn } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const json = { accept: 'application/json' }

/** Returns a photo like one from a phone, in a different color each time. */
let hue = 0
async function newPhoto(): Promise<Buffer<ArrayBuffer>> {
  hue += 3
  const photo = sharp(await phonePhoto({ width: 660, height: 640 }))
  return Buffer.from(await photo.autoOrient().linear(1, hue).jpeg().toBuffer())
}

onEachEngine('the photo page of a cart', (engine) => {
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let cookie: string

  beforeAll(async () => {
    running = await startSiteOn(engine)
    ;({ site, db } = running)
    await inviteStaff(db, ines, 'Ines', new Date())
    cookie = await signedIn(db, ines)
  })
  afterAll(() => running.remove())

  const photosPath = (cart: string) => `${site.url}${lotPath}/carts/${cart}/photos`
  const put = (cart: string, body: Buffer<ArrayBuffer>, by = cookie) =>
    fetch(`${photosPath(cart)}?name=IMG_1.jpg`, {
      method: 'PUT',
      body,
      headers: { ...json, cookie: by, 'content-type': 'image/jpeg' },
    })
  const press = (cart: string, action: string, fields: [string, string][], headers = {}) =>
    fetch(`${photosPath(cart)}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, ...headers },
      redirect: 'manual',
    })
  const send = (cart: string, files: readonly { name: string; content: BlobPart }[]) => {
    const form = new FormData()
    for (const { name, content } of files) form.append('photos', new Blob([content]), name)
    return fetch(photosPath(cart), { method: 'POST', body: form, redirect: 'manual', headers: { cookie } })
  }
  const imagesOf = async (cart: string): Promise<string[]> =>
    (await (await fetch(`${site.url}/api/vehicles/${cart}`)).json()).images
  const shows = (cart: string, images: readonly string[]) => expect.poll(() => imagesOf(cart)).toEqual(images)
  /** Returns the photos on the staff page, which the site shows soon after. */
  const listed = async (cart: string): Promise<string[]> => {
    const { photos } = await (await fetch(photosPath(cart), { headers: { ...json, cookie } })).json()
    return photos.map(({ image }: { image: string }) => image)
  }

  test('puts a photo on the site upright, in every size, without location, time or camera maker, and only once', async () => {
    const cart = 'denago-city'
    const before = await listed(cart)
    const photo = await phonePhoto()
    expect((await put(cart, photo)).status).toBe(200)
    expect((await put(cart, photo)).status).toBe(200)
    const images = await listed(cart)
    expect(images).toEqual([...before, expect.stringMatching(/^\/pictures\/denago-city\/photo\..*\.1600x2400\./)])
    await shows(cart, images)
    const { base = '', widths = [] } = parsePicture(images.at(-1) ?? '') ?? {}
    for (const size of widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])) {
      const response = await fetch(`${site.url}${base}-${size}`)
      expect(response.status).toBe(200)
      const content = Buffer.from(await response.arrayBuffer())
      expect(content.toString('latin1')).not.toMatch(/Exif|GPS|Phone of the visitor|2026:07/)
      const { exif, orientation, width = 0, height = 0 } = await sharp(content).metadata()
      expect([exif, orientation]).toEqual([undefined, undefined])
      expect(height).toBeGreaterThan(width)
    }
    const files = () => readdir(join(site.dataDir, 'pictures', cart))
    await expect.poll(async () => (await files()).length, { timeout: 200_000 }).toBe(widths.length * 2 + 2)
    const small = await fetch(`${site.url}${base}-${widths[0]}.avif`)
    expect([small.headers.get('content-type'), small.headers.get('cache-control')]).toEqual([
      'image/avif',
      expect.stringContaining('immutable'),
    ])
  })

  test('accepts a HEIC file, and stores a photo sent by several phones at the same time once', async () => {
    const cart = 'denago-nomad'
    const before = await listed(cart)
    const photo = await heicPhoto()
    const all = await Promise.all([put(cart, photo), put(cart, photo), put(cart, await newPhoto())])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listed(cart)).toHaveLength(before.length + 2)
  })

  test('a form with several photos reports the rejected files and keeps the rest', async () => {
    const cart = 'denago-rover-xl'
    const before = await listed(cart)
    const response = await send(cart, [
      { name: 'front.jpg', content: await newPhoto() },
      { name: 'notes.jpg', content: 'Dear sirs, this is no picture.' },
      { name: 'huge.png', content: await bomb() },
      { name: 'tiny.jpg', content: await phonePhoto({ width: 40, height: 30 }) },
      { name: 'back.jpg', content: await newPhoto() },
    ])
    expect(response.status).toBe(422)
    const alert = parse(await response.text()).querySelector('[role=alert]')?.text
    for (const name of ['notes.jpg', 'huge.png', 'tiny.jpg']) expect(alert).toContain(`‘${name}’`)
    expect(alert).not.toMatch(/front|back/)
    expect(await listed(cart)).toHaveLength(before.length + 2)
    const good = await send(cart, [{ name: 'side.jpg', content: await newPhoto() }])
    expect(good.status).toBe(303)
    expect(good.headers.get('location')).toMatch(new RegExp(`^${lotPath}/carts/${cart}\\?saved=.*#photos$`))
    expect(await listed(cart)).toHaveLength(before.length + 3)
  })

  test('rejects an unusable single file with the reason, and changes nothing', async () => {
    const cart = 'denago-city'
    const before = await listed(cart)
    const sixty = await bomb(7750)
    const half = (await phonePhoto()).subarray(0, 4000)
    for (const [body, why] of [
      [Buffer.from('Dear sirs'), /not a picture/],
      [sixty, /million pixels/],
      [await hostilePicture('twelve-bit-alpha.avif'), /million pixels/],
      [Buffer.from(half), /damaged or cut off/],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), /not a picture/],
    ] as const) {
      const response = await put(cart, body)
      expect(response.status).toBe(422)
      expect((await response.json()).error).toMatch(why)
    }
    const large = await noisyPng(3200)
    expect(large.length).toBeGreaterThan(30_000_000)
    expect((await put(cart, large)).status).toBe(413)
    expect(await listed(cart)).toEqual(before)
  })

  test('moves, orders, removes and restores photos, and records who did it', async () => {
    const cart = 'denago-nomad-xl'
    for (const body of [await newPhoto(), await newPhoto()]) await put(cart, body)
    const images = await listed(cart)
    const [first = '', second = '', ...others] = images
    const moved = await press(cart, 'later', [['photo', first]])
    expect(moved.status).toBe(303)
    await shows(cart, [second, first, ...others])
    await press(cart, 'earlier', [['photo', first]])
    expect(await listed(cart)).toEqual(images)
    await press(cart, 'earlier', [['photo', first]])
    expect(await listed(cart)).toEqual(images)
    const reversed = images.toReversed()
    const ordered = await press(
      cart,
      'order',
      reversed.map((image) => ['photo', image]),
      json,
    )
    expect((await ordered.json()).photos.map(({ image }: { image: string }) => image)).toEqual(reversed)
    // This order comes from a page that was opened before the last photo was added.
    await press(
      cart,
      'order',
      [first, second].map((image) => ['photo', image]),
    )
    expect((await listed(cart)).slice(0, 2)).toEqual([first, second])
    expect(await listed(cart)).toHaveLength(images.length)
    const inOrder = await listed(cart)
    await press(cart, 'remove', [['photo', second]])
    await shows(
      cart,
      inOrder.filter((image) => image !== second),
    )
    await press(cart, 'put-back', [
      ['photo', second],
      ['place', '1'],
    ])
    expect(await listed(cart)).toEqual(inOrder)
    await press(cart, 'put-back', [
      ['photo', '/pictures/another/front.12345678.900x600.c8c8b8-900.webp'],
      ['place', '0'],
    ])
    expect(await listed(cart)).toEqual(inOrder)
    const changes = await db.selectFrom('hand_changes').selectAll().where('vehicle_id', '=', cart).execute()
    expect(new Set(changes.map(({ person }) => person))).toEqual(new Set([ines]))
  })

  test('a cart can have as many photos as an imported file may list, and no more', async () => {
    const cart = 'evolution-d5-ranger-4'
    const room = MAX_IMAGES - (await listed(cart)).length
    for (let sent = 0; sent < room; sent++) expect((await put(cart, await newPhoto())).status).toBe(200)
    const response = await put(cart, await newPhoto())
    expect(response.status).toBe(422)
    expect((await response.json()).error).toBe(photoProblems.full(MAX_IMAGES, '‘IMG_1.jpg’'))
    expect(await listed(cart)).toHaveLength(MAX_IMAGES)
  })

  test('accepts photos only from people who are invited and signed in', async () => {
    const cart = 'denago-city'
    const before = await listed(cart)
    const photo = await newPhoto()
    const marlow = 'marlow@dealer.example'
    await inviteStaff(db, marlow, 'Marlow', new Date())
    const ended = await signedIn(db, marlow)
    await endSessions(db, marlow, new Date())
    for (const by of ['', ended, `${cookie}x`]) {
      const refused = await put(cart, photo, by)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/json'])
    }
    expect((await put(cart, photo, await signedIn(db, 'nobody@dealer.example'))).status).toBe(403)
    expect((await put('no-such-cart', photo)).status).toBe(404)
    expect(await listed(cart)).toEqual(before)
  })

  test('a cleanup deletes only files that no cart and no change has used for 30 days', async () => {
    const cart = 'swift-ev-6'
    const kept = randomUUID()
    const [first, second, third] = [await newPhoto(), await newPhoto(), await newPhoto()]
    for (const photo of [first, second]) await put(cart, photo)
    const [used = '', removed = ''] = (await listed(cart)).slice(-2)
    const newCart = `${site.url}${lotPath}/new/${kept}/photos`
    const { photos } = await (await fetch(newCart, { method: 'PUT', body: third, headers: { ...json, cookie } })).json()
    const waiting: string = photos[0].image
    await press(cart, 'remove', [['photo', removed]])
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const statuses = () =>
      Promise.all([used, removed, waiting].map(async (image) => (await fetch(`${site.url}${image}`)).status))
    for (const days of [0, 29]) expect(await deleteUnusedPhotos(db, diskStore(site.dataDir), inDays(days))).toBe(0)
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await deleteUnusedPhotos(db, diskStore(site.dataDir), inDays(31))).toBeGreaterThan(0)
    expect(await statuses()).toEqual([200, 404, 200])
  })

  test('does not restore a photo that never existed', async () => {
    const cart = 'denago-city'
    const before = await listed(cart)
    const [stored = ''] = before.filter((image) => image.includes('/photo.'))
    const { base = '' } = parsePicture(stored) ?? {}
    for (const never of [
      `/pictures/${cart}/photo.deadbeef.10x10.clear-10.webp`,
      `/pictures/${cart}/photo./../../../../etc/x.deadbeef.10x10.clear-10.webp`,
      `/pictures/${cart}/photo.x${base.slice(`/pictures/${cart}/photo.`.length)}-320.webp`,
      `${base}-320.webp`,
    ]) {
      await press(cart, 'put-back', [['photo', never]])
      expect(await listed(cart)).toEqual(before)
    }
    await press(cart, 'remove', [['photo', stored]])
    await press(cart, 'put-back', [['photo', stored]])
    expect((await listed(cart)).toSorted()).toEqual(before.toSorted())
  })

  test('a cleanup deletes half-written files of a killed process once they are a day old', async () => {
    const folder = join(site.dataDir, 'pictures/denago-city')
    const part = join(folder, 'photo.deadbeef.10x10.clear-10.webp.4711.part')
    await writeFile(part, 'half')
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)
    const names = () => readdir(folder)
    await deleteUnusedPhotos(db, diskStore(site.dataDir), inHours(23))
    expect(await names()).toContain(basename(part))
    await deleteUnusedPhotos(db, diskStore(site.dataDir), inHours(25))
    expect(await names()).not.toContain(basename(part))
  })

  test('works without scripts, and is never cached', async () => {
    const response = await fetch(photosPath('denago-city'), { headers: { cookie } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)')
    const page = parse(await response.text())
    expect(page.querySelectorAll('ol li img[alt="Photo 1"]')).toHaveLength(1)
    for (const input of page.querySelectorAll('input[type=file]'))
      expect(input.getAttribute('accept')).not.toContain('hei')
    expect(page.querySelectorAll('input[type=file][multiple]:not([capture])')).toHaveLength(1)
  })
})
