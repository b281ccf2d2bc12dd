/** @module-tag long */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUnusedPhotos } from '../../src/domain/catalogue/photos/unused-photos.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { pictureStore } from '../../src/server/pictures/picture-store.server.ts'
import { pictureBucket } from '../../src/server/settings/picture-bucket-setting.ts'
import { parsePicture } from '../../src/ui/picture-address.ts'
import { type Bucket, startBucket } from '../support/bucket.ts'
import { emptyPostgres } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { phonePhoto } from '../support/photos.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { signedIn } from '../support/staff-pages.ts'

let postgres: Awaited<ReturnType<typeof emptyPostgres>>
let bucket: Bucket
let db: Db
let settings: Record<string, string>
/** The two machines share no disk. */
let sites: [Site, Site]
beforeAll(async () => {
  ;[postgres, bucket] = await Promise.all([emptyPostgres(), startBucket()])
  settings = { ...bucket.settings, DATABASE_URL: postgres.url }
  sites = [await startSite(settings), await startSite(settings)]
  db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
})
afterAll(async () => {
  await db.destroy()
  await Promise.all(sites.map((site) => site.remove()))
  await Promise.all([bucket.remove(), postgres.stop()])
})

const larkway = (site: Site, ...words: string[]) =>
  larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: postgres.url }, settings)(...words)
const storeOf = (site: Site) =>
  pictureStore({
    DATA_DIR: site.dataDir,
    PICTURES_S3_URL: pictureBucket(bucket.settings.PICTURES_S3_URL),
    PICTURES_S3_KEY_ID: bucket.settings.PICTURES_S3_KEY_ID,
    PICTURES_S3_SECRET: bucket.settings.PICTURES_S3_SECRET,
  })
const namesInBucket = async () => (await Array.fromAsync(storeOf(sites[0]).list(), ({ name }) => name)).toSorted()
const imagesOf = async (site: Site, cart: string): Promise<string[]> =>
  (await (await fetch(`${site.url}/api/vehicles/${cart}`)).json()).images

/** Checks that both machines have every size of a picture. */
async function expectEverywhere(image: string): Promise<void> {
  const { base = '', widths = [] } = parsePicture(image) ?? {}
  for (const size of widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])) {
    const [one, other] = await Promise.all(sites.map((site) => fetch(`${site.url}${base}-${size}`)))
    expect([one?.status, other?.status], size).toEqual([200, 200])
    expect(one?.headers.get('cache-control')).toContain('immutable')
    expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'))
    expect(await one?.bytes()).toEqual(await other?.bytes())
  }
}

test('a picture imported on one machine is served by both from the bucket, at the same address', async () => {
  const file = join(sites[0].dataDir, 'imported.jpg')
  await writeFile(file, await phonePhoto({ width: 700, height: 620 }))
  const added = [
    '--name',
    'Bucket Cart',
    '--brand',
    'Denago',
    '--category',
    'Nomad',
    '--price',
    '8995',
    '--image',
    file,
  ]
  const ended = await larkway(sites[0], 'inventory', 'add', '--id', 'bucket-cart', ...added)
  expect([ended.err, ended.code]).toEqual(['', 0])
  await expect.poll(async () => (await fetch(`${sites[1].url}/vehicle/bucket-cart`)).status).toBe(200)
  const [image = ''] = await imagesOf(sites[1], 'bucket-cart')
  expect(await (await fetch(`${sites[1].url}/vehicle/bucket-cart`)).text()).toContain(image.replace(/-\d+\.webp$/, ''))
  await expectEverywhere(image)
  for (const { dataDir } of sites) expect(await readdir(dataDir)).not.toContain('pictures')
  expect((await fetch(`${sites[0].url}${image.replace(/\.[0-9a-f]{8}\./, '.00000000.')}`)).status).toBe(404)
})

test('a staff photo is in the bucket in every size, and is deleted weeks after its removal from a cart', async () => {
  await inviteStaff(db, 'ines@dealer.example', 'Ines', new Date())
  const cookie = await signedIn(db, 'ines@dealer.example')
  const photos = `${sites[0].url}${lotPath}/carts/bucket-cart/photos`
  const response = await fetch(photos, {
    method: 'PUT',
    body: await phonePhoto(),
    headers: { accept: 'application/json', cookie },
  })
  expect(response.status).toBe(200)
  const image: string = (await response.json()).photos.at(-1).image
  const first = () => storeOf(sites[0]).read(image.slice('/pictures/'.length))
  const uploaded = await first()
  expect((await fetch(`${sites[1].url}${image}`)).status).toBe(200)
  const { base = '', widths = [] } = parsePicture(image) ?? {}
  const ofPhoto = async () => (await namesInBucket()).filter((name) => `/pictures/${name}`.startsWith(base))
  await expect.poll(async () => (await ofPhoto()).length, { timeout: 200_000 }).toBe(widths.length * 2 + 2)
  // The last step replaces the uploaded file in the bucket. Machines keep copies for 30 days, so those are removed first.
  await expect.poll(async () => uploaded && (await first())?.equals(uploaded), { timeout: 200_000 }).toBe(false)
  for (const { dataDir } of sites) await rm(join(dataDir, 'picture-copies'), { recursive: true, force: true })
  await expectEverywhere(image)

  await fetch(`${photos}/remove`, {
    method: 'POST',
    body: new URLSearchParams({ photo: image }),
    redirect: 'manual',
    headers: { cookie },
  })
  const before = (await namesInBucket()).length
  await deleteUnusedPhotos(db, storeOf(sites[0]), new Date())
  const later = new Date(Date.now() + 61 * 24 * 60 * 60 * 1000)
  expect(await deleteUnusedPhotos(db, storeOf(sites[0]), later)).toBe(widths.length * 2 + 2)
  expect(await ofPhoto()).toEqual([])
  expect((await namesInBucket()).length).toBe(before - (widths.length * 2 + 2))
})

test('a command copies pictures to the disk and back, and skips the ones already there', async () => {
  const [site] = sites
  const names = await namesInBucket()
  const copy = async (to: string) => JSON.parse((await larkway(site, 'db', 'pictures', '--to', to, '--json')).out)
  expect(await copy('disk')).toMatchObject({ pictures: names.length, copied: names.length })
  const folder = join(site.dataDir, 'pictures/bucket-cart')
  expect((await readdir(folder)).map((name) => `bucket-cart/${name}`).toSorted()).toEqual(names)
  for (const name of names.slice(0, 3)) await storeOf(site).remove(name)
  expect(await copy('s3')).toMatchObject({ pictures: names.length, copied: 3 })
  expect(await namesInBucket()).toEqual(names)
  expect(await copy('s3')).toMatchObject({ copied: 0 })
  const withoutBucket = await larkwayAt({ DATA_DIR: site.dataDir }, { PICTURES_S3_URL: '' })(
    'db',
    'pictures',
    '--to',
    's3',
  )
  expect([withoutBucket.code, withoutBucket.err]).toEqual([2, expect.stringContaining('PICTURES_S3_URL')])
})

test('while the bucket is unreachable, pages and local copies are served, other pictures get 503, and the doctor reports it', async () => {
  const [image = ''] = await imagesOf(sites[0], 'bucket-cart')
  const doctor = async () => {
    const { out } = await larkway(sites[0], 'doctor', '--json')
    const { checks } = JSON.parse(out)
    return checks.find(({ name }: { name: string }) => name === 'picture storage')
  }
  expect(await doctor()).toMatchObject({ ok: true })
  expect((await fetch(`${sites[0].url}${image}`)).status).toBe(200)
  await rm(join(sites[1].dataDir, 'picture-copies'), { recursive: true })
  await bucket.stop()
  expect((await fetch(`${sites[0].url}${image}`)).status).toBe(200)
  const missing = await fetch(`${sites[1].url}${image}`)
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await fetch(`${sites[1].url}/vehicle/bucket-cart`)).status).toBe(200)
  expect(await doctor()).toMatchObject({ ok: false, fix: expect.stringContaining('PICTURES_S3_URL') })
  await bucket.start()
  expect((await fetch(`${sites[1].url}${image}`)).status).toBe(200)
})
