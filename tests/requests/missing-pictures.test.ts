/** @module-tag long */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PictureSize, pictureSizes } from '../../src/server/pictures/pictures.server.ts'
import { type Site, startSite } from '../support/running-site.ts'

let directory: string
let sites: Site[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'larkway-pictures-'))
  sites = []
})
afterEach(async () => {
  for (const site of sites) await site.remove()
  await rm(directory, { recursive: true, force: true })
})

async function start(PICTURES_DIR = directory, args: string[] = []): Promise<Site> {
  const site = await startSite({ PICTURES_DIR }, { args })
  sites.push(site)
  return site
}

function sizeOf(name: string, width: number, format: 'avif' | 'webp'): PictureSize {
  const all = [...pictureSizes().values()]
  const size = all.find((one) => one.master === `${name}.webp` && one.width === width && one.format === format)
  if (!size) throw new Error(`${name} has no ${format} of ${width} px`)
  return size
}
const cart = sizeOf('denago-city/front34', 480, 'avif')
const fallback = sizeOf('denago-city/side', 320, 'webp')
const hero = sizeOf('hero/marina', 1440, 'avif')

const get = (site: Site, { file }: Pick<PictureSize, 'file'>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/pictures/${file}`, { headers })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const originalOf = ({ master }: PictureSize) => readFile(join(import.meta.dirname, '../../imagery/masters', master))
async function write({ file }: PictureSize, content: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true })
  await writeFile(join(directory, file), content)
}
/** Makes all sizes except these. */
async function allBut(...missing: PictureSize[]): Promise<void> {
  for (const size of pictureSizes().values()) if (!missing.includes(size)) await write(size, '')
}
/** Returns the files being written, whose names end with `.part`. */
const unfinished = async () => (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.part'))

test.each([cart, fallback])(
  'sends the original for $file, cached for 30 seconds, until that size is made',
  async (size) => {
    const site = await start()
    const first = await get(site, size)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('cache-control')).toBe('public, max-age=30')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const original = await originalOf(size)
    expect(first.headers.get('content-length')).toBe(String(original.length))
    expect(await bodyOf(first)).toEqual(original)
    const etag = first.headers.get('etag') ?? ''
    const same = await get(site, size, { 'if-none-match': etag })
    expect([same.status, same.headers.get('cache-control')]).toEqual([304, 'public, max-age=30'])
    const head = await fetch(`${site.url}/pictures/${size.file}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(original.length))

    await write(size, 'the size')
    const response = await get(site, size, { 'if-none-match': etag })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${size.format}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await bodyOf(response)).toString()).toBe('the size')
  },
)

test('answers an unknown size, hash or picture with 404', async () => {
  const site = await start()
  for (const file of [
    cart.file.replace('-480.', '-481.'),
    cart.file.replace(/\.[0-9a-f]{8}\./, '.00000000.'),
    cart.file.replace('denago-city', 'no-such-cart'),
    cart.file.replace('.avif', '.jpg'),
  ])
    expect((await get(site, { file })).status, file).toBe(404)
})

test('a site killed while encoding leaves neither a broken picture nor an encoder process', async () => {
  await allBut(hero)
  const site = await start(directory, ['--make-pictures'])
  await expect.poll(async () => (await unfinished()).length).toBe(1)
  const [part = ''] = await unfinished()
  const [, encoder] = /\.(\d+)\.part$/.exec(part) ?? []
  await site.stop('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${encoder}`)).toBe(false)
  expect(existsSync(join(directory, hero.file))).toBe(false)

  await start(directory, ['--make-pictures'])
  await expect.poll(() => existsSync(join(directory, hero.file))).toBe(true)
  expect(await sharp(join(directory, hero.file)).metadata()).toMatchObject({ width: hero.width })
})

test('only one of two sites that share a folder makes the sizes', async () => {
  await allBut(cart, fallback)
  const both = await Promise.all([start(directory, ['--make-pictures']), start(directory, ['--make-pictures'])])
  const logs = () => both.map((site) => site.log()).join('')
  await expect.poll(logs).toContain('all picture sizes are ready')
  expect(logs().match(/making picture sizes in the background/g)).toHaveLength(1)
  for (const size of [cart, fallback])
    expect(await sharp(join(directory, size.file)).metadata()).toMatchObject({ width: size.width })
})

test('sends the originals if sizes cannot be stored, and logs the reason', async () => {
  await writeFile(join(directory, 'file'), '')
  const site = await start(join(directory, 'file', 'pictures'), ['--make-pictures'])
  await expect.poll(() => site.log()).toContain('could not make picture sizes')
  expect(site.log()).toContain('ENOTDIR')
  expect(await bodyOf(await get(site, cart))).toEqual(await originalOf(cart))
  expect(await site.stop()).toBe(0)
})

test('a site that is stopped while it makes sizes does not make the rest first', async () => {
  // Large sizes are used, so that most are still missing when the first one is ready.
  const heroes = [...pictureSizes().values()].filter(
    ({ master, format }) => master.startsWith('hero/') && format === 'avif',
  )
  await allBut(...heroes)
  const heroCount = () => heroes.filter(({ file }) => existsSync(join(directory, file))).length
  const site = await start(directory, ['--make-pictures'])
  await expect.poll(heroCount).toBeGreaterThan(0)
  expect(await site.stop()).toBe(0)
  expect(heroCount()).toBeLessThan(heroes.length)
})
