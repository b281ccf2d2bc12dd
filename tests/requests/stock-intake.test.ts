/** @module-tag long */
import { appendFile, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { type MailServer, mailHeader, startMailServer } from '../support/mail-server.ts'
import { type Site, startSite } from '../support/running-site.ts'

const feedPrice = 4321
const inboxPrice = 5432
const [first = ''] = sampleInventory.map(({ id }) => id)
const header = 'id,name,brand,category,price,images\n'
const linesOf = (price: number) =>
  sampleInventory.map(({ id, name, brand, category }) => `${id},"${name}",${brand},"${category}",${price},\n`)

/** Waits as long as a busy machine may need: a file is imported after ten seconds without changes. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 200_000, interval: 250 })

let mail: MailServer
let feed: Server
let requestCount = 0
let site: Site
let replica: Site
let inbox = ''

beforeAll(async () => {
  mail = await startMailServer()
  feed = createServer((_request, response) => {
    requestCount += 1
    response.end(`id,price\n${sampleInventory.map(({ id }) => `${id},${feedPrice}`).join('\n')}\n`)
  })
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
  const address = feed.address()
  const env = {
    INVENTORY_FEED_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    STOCK_EMAIL_TO: 'stock@dealer.example',
    SMTP_URL: mail.url,
    SITE_URL: 'http://carts.example',
    // The sample stock has to be there, since the feed has new prices for it.
    SAMPLE_STOCK: 'yes',
  }
  site = await startSite(env)
  replica = await startSite(env, { dataDir: site.dataDir })
  inbox = join(site.dataDir, 'inbox')
})
afterAll(async () => {
  await replica.stop()
  await site.remove()
  feed.close()
  await mail.close()
})

const priceAt = async ({ url }: Site, id = first) => (await (await fetch(`${url}/api/vehicles/${id}`)).json()).price
const subjects = () => mail.mails.map((each) => mailHeader(each, 'subject'))

test('two replicas import the feed once when they start, and both show it', async () => {
  await eventually(() => priceAt(site)).toBe(feedPrice)
  await eventually(() => priceAt(replica)).toBe(feedPrice)
  await eventually(subjects).toEqual(['Stock changed: feed'])
  expect(requestCount).toBe(1)
})

test('imports a file that arrives in pieces once, when it is complete, with the pictures next to it', async () => {
  const file = join(inbox, 'stock.csv')
  const lines = linesOf(inboxPrice)
  await writeFile(file, header)
  for (const line of lines.slice(0, 5)) {
    await appendFile(file, line)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(await readdir(inbox)).toContain('stock.csv')
  }
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } })
    .jpeg()
    .toFile(join(inbox, 'red.jpg'))
  await appendFile(file, lines.slice(5).join(''))
  await appendFile(file, `inbox-cart,Inbox Cart,Trial,City,${inboxPrice},red.jpg\n`)
  await eventually(() => priceAt(replica, 'inbox-cart').catch(() => undefined)).toBe(inboxPrice)
  await eventually(() => priceAt(site)).toBe(inboxPrice)
  await eventually(subjects).toEqual(['Stock changed: feed', 'Stock changed: stock.csv'])
  expect(await readdir(join(inbox, 'done'))).toEqual(['stock.csv', 'stock.csv.report.txt'])
  expect(await readFile(join(inbox, 'done', 'stock.csv.report.txt'), 'utf8')).toContain('+ inbox-cart (Inbox Cart)')
  expect(await readdir(inbox)).not.toContain('stock.csv')
  const { images } = await (await fetch(`${site.url}/api/vehicles/inbox-cart`)).json()
  expect((await fetch(site.url + images[0])).status).toBe(200)
})

test('moves unusable files aside with the reasons, and changes nothing', async () => {
  await writeFile(join(inbox, 'bad.csv'), header + linesOf(1).join('').replaceAll(',1,', ',much,'))
  await writeFile(join(inbox, 'empty.csv'), header)
  await mkdir(join(inbox, 'pictures'), { recursive: true })
  const refusedFolder = join(inbox, 'refused')
  const report = async (name: string) => readFile(join(refusedFolder, `${name}.report.txt`), 'utf8').catch(() => '')
  await eventually(() => report('bad.csv')).toContain("line 2, price: 'much' is not a price")
  await eventually(() => report('empty.csv')).toContain('This would remove all')
  expect((await readdir(refusedFolder)).filter((name) => name.endsWith('.csv'))).toEqual(['bad.csv', 'empty.csv'])
  expect(await priceAt(site)).toBe(inboxPrice)
  await eventually(() => subjects().slice(2).toSorted()).toEqual(
    ['bad.csv', 'empty.csv'].map((name) => `Stock not changed: ${name}`),
  )
})

test('leaves out a picture outside the inbox; the cart keeps its pictures', async () => {
  await copyFile(join(inbox, 'red.jpg'), join(site.dataDir, 'outside.jpg'))
  const before = await (await fetch(`${site.url}/api/vehicles/${first}`)).json()
  const own = `inbox-cart,Inbox Cart,Trial,City,${inboxPrice},red.jpg\n`
  const outside = linesOf(inboxPrice).join('').replace(`,${inboxPrice},`, `,${inboxPrice},../outside.jpg`)
  await writeFile(join(inbox, 'outside.csv'), header + outside + own)
  const report = () => readFile(join(inbox, 'done', 'outside.csv.report.txt'), 'utf8').catch(() => '')
  await eventually(report).toContain('outside the folder')
  expect(await (await fetch(`${site.url}/api/vehicles/${first}`)).json()).toEqual(before)
})

test('a site with a feed and an inbox exits with 0 when it is stopped', async () => {
  expect(await replica.stop()).toBe(0)
  expect(await site.stop()).toBe(0)
})
