import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildsOf } from '../../src/content/dealer/paths/build-paths.ts'
import { larkwayAt } from '../support/larkway.ts'
import { newDealer } from '../support/new-dealers.ts'
import { npmStart } from '../support/npm-start.ts'
import { removeBuildsOf, runScript, type Site, startSiteOf } from '../support/running-site.ts'

const before = '970-555-0100'
const after = '970-555-0199'
const VISITORS = 6

let folder: string
let site: Site
beforeAll(async () => {
  folder = await newDealer()
  site = await startSiteOf(folder, { WORKERS: '2' })
})
afterAll(async () => {
  await site.remove()
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

const build = () => runScript('tests/support/build-dealer.ts', { DEALER_DIR: folder, NODE_ENV: 'production' })

async function write(edit: (text: string) => string): Promise<void> {
  const file = join(folder, 'dealer.yaml')
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

const homeHas = async (text: string): Promise<boolean> => (await (await fetch(site.url)).text()).includes(text)

test('a site with two workers switches to a new build without failing a request, and keeps pictures', async () => {
  expect(await homeHas(before)).toBe(true)
  const builds = buildsOf(folder)
  await mkdir(join(builds, 'pictures'), { recursive: true })
  await writeFile(join(builds, 'pictures/a-720.webp'), 'a size that was made before')
  await write((text) => text.replace(before, after))
  const failed: unknown[] = []
  let asking = true
  const visit = async () => {
    while (asking) {
      const status = await fetch(`${site.url}/contact`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(60_000),
      }).then(
        // Responses are read to the end to free their connections.
        (response) => response.text().then(() => response.status),
        (error: unknown) => error,
      )
      if (status !== 200) failed.push(status)
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  const built = await build()
  expect(built.code, built.output).toBe(0)
  // Only preview pictures that show the phone number are drawn again.
  expect(built.output).toMatch(/preview pictures: \d+ drawn, [1-9]\d* unchanged/)
  expect(existsSync(join(builds, 'pictures/a-720.webp'))).toBe(true)
  await expect.poll(() => homeHas(after)).toBe(true)
  // The second worker switches after the first one.
  await expect
    .poll(async () => (await Promise.all(Array.from({ length: 8 }, () => homeHas(after)))).every(Boolean), {
      timeout: 60_000,
    })
    .toBe(true)
  asking = false
  await Promise.all(visitors)
  expect(failed).toEqual([])
})

test('a single-process site switches to what `larkway apply` built, and stops with its parent', async () => {
  await write((text) => text.replace(after, before))
  const started = await npmStart({ DEALER_DIR: folder, WORKERS: '1' })
  await started.serving()
  const has = async (text: string) =>
    (
      await fetch(started.url).then(
        (response) => response.text(),
        () => '',
      )
    ).includes(text)
  expect(await has(before)).toBe(true)
  await write((text) => text.replace(before, after))
  const { code, out } = await larkwayAt(
    { DATA_DIR: started.dataDir },
    { DEALER_DIR: folder, NODE_ENV: 'production' },
  )('apply')
  expect([code, out]).toEqual([
    0,
    `The site of ${folder} is built. If it is running, it shows the changes within seconds.\n`,
  ])
  await expect.poll(() => has(after)).toBe(true)
  process.kill(started.pid(), 'SIGKILL')
  await expect.poll(started.processes).toEqual([])
  await started.remove()
})

test('a build rejects a folder with mistakes, reports the line of each, and leaves the site as it was', async () => {
  await write((text) => text.replace(after, 'call us').replace(/^website:.*$/m, 'website: our site'))
  const { code, output } = await build()
  expect(code).not.toBe(0)
  expect(output).toMatch(/dealer\.yaml, line \d+: phone: write the number/)
  expect(output).toMatch(/dealer\.yaml, line \d+: website: write a whole address/)
  expect(await homeHas(after)).toBe(true)
})

test('a single-process site that starts with a broken folder serves its last build', async () => {
  const restarted = await npmStart({ DEALER_DIR: folder, WORKERS: '1' })
  await restarted.serving()
  expect(await (await fetch(restarted.url)).text()).toContain(after)
  expect(restarted.output()).toContain('For now, the site uses its last build.')
  await restarted.remove()
})
