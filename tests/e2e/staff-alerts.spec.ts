/** @module-tag long */
import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { phoneAlerts } from '../../src/content/words/staff.words.ts'
import { openDatabase, sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { browserCookie, messageLink, signedIn } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'
import { wholeBrowser } from './support/whole-browser.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const { states } = phoneAlerts

// The headless shell has no notifications.
test.use({ launchOptions: wholeBrowser })

test.describe('alerts on a salesperson’s phone', () => {
  let mails: MailServer
  let site: Site
  let url: string
  let link: string
  let cookies: Record<'ines' | 'marlow', ReturnType<typeof browserCookie>>
  test.beforeAll(async () => {
    mails = await startMailServer()
    site = await startSite({ LOG_LEVEL: 'warn', SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}` })
    url = site.url
    const words = 'Whose phone rings?'
    await postMessage(site, { ...goodMessage, interest: 'sales', message: words })
    link = await messageLink(mails, ines, words)
    const db = openDatabase({ DATA_DIR: site.dataDir })
    const cookieOf = async (person: string) => browserCookie(site, await signedIn(db, person))
    cookies = { ines: await cookieOf(ines), marlow: await cookieOf(marlow) }
    await db.destroy()
  })
  test.beforeEach(({ context }) => context.addCookies([cookies.ines]))
  test.afterAll(() => Promise.all([site.remove(), mails.close()]))
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    permissions: ['notifications'],
  })

  /** Stands in for the push service, which a test cannot reach. */
  async function stubPushService(page: Page, name: string): Promise<void> {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    const endpoint = `https://push.example.com/${name}`
    const given = {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    }
    await page.addInitScript((subscription) => {
      const kept = 'subscribed in a test'
      const stub = {
        endpoint: subscription.endpoint,
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(kept)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
          localStorage.setItem(kept, String(applicationServerKey))
          return stub
        },
        getSubscription: async () => (localStorage.getItem(kept) ? stub : null),
      })
    }, given)
  }

  const signedUp = () => {
    const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
    try {
      return database.prepare('select person, endpoint from push_subscriptions order by endpoint').all()
    } finally {
      database.close()
    }
  }
  const turnOn = (page: Page) => page.getByRole('button', { name: phoneAlerts.turnOn })
  const turnOff = (page: Page) => page.getByRole('button', { name: phoneAlerts.turnOff })

  test('can be turned on for staff pages only, survive a reload, and can be turned off', async ({ page, context }) => {
    await stubPushService(page, 'ines')
    await page.goto(link)
    await expect(page.getByText(states.off)).toBeVisible()
    await expectAccessible(page)
    await turnOn(page).tap()
    await expect(page.getByText(states.on)).toBeVisible()
    await expectAccessible(page)
    expect(signedUp()).toEqual([{ person: ines, endpoint: 'https://push.example.com/ines' }])
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    )
    expect(scopes).toEqual([`${url}/staff/`])
    await page.reload()
    await expect(page.getByText(states.on)).toBeVisible()
    // For another person who signs in on the phone, alerts are off.
    await context.addCookies([cookies.marlow])
    await page.goto(link)
    await expect(page.getByText(states.off)).toBeVisible()
    await context.addCookies([cookies.ines])
    await page.goto(link)
    await turnOff(page).tap()
    await expect(page.getByText(states.off)).toBeVisible()
    expect(signedUp()).toEqual([])
    await page.reload()
    await expect(page.getByText(states.off)).toBeVisible()
  })

  test('say when turning them on or off has failed, and work on a second try', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await stubPushService(page, 'again')
    await page.goto(link)
    await page.route('**/phone', (route) => route.abort())
    await turnOn(page).tap()
    await expect(page.getByText(states.failed)).toBeVisible()
    await page.unroute('**/phone')
    await turnOn(page).tap()
    await expect(page.getByText(states.on)).toBeVisible()
    await page.route('**/phone', (route) => route.abort())
    await turnOff(page).tap()
    await expect(page.getByText(states['still-on'])).toBeVisible()
    await page.unroute('**/phone')
    await turnOff(page).tap()
    await expect(page.getByText(states.off)).toBeVisible()
  })

  test('show a message in a notification, and a tap opens the message', async ({ page, context }) => {
    await stubPushService(page, 'shown')
    const session = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations.filter(({ scopeURL }) => scopeURL === `${site.url}/staff/`)
        if (found) resolve(found.registrationId)
      }),
    )
    await session.send('ServiceWorker.enable')
    await page.goto(link)
    await turnOn(page).tap()
    await expect(page.getByText(states.on)).toBeVisible()
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    const service = 'pushMessaging'
    await session.send('BackgroundService.startObserving', { service })
    await session.send('BackgroundService.setRecording', { service, shouldRecord: true })
    // Resolves once the notification is displayed: Chromium forgets it for good if a page lists notifications before.
    const push = async (body: string) => {
      const ended = Promise.withResolvers<string | undefined>()
      session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
        if (event.eventName === 'Push event completed') ended.resolve(event.eventMetadata[0]?.value)
      })
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: site.url,
        registrationId: await registered,
        data: JSON.stringify({ title: 'The dealer', body, tag: 'message-1', url: link }),
      })
      expect(await ended.promise).toBe('Success')
    }
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/staff/')
        const notifications = (await registration?.getNotifications()) ?? []
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
      })
    await push('Sales: Ada Moss. Is it still there?')
    await expect
      .poll(shown)
      .toEqual([{ title: 'The dealer', body: 'Sales: Ada Moss. Is it still there?', tag: 'message-1' }])
    // A repeated notification replaces the first one.
    await push('Sales: Ada Moss, again.')
    await expect.poll(shown).toEqual([{ title: 'The dealer', body: 'Sales: Ada Moss, again.', tag: 'message-1' }])
    // A browser opens windows only after a real tap, so the address it should open is recorded instead.
    const opened = await worker.evaluate(`(async () => {
      const opened = []
      self.clients.matchAll = async () => []
      self.clients.openWindow = async (url) => { opened.push(url) }
      const [notification] = await self.registration.getNotifications()
      const done = []
      const event = new NotificationEvent('notificationclick', { notification })
      event.waitUntil = (work) => done.push(work)
      self.dispatchEvent(event)
      await Promise.all(done)
      return opened
    })()`)
    expect(opened).toEqual([link])
    await expect.poll(shown).toEqual([])
  })

  test.describe('with notifications blocked', () => {
    test.use({ permissions: [] })

    test('cannot be turned on, and the page says how to allow them', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
      await page.goto(link)
      await expect(page.getByText(states.blocked)).toBeVisible()
      await expect(turnOn(page)).toBeHidden()
      await expectAccessible(page)
    })
  })

  test('tell an iPhone user to add the page to the home screen first, with a manifest for it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
      Object.defineProperty(navigator, 'standalone', { value: false })
    })
    await page.goto(link)
    await expect(page.getByText(states['home-screen'])).toBeVisible()
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/staff/app.webmanifest')
    await expect(turnOn(page)).toBeHidden()
    await expectAccessible(page)
  })

  test('are not mentioned in a browser without push messages, unless it is an iPhone’s', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(phoneAlerts.heading)).toBeHidden()
  })
})
