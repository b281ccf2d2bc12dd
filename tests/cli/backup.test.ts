/** @module-tag long */
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { parsePicture } from '../../src/ui/picture-address.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { phonePhoto } from '../support/photos.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { postForm, signedIn, staffPage } from '../support/staff-pages.ts'

let folder: string
let backup: string
let site: Site
let larkway: Larkway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkway-backup-'))
  backup = join(folder, 'backup')
  site = await startSite({ SAMPLE_STOCK: 'no' })
  larkway = larkwayAt({ DATA_DIR: site.dataDir })
  const photo = join(folder, 'photo.jpg')
  await writeFile(photo, await phonePhoto({ width: 700, height: 620 }))
  const cart = ['--id', 'kept-cart', '--name', 'Kept Cart', '--brand', 'Denago', '--category', 'Nomad']
  expect((await larkway('inventory', 'add', ...cart, '--price', '8995', '--image', photo)).err).toBe('')
  await postMessage(site, { ...goodMessage, message: 'To be kept.' })
})
afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

test('one command backs up database and pictures, and another machine serves the same site from them', async () => {
  await expect.poll(async () => (await fetch(`${site.url}/vehicle/kept-cart`)).status).toBe(200)
  const written = await larkway('backup', backup, '--json')
  expect([written.err, written.code]).toEqual(['', 0])
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  expect((await larkway('backup', backup)).err).toContain('already exists')

  const DATA_DIR = join(folder, 'elsewhere')
  const restored = await larkwayAt({ DATA_DIR })('restore', backup, '--yes')
  expect([restored.err, restored.code]).toEqual(['', 0])
  const other = await startSite({ SAMPLE_STOCK: 'no' }, { dataDir: DATA_DIR })
  try {
    for (const path of ['/', '/inventory', '/vehicle/kept-cart']) {
      const [before, after] = await Promise.all(
        [site, other].map(async ({ url }) => main((await (await fetch(url + path)).text()).replaceAll(url, ''))),
      )
      expect(before, path).toContain('<h1')
      expect(after, path).toBe(before)
    }
    const [image = ''] = (await (await fetch(`${other.url}/api/vehicles/kept-cart`)).json()).images
    const { base = '', widths = [] } = parsePicture(image) ?? {}
    for (const size of widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])) {
      const [before, after] = await Promise.all([site, other].map(({ url }) => fetch(`${url}${base}-${size}`)))
      expect([before?.status, after?.status]).toEqual([200, 200])
      expect(await after?.bytes()).toEqual(await before?.bytes())
    }
    const { out } = await larkwayAt({ DATA_DIR })('leads', 'list', '--json')
    expect(out).toContain('To be kept.')
  } finally {
    await other.remove()
  }
})

test('a restore brings back neither people removed since the backup nor ended sessions', async () => {
  const [ann, dov] = ['ann@dealer.example', 'dov@dealer.example']
  for (const person of [ann, dov]) await larkway('staff', 'invite', person)
  const db = openDatabase({ DATA_DIR: site.dataDir })
  const [removed, ended, open] = [await signedIn(db, ann), await signedIn(db, dov), await signedIn(db, dov)]
  await db.destroy()
  const before = join(folder, 'before-removal')
  expect((await larkway('backup', before)).code).toBe(0)
  expect((await larkway('staff', 'remove', ann)).code).toBe(0)
  await postForm(site, '/staff/sign-out', {}, ended)
  expect((await larkway('restore', before, '--yes')).code).toBe(0)
  const opens = async (cookie: string) => (await staffPage(site, '/staff/lot', cookie)).html.includes('The lot')
  await expect.poll(async () => Promise.all([removed, ended, open].map(opens))).toEqual([false, false, true])
  expect((await larkway('staff', 'list')).out).toMatch(/ann@dealer\.example +removed/)
})

test('rejects an incomplete or altered backup and changes nothing', async () => {
  const picture = join('pictures/kept-cart', (await readdir(join(backup, 'pictures/kept-cart')))[0] ?? '')
  const flip = async (file: string) => {
    const content = await readFile(file)
    content[content.length - 1] = (content.at(-1) ?? 0) ^ 1
    await writeFile(file, content)
  }
  for (const [spoil, says] of [
    [(copy: string) => rm(join(copy, 'backup.json')), 'not a complete backup'],
    [(copy: string) => writeFile(join(copy, 'backup.json'), '{"files'), 'not a complete backup'],
    [(copy: string) => rm(join(copy, picture)), `${picture} is missing`],
    [(copy: string) => flip(join(copy, picture)), 'has changed'],
    [(copy: string) => flip(join(copy, 'larkway.sqlite')), 'has changed'],
  ] as const) {
    const copy = join(folder, 'copy')
    await cp(backup, copy, { recursive: true })
    await spoil(copy)
    const DATA_DIR = join(folder, 'never')
    const ended = await larkwayAt({ DATA_DIR })('restore', copy, '--yes')
    expect([ended.code, ended.err]).toEqual([1, expect.stringContaining(says)])
    await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT')
    await rm(copy, { recursive: true })
  }
  expect((await larkway('restore', join(folder, 'none'), '--yes')).code).toBe(3)
  expect((await larkway('restore', backup)).code).toBe(4)
})

test('writes no backup if a picture was not copied whole, and names it', async () => {
  const growing = join(site.dataDir, 'pictures/kept-cart/growing.webp')
  // Like a file that is being written, it has more content than its size says.
  await symlink('/proc/self/status', growing)
  try {
    const target = join(folder, 'incomplete')
    const { code, err } = await larkway('backup', target)
    expect([code, err]).toEqual([1, expect.stringContaining('kept-cart/growing.webp')])
    await expect(readdir(target)).rejects.toThrow('ENOENT')
  } finally {
    await rm(growing)
  }
})

test('on PostgreSQL, backup and restore both say what to run instead', async () => {
  const onPostgres = larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: 'postgres://a@127.0.0.1:1/b' })
  const [backupResult, restored] = [await onPostgres('backup', join(folder, 'b')), await onPostgres('restore', backup)]
  expect([backupResult.code, backupResult.err]).toEqual([1, expect.stringContaining('pg_dump')])
  expect([restored.code, restored.err]).toEqual([1, expect.stringContaining('db copy')])
})
