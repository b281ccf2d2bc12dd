import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { cropPlaces, TAP_WIDTH } from '../../src/features/staff/lot/photo-crop-point.ts'
import { withoutPoint } from '../../src/ui/picture-address.ts'
import { formIn } from '../support/lot.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { signedIn } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const cart = 'denago-city'
/** The photo is half as high as it is wide, so a card cuts off its sides. */
const height = TAP_WIDTH / 2

onEachEngine('the point of a photo that a crop keeps', (engine) => {
  let running: SiteOnEngine
  let cookie: string
  let photo: string

  const page = `${lotPath}/carts/${cart}`
  const get = async (path: string) => (await fetch(`${running.site.url}${path}`, { headers: { cookie } })).text()
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await fetch(`${running.site.url}${path}`, {
      ...{ method: 'POST', body, headers: { cookie }, redirect: 'manual' },
    })
    expect(response.status).toBe(303)
    return response.headers.get('location') ?? ''
  }
  const press = (action: string, fields: Record<string, string> = {}) =>
    post(`${page}/photos/${action}`, { photo, ...fields })
  const tap = (x: number, y: number) => press('point', { 'tap.x': String(x), 'tap.y': String(y), at: '50,50' })
  const images = async (): Promise<string[]> => JSON.parse(await get(`/api/vehicles/${cart}`)).images
  const shows = (point: string) => expect.poll(async () => (await images())[0]).toBe(photo + point)
  const position = async (path: string) =>
    parse(await get(path))
      .querySelector(`img[src^="${photo.replace(/-\d+\.webp$/, '')}"]`)
      ?.getAttribute('style')

  beforeAll(async () => {
    running = await startSiteOn(engine)
    await inviteStaff(running.db, ines, 'Ines', new Date())
    cookie = await signedIn(running.db, ines)
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const body = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer()
    const headers = { cookie, accept: 'application/json' }
    const response = await fetch(`${running.site.url}${page}/photos`, {
      ...{ method: 'PUT', body: new Uint8Array(body), headers },
    })
    photo = (await response.json()).photos.at(-1).image
    await press('main')
  })
  afterAll(() => running.remove())

  test('can be set by a tap without scripts, and reset by Undo', async () => {
    const item = parse(await get(page)).querySelector(`[data-photo="${photo}"]`)
    const field = item?.querySelector('input[type=image]')
    expect([field?.getAttribute('name'), field?.getAttribute('width')]).toEqual(['tap', String(TAP_WIDTH)])
    expect(field?.getAttribute('formaction')).toBe(`${page}/photos/point`)
    await shows('')
    expect(await position('/inventory')).not.toContain('--tile-position')

    const saved = await tap(TAP_WIDTH / 4, height * 0.75)
    await shows('#25,75')
    for (const path of ['/inventory', `/vehicle/${cart}`, `/compare?carts=${cart}`])
      expect(await position(path)).toContain('--tile-position:25% 75%')

    const list = parse(await get(page))
    expect(list.querySelector(`[data-photo="${photo}"]`)?.getAttribute('style')).toBe('--tile-position:25% 75%')

    const undo = `${page}/undo`
    await post(undo, formIn(await get(saved.replace(/#.*/, '')), undo))
    await shows('')
    expect(await position('/inventory')).not.toContain('--tile-position')
  })

  test('stays within the photo, and can be chosen from the list or reset to the center', async () => {
    await tap(TAP_WIDTH, 2 * height)
    await shows('#99,99')
    for (const { value } of cropPlaces.slice(1)) {
      await press('point', { at: value })
      await shows(`#${value}`)
    }
    await press('point', { at: '50,50' })
    await shows('')
  })

  test('is not changed by a key press on the photo, an invalid point or the name of another photo', async () => {
    await tap(90, 40)
    await shows('#31,28')
    const before = await images()
    await tap(0, 0)
    for (const at of ['', '7', '100,0', '-1,5', '1e1,2', '30,70;color:red', '30,70#1,1']) await press('point', { at })
    await press('point', { 'tap.x': 'x', 'tap.y': '4' })
    await press('point', { photo: before[1] ?? '', at: '0,0' })
    await press('point', { photo: photo.replace(cart, 'denago-nomad'), at: '0,0' })
    await press('point', {})
    expect(JSON.parse(await get(`/api/vehicles/${cart}`)).images).toEqual(before)
  })

  test('stays with a photo that is moved, or removed and restored', async () => {
    await tap(90, 40)
    await press('later')
    await expect.poll(async () => (await images())[1]).toBe(`${photo}#31,28`)
    await press('remove')
    await expect.poll(async () => (await images()).map(withoutPoint)).not.toContain(photo)
    await press('put-back', { place: '0' })
    await shows('#31,28')
    await press('put-back', { place: '3' })
    expect((await images()).filter((image) => withoutPoint(image) === photo)).toHaveLength(1)
  })

  test('survives an export followed by an import, and is not in feeds or structured data', async () => {
    await tap(90, 40)
    await shows('#31,28')
    const before = await images()
    const { larkway } = running
    expect(await larkway('inventory', 'validate')).toMatchObject({ code: 0 })
    const exported = async (format: string) => (await larkway('inventory', 'export', '--format', format)).out
    expect(await exported('json')).toContain(`${photo}#31,28`)
    const file = join(running.site.dataDir, 'stock.csv')
    await writeFile(file, await exported('csv'))
    await press('point', { at: '50,50' })
    await shows('')
    expect(await larkway('inventory', 'import', file, '--yes', '--source', 'feed')).toMatchObject({ code: 0 })
    await shows('#31,28')
    expect(await images()).toEqual(before)
    for (const path of ['/feeds/inventory.csv', '/feeds/inventory.json', '/feeds/google-products.xml']) {
      const feed = await get(path)
      expect(feed).toContain(photo)
      expect(feed).not.toContain(`${photo}#`)
    }
    const blocks = parse(await get(`/vehicle/${cart}`)).querySelectorAll('script[type="application/ld+json"]')
    const data = blocks.map(({ text }) => text).join()
    expect(data).toContain(photo)
    expect(data).not.toContain(`${photo}#`)
  })

  test('is stored even for an unpublished cart', async () => {
    const id = '0199d0f0-0000-7000-8000-000000000001'
    const draft = `${lotPath}/new/${id}/photos`
    const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#35c' } })
      .jpeg()
      .toBuffer()
    const headers = { cookie, accept: 'application/json' }
    const sent = await fetch(`${running.site.url}${draft}`, {
      ...{ method: 'PUT', body: new Uint8Array(body), headers },
    })
    const [{ image }] = (await sent.json()).photos
    const response = await fetch(`${running.site.url}${draft}/point`, {
      ...{ method: 'POST', body: new URLSearchParams({ photo: image, at: '0,99' }), headers },
    })
    expect((await response.json()).photos).toMatchObject([{ image, point: '0% 99%' }])
  })
})
