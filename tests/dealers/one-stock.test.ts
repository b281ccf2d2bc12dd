/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { getPage, jsonLd } from '../support/html.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { runScript, type Site, startSite } from '../support/running-site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const SHOWN_WITHIN_MS = 2000
const region = { DEALER_DIR: 'tests/dealers/poconos', NODE_ENV: 'production' }
const regionHost = 'poconos.larkway.example'

/** Carts that match the region's `stock: { makers: [denago], showrooms: [scranton] }`. */
const inRegion = sampleInventory.filter(
  ({ brand, showroom = 'scranton' }) => brand === 'Denago' && showroom === 'scranton',
)
const elsewhere = sampleInventory.find((cart) => !inRegion.includes(cart) && cart.brand !== 'Denago')

beforeAll(async () => {
  const { code, output } = await runScript('tests/support/build-dealer.ts', region)
  if (code !== 0) throw new Error(output)
})

describe.each(Object.entries(engines))('with a main site and a regional site on one %s database', (_, open) => {
  let database: TestDatabase
  let mail: MailServer
  let webhook: WebhookReceiver
  let main: Site
  let poconos: Site
  let larkway: Larkway
  let db: Db
  beforeAll(async () => {
    database = await openMigrated(open)
    db = database.db
    mail = await startMailServer()
    webhook = await startWebhookReceiver()
    const { DATA_DIR, DATABASE_URL } = database.location
    const shared = {
      ...(DATABASE_URL && { DATABASE_URL }),
      SMTP_URL: mail.url,
      LEADS_ADF_TO: 'crm@dealer.example',
      LEADS_WEBHOOK_URL: webhook.url,
      DIGEST_TO: 'owner@dealer.example',
    }
    const options = DATABASE_URL ? {} : { dataDir: DATA_DIR }
    main = await startSite({ ...shared, LEADS_EMAIL_TO: 'main@dealer.example' }, options)
    poconos = await startSite({ ...shared, ...region, LEADS_EMAIL_TO: 'region@dealer.example' }, options)
    larkway = larkwayAt({ ...database.location, DATA_DIR: DATA_DIR || main.dataDir })
  })
  afterAll(async () => {
    await Promise.all([main.remove(), poconos.remove()])
    await Promise.all([database.close(), mail.close(), webhook.close()])
  })

  const carts = async ({ url }: Site): Promise<{ id: string; price?: number }[]> =>
    (await fetch(`${url}/api/vehicles`)).json()
  const ids = async (site: Site) => (await carts(site)).map(({ id }) => id).toSorted()
  const idsOf = (vehicles: readonly { id: string }[]) => vehicles.map(({ id }) => id).toSorted()
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address))

  test('both share a stock that is filled once, and the regional site shows its part', async () => {
    expect(await ids(main)).toEqual(idsOf(sampleInventory))
    expect(inRegion).not.toEqual([])
    expect(await ids(poconos)).toEqual(idsOf(inRegion))
    const path = `/vehicle/${elsewhere?.id}`
    expect((await fetch(main.url + path)).status).toBe(200)
    expect((await fetch(poconos.url + path)).status).toBe(404)
    expect((await fetch(`${poconos.url}/api/vehicles/${elsewhere?.id}`)).status).toBe(404)
    const inventory = await getPage(`${poconos.url}/inventory`)
    expect(inventory.text).toContain(inRegion[0]?.name)
    expect(inventory.text).not.toContain(elsewhere?.name)
  })

  test('the main site is canonical for a cart, and each site for its other pages', async () => {
    const own = (site: Site) => `http://localhost:${new URL(site.url).port}`
    const canonical = async (site: Site, path: string) =>
      (await getPage(site.url + path)).document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const path = `/vehicle/${inRegion[0]?.id}`
    expect(await canonical(main, path)).toBe(own(main) + path)
    expect(await canonical(poconos, path)).toBe(business.website + path)
    expect(await canonical(poconos, '/inventory')).toBe(`${own(poconos)}/inventory`)
    const page = await getPage(poconos.url + path)
    const preview = page.document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(preview).toBe(`${own(poconos)}/og${path}.jpg`)
    expect(jsonLd(page)).toContainEqual(
      expect.objectContaining({
        '@id': `${business.website}${path}#product`,
        offers: expect.objectContaining({ url: business.website + path }),
      }),
    )
    const sitemap = async ({ url }: Site) => (await fetch(`${url}/sitemap.xml`)).text()
    expect(await sitemap(main)).toContain(`${path}</loc>`)
    expect(await sitemap(poconos)).not.toContain('/vehicle/')
  })

  test('a message to the regional site names it, and each site confirms its own messages', async () => {
    const vehicle = inRegion[0]?.id
    const words = 'The same words to both sites.'
    const write = (site: Site, email: string) =>
      postMessage(site, { ...goodMessage, email, interest: 'sales', message: words, vehicle, page: '/contact' })
    expect((await write(main, 'ann@example.com')).status).toBe(201)
    expect((await write(poconos, 'ben@example.com')).status).toBe(201)
    const waiting = () => db.selectFrom('deliveries').select('id').where('state', '!=', 'sent').execute()
    await expect.poll(waiting).toEqual([])

    const [toMain, toRegion] = [mailsTo('main@dealer.example'), mailsTo('region@dealer.example')]
    expect([toMain.length, toRegion.length]).toEqual([1, 1])
    expect(toMain.map((received) => mailPart(received, 'text/plain')).join()).not.toMatch(/^Site:/m)
    expect(toRegion.map((received) => mailPart(received, 'text/plain')).join()).toContain(`Site: ${regionHost}`)
    const from = (address: string) => mailsTo(address).map((received) => mailHeader(received, 'From'))
    expect(from('ann@example.com').join()).toContain(business.name)
    expect(from('ben@example.com').join()).toContain('Larkway Poconos')

    const adf = mailsTo('crm@dealer.example').map((received) => mailPart(received, 'text/plain'))
    expect(adf.map((xml) => xml.includes(`Site: ${regionHost}`)).toSorted()).toEqual([false, true])
    const hooks = webhook.hooks.map(({ body }) => JSON.parse(body).data)
    expect(hooks.map(({ email, site }) => [email, site]).toSorted()).toEqual([
      ['ann@example.com', undefined],
      ['ben@example.com', regionHost],
    ])

    const mainHost = new URL(business.website).host
    const { out: csv } = await larkway('leads', 'export')
    const rows = csv.trim().split(/\r?\n/)
    expect(rows.find((row) => row.includes('ann@'))?.endsWith(`,${mainHost}`)).toBe(true)
    expect(rows.find((row) => row.includes('ben@'))?.endsWith(`,${regionHost}`)).toBe(true)
    expect((await larkway('leads', 'list')).out).toContain(regionHost)
    expect((await larkway('leads', 'stats')).out).toMatch(new RegExp(`To ${regionHost}: +1`))
    expect((await larkway('digest')).out).toContain(`(${regionHost})`)
  })

  test('both sites show a changed price within two seconds', async () => {
    const [cart] = inRegion
    const prices = () =>
      Promise.all([main, poconos].map(async (site) => (await carts(site)).find(({ id }) => id === cart?.id)?.price))
    expect(await prices()).toEqual([cart?.price, cart?.price])
    const changed = await larkway('inventory', 'edit', cart?.id ?? '', '--price', '12345')
    expect(changed.code).toBe(0)
    await expect.poll(prices, { timeout: SHOWN_WITHIN_MS }).toEqual([12_345, 12_345])
  })

  test('the main site delivers messages left by a stopped regional site, but does not confirm them', async () => {
    await poconos.stop()
    const message = {
      ...goodMessage,
      interest: 'sales' as const,
      email: 'cy@example.com',
      message: 'Left by the region.',
    }
    const receivedAt = new Date(Date.now() - 16 * 60_000)
    const origin = { ...noOrigin, page: '/contact', site: regionHost }
    await storeLead(db, { submission: message, spamReason: '', receivedAt, origin }, ['mail', 'confirmation'])
    await expect.poll(() => mailsTo('main@dealer.example').length).toBe(2)
    const [, last] = mailsTo('main@dealer.example').map((received) => mailPart(received, 'text/plain'))
    expect(last).toContain(`Site: ${regionHost}`)
    expect(last).toContain(`https://${regionHost}/contact`)
    expect(mailsTo('cy@example.com')).toEqual([])
  })
})
