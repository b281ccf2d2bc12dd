import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { usd } from '../../src/content/format/money.ts'
import { cartPage } from '../../src/content/words/lot.words.ts'
import { leadButtons, leadHistory, leadNotice, messagePage, staffMail } from '../../src/content/words/staff.words.ts'
import { listMail } from '../../src/content/words/staff-notices.words.ts'
import { photoWords, sendingPhotos } from '../../src/content/words/staff-photos.words.ts'
import { signIn } from '../../src/content/words/staff-sign-in.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startPostgres } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { startShippedProxy } from '../support/shipped-proxy.ts'
import {
  browserCookie,
  messageLink,
  postForm,
  pressOn,
  signedIn,
  signInMail,
  staffPage,
} from '../support/staff-pages.ts'
import { expect, phone, test } from './support/visit.ts'

type Browser = import('@playwright/test').Browser
type Page = import('@playwright/test').Page

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
/** Noor is away all day and does not read email. */
const noor = 'noor@dealer.example'
const staff = [ines, marlow, noor]
const stranger = 'stranger@example.com'

const sold = sampleVehicle('denago-city')
const priced = sampleVehicle('denago-nomad')
const pictured = sampleVehicle('denago-rover')
const held = sampleVehicle('evolution-d5-ranger-4')

const DAY_MS = 24 * 60 * 60 * 1000
const SIX_DAYS_MS = 6 * DAY_MS
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 50_000 }
const noLine = { ...slowLine, offline: true }

/** Stands in for the dealer's own system, which sends a new price for one cart. */
async function startFeed() {
  let price = 0
  const list = () => sampleInventory.map((cart) => `${cart.id},${cart.id === priced.id ? price : (cart.price ?? '')}`)
  const server = createServer((_request, response) => response.end(`id,price\n${list().join('\n')}\n`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/stock.csv`,
    says: (next: number) => {
      price = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The parts of a sentence before and after the value at `…`. */
const startOf = (sentence: string): string => sentence.split('…')[0] ?? ''
const endOf = (sentence: string): string => sentence.split('…')[1] ?? ''
const textsTo = (mails: MailServer, person: string): string[] =>
  mails.mails.filter(({ to }) => to.includes(person)).map((mail) => mailPart(mail, 'text/plain'))
const isToTake = (text: string): boolean => text.includes(`${staffMail.open}: `)

async function startDay(engine: 'SQLite' | 'PostgreSQL') {
  const mails = await startMailServer()
  const feed = await startFeed()
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const env = {
    SMTP_URL: mails.url,
    LEADS_EMAIL_TO: `${ines}, ${marlow}`,
    LEADS_EMAIL_TO_SERVICE: noor,
    LEADS_ESCALATE_TO: marlow,
    TRUST_PROXY: postgres ? '1' : '0',
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const sites: Site[] = []
  for (let replica = 0; replica < (postgres ? 2 : 1); replica++) sites.push(await startSite(env))
  const proxy = postgres && (await startShippedProxy(sites))
  const [{ url = '', dataDir = '' } = {}] = sites
  const location = { DATA_DIR: dataDir, DATABASE_URL: env.DATABASE_URL ?? '' }
  const db = openDatabase(location)
  return {
    mails,
    feed,
    sites,
    db,
    /** The address that visitors and staff use. */
    url: proxy?.url ?? url,
    proxyLog: () => proxy?.log() ?? '',
    larkway: larkwayAt(location, { ...env, INVENTORY_FEED_URL: feed.url }),
    async close() {
      await db.destroy()
      await proxy?.stop()
      await Promise.all(sites.map((site) => site.remove()))
      await postgres?.stop()
      await Promise.all([mails.close(), feed.close()])
    },
  }
}

/** Opens the browser of a phone held upright, on a slow connection. */
async function openPhone(browser: Browser, baseURL: string, javaScriptEnabled = false) {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const line = (conditions: typeof slowLine) => session.send('Network.emulateNetworkConditions', conditions)
  await line(slowLine)
  return { page, line }
}

async function tapTwice(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  for (const _tap of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** Sends a message with the site's form, without scripts. */
async function writeTo(page: Page, message: string): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel('First name').fill(goodMessage.firstName)
  await page.getByLabel('Last name').fill(goodMessage.lastName)
  await page.getByLabel('Email').fill(goodMessage.email)
  await page.getByLabel('Phone').fill(goodMessage.phone)
  await page.getByLabel('What can we help with?').selectOption('sales')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Send Message' }).tap()
  await expect(page).toHaveURL(/thank-you/)
}

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Each photo looks different, since the site identifies photos by their content. */
const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const noise = sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
      const buffer = await noise.resize(900, 600, { kernel: 'nearest' }).jpeg().toBuffer()
      return { name: `IMG_${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

function playedOn(engine: 'SQLite' | 'PostgreSQL'): void {
  let day: Awaited<ReturnType<typeof startDay>>
  test.beforeAll(async () => {
    day = await startDay(engine)
  })
  test.afterAll(() => day.close())

  test('loses and duplicates no message, and lets in only invited people', async ({ browser }) => {
    test.setTimeout(15 * 60_000)
    const { mails, feed, sites, db, url, larkway } = day
    const lastSite = sites.at(-1) ?? { url }

    /** The field's value, or each replica's value if they differ. */
    const onSite = async (id: string, field: string): Promise<unknown> => {
      const values = await Promise.all(
        sites.map(async (site) =>
          JSON.stringify((await (await fetch(`${site.url}/api/vehicles/${id}`)).json())[field]),
        ),
      )
      return new Set(values).size === 1 ? JSON.parse(values[0] ?? 'null') : values
    }
    const stepsOf = async (words: string): Promise<string[]> => {
      const steps = await db
        .selectFrom('lead_steps')
        .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
        .select(['person', 'action'])
        .where('message', '=', words)
        .orderBy('step')
        .execute()
      return steps.map(({ person, action }) => `${person} ${action}`)
    }

    const forSale = Array.from({ length: 16 }, (_, index) => `Number ${index + 1} of sixteen who want a cart.`)
    const forService = Array.from({ length: 4 }, (_, index) => `Number ${index + 1} of four whose cart stands still.`)
    const [first = '', second = '', third = '', fourth = ''] = forSale

    await test.step('twenty messages arrive', async () => {
      await larkway('staff', 'invite', ines, '--name', 'Ines')
      await larkway('staff', 'invite', marlow, '--name', 'Marlow')
      const { page } = await openPhone(browser, url)
      await writeTo(page, first)
      await writeTo(page, second)
      const sent = [
        ...forSale.slice(2).map((message) => ({ interest: 'sales', message })),
        ...forService.map((message) => ({ interest: 'service', message })),
      ].map((message) => ({ ...goodMessage, ...message, ...(message.message === third && { vehicle: sold.id }) }))
      // One visitor's browser sends the form several times.
      const twice = { 'idempotency-key': 'one form' }
      const answers = await Promise.all([
        ...sent.slice(1).map((message) => postMessage({ url }, message)),
        ...sites.concat(sites).map((site) => postMessage(site, sent[0], twice)),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      for (const person of [ines, marlow]) {
        await expect.poll(() => textsTo(mails, person).filter(isToTake).length, { timeout: 60_000 }).toBe(16)
      }
      await expect.poll(() => textsTo(mails, noor).filter(isToTake).length, { timeout: 60_000 }).toBe(4)
    })
    const linkTo = (words: string, person: string) => messageLink(mails, person, words)

    /** Signs in with the emailed code, typed on the phone. */
    async function signInOn({ page }: { page: Page }, person: string): Promise<void> {
      await page.goto('/staff')
      await page.getByLabel(signIn.label).fill(person)
      await page.getByRole('button', { name: signIn.button }).tap()
      await page.getByLabel(signIn.code).fill((await signInMail(mails, person)).code)
      await page.getByRole('button', { name: signIn.signIn }).tap()
      await expect(page).toHaveURL(/\/staff\/messages$/)
    }
    const inesPhone = await openPhone(browser, url)
    const marlowPhone = await openPhone(browser, url)
    await signInOn(inesPhone, ines)
    await signInOn(marlowPhone, marlow)
    const cookies: Record<string, string> = { [ines]: await signedIn(db, ines), [marlow]: await signedIn(db, marlow) }

    await test.step('a double tap takes a message once, a stale page gets a notice, and a repeated post does nothing', async () => {
      const link = await linkTo(first, ines)
      await marlowPhone.page.goto(await linkTo(first, marlow))
      await inesPhone.page.goto(`${link}/take`)
      const posted = inesPhone.page.waitForRequest((request) => request.method() === 'POST')
      await tapTwice(inesPhone.page, leadButtons.take.label)
      const taken = await posted
      await expect(inesPhone.page.getByRole('status').getByText(messagePage.you)).toBeVisible()
      await marlowPhone.page.getByRole('button', { name: leadButtons.take.label }).tap()
      await expect(marlowPhone.page.getByRole('alert')).toContainText(messagePage.stale)
      await expect(marlowPhone.page.getByRole('status')).toContainText(messagePage.other('Ines'))
      const replayed = await fetch(taken.url(), {
        method: 'POST',
        body: new URLSearchParams(taken.postData() ?? ''),
        redirect: 'manual',
        headers: { cookie: cookies[ines] ?? '' },
      })
      expect(replayed.headers.get('location')).toBe(`${link}?stale`)
      expect(await stepsOf(first)).toEqual([`${ines} take`])
      await inesPhone.page.getByRole('button', { name: leadButtons.answered.label }).tap()
      await expect(inesPhone.page.getByText(`Ines ${leadHistory.answered}`)).toBeVisible()
    })

    await test.step('a quoted or forwarded email gives a stranger no access by any of its links', async () => {
      const mail = mails.mails.find(({ to, raw }) => to.includes(marlow) && raw.includes(goodMessage.email))
      const quoted = mail ? mailPart(mail, 'text/plain') + mailPart(mail, 'text/html') : ''
      const paths = new Set(
        Array.from(quoted.matchAll(/https?:\/\/[^\s"<>/]+(\/staff[^\s"<>]*)/g), ([, path = '']) => path),
      )
      expect([...paths]).toEqual([expect.stringMatching(/^\/staff\/messages\/[\w-]+$/)])
      const { page } = await openPhone(browser, url)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
        for (const action of ['take', 'answered', 'sold', 'spam', 'end', 'fresh'])
          expect((await postForm({ url }, `${path}/${action}`, { seen: '0' })).status).toBe(401)
        for (const person of staff) expect(await page.content()).not.toContain(person.split('@')[0])
      }
      await page.getByLabel(signIn.label).fill(stranger)
      await page.getByRole('button', { name: signIn.button }).tap()
      await expect(page.getByLabel(signIn.code)).toBeVisible()
      await marlowPhone.page.goto(await linkTo(second, marlow))
      await marlowPhone.page.getByRole('button', { name: leadButtons.take.label }).tap()
      await expect(marlowPhone.page.getByRole('status').getByText(messagePage.you)).toBeVisible()
      expect(await stepsOf(second)).toEqual([`${marlow} take`])
    })

    await test.step('a made-up or ended session opens nothing', async () => {
      const link = await linkTo(fourth, ines)
      const ended = await signedIn(db, ines)
      await postForm({ url }, '/staff/sign-out', {}, ended)
      for (const cookie of [ended, 'larkway-staff=made-up', `${cookies[ines]}x`, '']) {
        expect((await staffPage({ url }, link, cookie)).html).not.toContain(fourth)
        expect((await pressOn({ url }, link, cookie, 'take', { seen: '0' })).status).toBe(401)
      }
      expect([await stepsOf(third), await stepsOf(fourth)]).toEqual([[], []])
    })

    await test.step('one tap on the sale’s page marks a cart sold and takes it off the floor', async () => {
      await marlowPhone.page.goto(`${await linkTo(third, marlow)}/sold`)
      await marlowPhone.page.getByRole('button', { name: messagePage.soldWith }).tap()
      await expect(marlowPhone.page.getByText(messagePage.outcome('Marlow', 'sold'))).toBeVisible()
      await expect.poll(() => onSite(sold.id, 'inStock')).toBe(false)
    })

    await test.step('two people take all remaining sales messages at once, and each message goes to one of them', async () => {
      await Promise.all(
        forSale.slice(3).flatMap((words) =>
          [ines, marlow].map(async (person, index) => {
            const link = await linkTo(words, person)
            return pressOn(index === 0 ? { url } : lastSite, link, cookies[person] ?? '', 'take', { seen: '0' })
          }),
        ),
      )
      for (const words of forSale.slice(3)) {
        const [step, ...more] = await stepsOf(words)
        expect([words, more]).toEqual([words, []])
        const person = step?.split(' ')[0] ?? ''
        await pressOn({ url }, await linkTo(words, person), cookies[person] ?? '', 'answered')
        expect(await stepsOf(words)).toEqual([`${person} take`, `${person} answered`])
      }
    })

    await test.step('messages waiting for an absent person go to another, once', async () => {
      // An earlier arrival stands in for waiting 15 minutes of business hours.
      const received_at = new Date(Date.now() - SIX_DAYS_MS).toISOString()
      await db.updateTable('contact_messages').set({ received_at }).where('interest', '=', 'service').execute()
      const lists = () => textsTo(mails, marlow).filter((text) => text.includes(`${listMail.open}: `))
      await expect.poll(() => lists().length, { timeout: 60_000 }).toBe(1)
      for (const words of forService) {
        expect(lists()[0]).toContain(words.slice(0, 100))
        await marlowPhone.page.goto(await linkTo(words, noor))
        await marlowPhone.page.getByRole('button', { name: leadButtons.answered.label }).tap()
        await expect(marlowPhone.page.getByText(messagePage.outcome('Marlow', 'answered'))).toBeVisible()
      }
      await expect
        .poll(
          () => textsTo(mails, noor).filter((text) => text.startsWith(leadNotice.ended('Marlow', 'answered'))).length,
        )
        .toBe(forService.length)
    })

    await test.step('a manual price holds until the feed’s own price changes', async () => {
      const [fromFeed, byHand, fromFeedLater] = [7_410, 7_250, 7_300]
      const pull = async () => (await larkway('inventory', 'pull')).out
      const path = `${lotPath}/carts/${priced.id}`
      feed.says(fromFeed)
      await pull()
      await expect.poll(() => onSite(priced.id, 'price')).toBe(fromFeed)
      await inesPhone.page.goto(path)
      await inesPhone.page.getByLabel(cartPage.price, { exact: true }).fill(String(byHand))
      // The feed is imported in between with the same price.
      expect((await larkway('inventory', 'pull', '--again')).code).toBe(0)
      await inesPhone.page.getByRole('button', { name: cartPage.save }).tap()
      await expect(inesPhone.page.getByRole('status')).toContainText(cartPage.live)
      await expect.poll(() => onSite(priced.id, 'price')).toBe(byHand)
      // The two values are the price of this cart, and the state of the one that was sold with a message.
      expect((await larkway('inventory', 'pull', '--again')).out).toContain('2 values set by hand kept')
      expect([await onSite(priced.id, 'price'), await onSite(sold.id, 'inStock')]).toEqual([byHand, false])
      feed.says(fromFeedLater)
      expect(await pull()).toContain('set by Ines, is gone')
      await expect.poll(() => onSite(priced.id, 'price')).toBe(fromFeedLater)
      await inesPhone.page.goto(path)
      await expect(
        inesPhone.page.getByText(
          endOf(cartPage.lost(cartPage.sources.feed, usd(fromFeedLater), '…', 'Ines', usd(byHand))),
        ),
      ).toBeVisible()
    })

    const holdMails = () => textsTo(mails, marlow).filter((text) => text.includes(`${lotPath}/carts/${held.id}`))
    await test.step('the person who made a hold is told by email when it ends by itself', async () => {
      const { page } = marlowPhone
      await page.goto(`${lotPath}/carts/${held.id}`)
      await page.getByLabel(cartPage.until).fill(dayFromNow(3))
      await page.getByRole('button', { name: cartPage.startHold }).tap()
      await expect(page.getByRole('status')).toContainText(cartPage.held)
      // An earlier last day stands in for waiting three days.
      const until = dayFromNow(-2)
      await db.updateTable('cart_holds').set({ until }).where('vehicle_id', '=', held.id).execute()
      await expect.poll(() => holdMails().length, { timeout: 60_000 }).toBe(1)
    })

    await test.step('six photos arrive once each, even if the connection drops during an upload', async () => {
      const { page, line } = await openPhone(browser, url, true)
      await page.context().addCookies([browserCookie({ url }, cookies[marlow] ?? '')])
      const saved = page.locator('#photos li[data-photo]')
      const order = () => saved.evaluateAll((items) => items.map((item) => item.getAttribute('data-photo')))
      await page.goto(`${lotPath}/carts/${pictured.id}`)
      const before = await saved.count()
      // The third photo may have arrived although its response was lost.
      const stopped = new RegExp([2, 3].map((sent) => startOf(sendingPhotos.noLine(sent, 6, '…'))).join('|'))
      let begun = 0
      page.on('request', (request) => {
        if (request.method() !== 'PUT') return
        begun += 1
        if (begun === 3) void line(noLine)
      })
      await page.getByLabel(photoWords.choose).setInputFiles(await photos(6))
      await expect(page.getByRole('status')).toContainText(stopped, { timeout: 60_000 })
      expect([2, 3]).toContain((await saved.count()) - before)
      await line(slowLine)
      await expect(page.getByRole('status')).toContainText(sendingPhotos.done(6), { timeout: 60_000 })
      const sent = await order()
      expect(new Set(sent).size).toBe(before + 6)
      await page.getByRole('button', { name: photoWords.earlier(before + 6) }).tap()
      const moved = [...sent.slice(0, -2), sent.at(-1), sent.at(-2)]
      await expect.poll(order).toEqual(moved)
      await expect.poll(() => onSite(pictured.id, 'images')).toEqual(moved)
    })

    await test.step('in the evening, stored rows and emails are complete, and logs contain no tokens', async () => {
      const messages = await db.selectFrom('contact_messages').select('message').execute()
      expect(messages.map(({ message }) => message).sort()).toEqual([...forSale, ...forService].sort())
      const work = await db.selectFrom('lead_work').select(['holder', 'outcome']).execute()
      expect(work).toHaveLength(20)
      // The forwarded message is the only one still open.
      expect(work.filter(({ outcome }) => outcome === null)).toEqual([{ holder: marlow, outcome: null }])
      const stats = JSON.parse((await larkway('leads', 'stats', '--json')).out)
      expect(stats).toMatchObject({ total: 20, answers: { answered: { count: 19 }, open: { count: 1, untaken: 0 } } })

      const waiting = async () =>
        (
          await Promise.all([
            db.selectFrom('deliveries').select('state').where('state', '!=', 'sent').execute(),
            db
              .selectFrom('jobs')
              .select('state')
              .where('kind', 'in', ['lead notice', 'lead list', 'sign-in mail', 'staff mail'])
              .where('state', '!=', 'sent')
              .execute(),
          ])
        ).flat()
      await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
      const sent = mails.mails.map(
        (mail) => `${mail.to} ${mailHeader(mail, 'message-id')} ${mailHeader(mail, 'subject')}`,
      )
      expect(sent.filter((mail, index) => sent.indexOf(mail) < index)).toEqual([])
      expect(textsTo(mails, ines).filter(isToTake)).toHaveLength(16)
      expect(textsTo(mails, marlow).filter(isToTake)).toHaveLength(16)
      expect(textsTo(mails, noor).filter(isToTake)).toHaveLength(4)
      expect(holdMails()).toHaveLength(1)

      const reached = new Set(mails.mails.flatMap(({ to }) => to))
      expect(reached).toEqual(new Set([...staff, goodMessage.email]))
      const steps = await db.selectFrom('lead_steps').select('person').execute()
      const changes = await db.selectFrom('hand_changes').select('person').execute()
      expect(new Set([...steps, ...changes].map(({ person }) => person))).toEqual(new Set([ines, marlow]))
      // Requests alternate between the replicas.
      for (const site of sites) expect(site.log()).toMatch(/"method":"POST","path":"\/staff\/\$token"/)
      const logs = [...sites.map((site) => site.log()), await day.proxyLog()].join('')
      const tokens = [...Object.values(cookies).map((cookie) => cookie.split('=')[1] ?? '')]
      for (const person of [ines, marlow]) tokens.push((await signInMail(mails, person)).link.split('/').at(-1) ?? '')
      expect(tokens.filter((token) => logs.includes(token))).toEqual([])
    })
  })
}

const title = 'a day of twenty messages, three people and a feed'
test.describe(`${title}, on SQLite`, { tag: '@long' }, () => playedOn('SQLite'))
test.describe(`${title}, on PostgreSQL with two replicas behind nginx`, { tag: '@long' }, () => playedOn('PostgreSQL'))
