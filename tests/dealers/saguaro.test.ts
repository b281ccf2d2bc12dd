/** @module-tag long */
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { makers } from '../../src/content/dealer/facts/makers.facts.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { runScript, type Site, startSiteOf } from '../support/running-site.ts'
import { signedIn, staffPage } from '../support/staff-pages.ts'
import { tracesOf } from '../support/unoffered.ts'

const DEALER_DIR = 'tests/dealers/saguaro'

let site: Site
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  site = await startSiteOf(DEALER_DIR)
})
afterAll(() => Promise.all([site.remove(), server.close()]))

/** These names belong to the sample dealer that comes with the software. */
const names = [
  business.shortName,
  ...makers.filter(({ page }) => page).map(({ name }) => name),
  ...towns.flatMap(({ name, county, state }) => [name, county, state]),
  ...physicalShowrooms.flatMap(({ postal }) => postal?.street ?? []),
]
const phones = [business.phone, ...physicalShowrooms.map(({ phone }) => phone)].map((phone) => phone.replace(/^1-/, ''))
const foreign = new RegExp(
  String.raw`\b(?:${[...names, ...phones].map((name) => RegExp.escape(name)).join('|')})\b|lark|\b(?:${phones.map((phone) => phone.slice(0, 3)).join('|')})-\d{3}-\d{4}`,
  'i',
)

test('the site has no trace of what the dealer does not offer', async () => {
  expect(await tracesOf(site.url, ['rentals', 'storage', 'ecoCalculator', 'zeroPercent'])).toEqual([])
})

test('links for text messages and WhatsApp start a message, which names the cart if there is one', async () => {
  const links = async (path: string) => {
    const page = parse(await (await fetch(`${site.url}${path}`)).text())
    return page.querySelectorAll('main a[href^="sms:"], main a[href^="https://wa.me/"]').map((link) => {
      const url = new URL(link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '')
      const begun = url.searchParams.get('body') ?? url.searchParams.get('text')
      return { to: `${url.protocol}${url.pathname}`, says: link.textContent, begun }
    })
  }
  const both = (begun: unknown) => [
    { to: 'sms:+14805550136', says: 'Text us', begun },
    { to: 'https:/14805550179', says: 'WhatsApp', begun },
  ]
  expect(await links('/contact')).toEqual(both('Hi, I have a question: '))
  const carts: { id: string; name: string }[] = await (await fetch(`${site.url}/api/vehicles`)).json()
  const [cart] = carts
  const named = both(`Hi, I’m asking about the ${cart?.name}. `)
  expect(await links(`/vehicle/${cart?.id}`)).toEqual(named)
  expect(await links(`/contact?vehicle=${cart?.id}`)).toEqual(named)
})

test('staff named in the folder can use the lot without an invitation, and the About page does not reveal their email addresses', async () => {
  const address = 'dee@saguaro.example'
  const { out } = await larkwayAt({ DATA_DIR: site.dataDir }, { DEALER_DIR })('staff', 'list', '--json')
  expect(JSON.parse(out)).toMatchObject([
    { email: address, name: 'Dee Marchetti', invitedAt: null, access: 'in team.yaml' },
  ])
  const db = openDatabase({ DATA_DIR: site.dataDir })
  const open = async (person: string) => staffPage(site, lotPath, await signedIn(db, person))
  expect(await open(address)).toMatchObject({ status: 200, html: expect.stringContaining('Dee Marchetti') })
  expect((await open('hank@saguaro.example')).status).toBe(403)
  await larkwayAt({ DATA_DIR: site.dataDir }, { DEALER_DIR })('staff', 'remove', address)
  expect((await open(address)).status).toBe(403)
  await db.destroy()
  const about = await (await fetch(`${site.url}/about`)).text()
  const scripts = [...about.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  for (const path of ['/about', ...new Set(scripts)]) {
    expect(await (await fetch(`${site.url}${path}`)).text()).not.toContain(address)
  }
})

test('`dealer check --site` finds nothing wrong', async () => {
  const { code, out, err } = await larkwayAt({ DATA_DIR: '/nowhere' })(
    'dealer',
    'check',
    DEALER_DIR,
    '--site',
    '--json',
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toMatchObject({ problems: [], site: { pages: expect.any(Number) } })
})

test('no email or preview picture names the sample dealer, its makers or its towns', async () => {
  const { code, output } = await runScript('tests/support/send-every-mail.ts', { DEALER_DIR, NODE_ENV: 'production' }, [
    server.url,
  ])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^\[\[/) })
  const cards: unknown[] = JSON.parse(output)
  expect(cards.length).toBeGreaterThan(20)
  const texts = server.mails.map((mail) => ({
    to: mail.to.join(),
    text: [
      ...['From', 'Subject', 'Reply-To', 'Sender'].map((name) => mailHeader(mail, name)),
      ...['text/plain', 'text/html'].map((type) => mailPart(mail, type)),
    ].join('\n'),
  }))
  for (const to of ['mail@', 'text@', 'adf@', 'visitor0@', 'owner@']) {
    expect(texts.filter((mail) => mail.to.startsWith(to))).not.toEqual([])
  }
  // The staff command has the same name as the software, so commands are removed from the texts first.
  const said = [...texts.map(({ to, text }) => `${to}: ${text.replaceAll(/\blarkway (?=[a-z]+ [a-z-]+)/g, '')}`)]
  const found = [...said, ...cards.map((card) => JSON.stringify(card))].flatMap((text) => {
    const at = text.search(foreign)
    return at < 0 ? [] : [`${text.slice(0, 40)} … ${text.slice(Math.max(0, at - 60), at + 60)}`]
  })
  expect(found).toEqual([])
})
