import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PictureSize, pictureSizes } from '../../src/platform/pictures.server.ts'
import { eventually } from '../support/eventually.ts'
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
const untilMade = (site: Site, size: PictureSize) =>
  eventually(async () => (await get(site, size)).headers.get('cache-control')).toContain('immutable')
/** A folder that nobody can create, root included. */
async function unwritable(): Promise<string> {
  await writeFile(join(directory, 'file'), '')
  return join(directory, 'file', 'pictures')
}
/** What is being written right now; its name ends with the process. */
const unfinished = async () => (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.part'))

test.each([
  ['AVIF', cart, 'heif'],
  ['WebP', fallback, 'webp'],
] as const)(
  'an %s that has not been made is sent whole at once, and the lasting one later',
  async (_name, size, format) => {
    const site = await start()
    const first = await get(site, size)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe(`image/${size.format}`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=30')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const quick = await bodyOf(first)
    expect(first.headers.get('content-length')).toBe(String(quick.length))
    expect(await sharp(quick).metadata()).toMatchObject({ format, width: size.width, hasAlpha: true })
    expect((await sharp(quick).raw().toBuffer()).length).toBeGreaterThan(0)
    const etag = first.headers.get('etag') ?? ''

    await untilMade(site, size)
    const lasting = await get(site, size, { 'if-none-match': etag })
    expect(lasting.status).toBe(200)
    expect(lasting.headers.get('etag')).not.toBe(etag)
    const good = await bodyOf(lasting)
    expect(good).toEqual(await readFile(join(directory, size.file)))
    expect(good.length).toBeLessThan(quick.length)
    expect((await get(site, size, { 'if-none-match': lasting.headers.get('etag') ?? '' })).status).toBe(304)
  },
)

test('a quick encoding has an ETag and answers HEAD', async () => {
  const site = await start(await unwritable())
  const first = await get(site, hero)
  const etag = first.headers.get('etag') ?? ''
  const length = (await bodyOf(first)).length
  const [same, head] = await Promise.all([
    get(site, hero, { 'if-none-match': etag }),
    fetch(`${site.url}/pictures/${hero.file}`, { method: 'HEAD' }),
  ])
  expect(same.status).toBe(304)
  expect(head.headers.get('content-length')).toBe(String(length))
})

test('ten who ask at once get the same encoding, and the size is made once', async () => {
  const site = await start()
  const bodies = await Promise.all(Array.from({ length: 10 }, async () => bodyOf(await get(site, cart))))
  for (const body of bodies) expect(body).toEqual(bodies[0])
  await untilMade(site, cart)
  const { ino } = await stat(join(directory, cart.file))
  await get(site, fallback)
  await untilMade(site, fallback)
  expect((await stat(join(directory, cart.file))).ino).toBe(ino)
  expect(await unfinished()).toEqual([])
})

test('a size, a hash or a picture that does not exist is 404, and nothing is made', async () => {
  const site = await start()
  for (const file of [
    cart.file.replace('-480.', '-481.'),
    cart.file.replace(/\.[0-9a-f]{8}\./, '.00000000.'),
    cart.file.replace('denago-city', 'no-such-cart'),
    cart.file.replace('.avif', '.jpg'),
  ])
    expect((await get(site, { file })).status, file).toBe(404)
  expect(await readdir(directory)).toEqual([])
})

test('a site that is killed in the middle leaves no broken picture, and no process that encodes', async () => {
  const site = await start()
  await get(site, hero)
  await eventually(async () => (await unfinished()).length).toBe(1)
  const [part = ''] = await unfinished()
  const [, encoder] = /\.(\d+)\.part$/.exec(part) ?? []
  await site.stop('SIGKILL')
  await eventually(() => existsSync(`/proc/${encoder}`)).toBe(false)
  expect(existsSync(join(directory, hero.file))).toBe(false)

  const next = await start()
  expect((await get(next, hero)).status).toBe(200)
  await untilMade(next, hero)
  expect(await sharp(join(directory, hero.file)).metadata()).toMatchObject({ width: hero.width })
})

test('two sites that keep sizes in one folder make whole pictures', async () => {
  const [one, other] = await Promise.all([start(), start()])
  await Promise.all([one, other].flatMap((site) => [cart, fallback].map((size) => get(site, size))))
  for (const site of [one, other]) for (const size of [cart, fallback]) await untilMade(site, size)
  for (const size of [cart, fallback]) {
    expect(await sharp(join(directory, size.file)).metadata()).toMatchObject({ width: size.width })
  }
  await eventually(unfinished).toEqual([])
})

test('where sizes cannot be kept, pictures are sent in the quick encoding, and the log says why once', async () => {
  const site = await start(await unwritable())
  const failures = () => site.log().match(/a picture size could not be made/g)?.length ?? 0
  for (const size of [cart, fallback, cart]) expect((await get(site, size)).status).toBe(200)
  await eventually(failures).toBe(1)
  expect(site.log()).toContain('ENOTDIR')
  expect((await get(site, cart)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('the site makes what is missing by itself, and stops in the middle of it', async () => {
  for (const { file } of pictureSizes().values()) {
    if (file === cart.file || file === fallback.file) continue
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), '')
  }
  const site = await start(directory, ['--make-pictures'])
  await eventually(() => site.log()).toContain('all picture sizes are made')
  expect(site.log()).toContain('"sizes":2,')
  for (const size of [cart, fallback]) {
    expect(await sharp(join(directory, size.file)).metadata()).toMatchObject({ width: size.width })
  }
  expect(await site.stop()).toBe(0)

  // Large ones, so that most are still to be made when the first is there.
  const heroes = [...pictureSizes().values()].filter(
    ({ master, format }) => master.startsWith('hero/') && format === 'avif',
  )
  for (const { file } of heroes) await rm(join(directory, file))
  const made = () => heroes.filter(({ file }) => existsSync(join(directory, file))).length
  const next = await start(directory, ['--make-pictures'])
  await eventually(made).toBeGreaterThan(0)
  expect(await next.stop()).toBe(0)
  expect(made()).toBeLessThan(heroes.length)
})
