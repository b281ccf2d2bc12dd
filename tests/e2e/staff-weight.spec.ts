import { lotPath, messagesPath } from '../../src/domain/staff/staff-paths.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { startDesk } from './support/desk.ts'
import { expect, phone, test } from './support/visit.ts'

const KB = 1024
const person = 'ines@dealer.example'

test.describe('the first view of the desk with 39 carts', () => {
  let url: string
  let cookie: Awaited<ReturnType<typeof startDesk>>['cookie']
  let remove: () => Promise<void>
  test.beforeAll(async () => {
    const desk = await startDesk(person)
    const { site } = desk
    url = site.url
    remove = site.remove
    cookie = desk.cookie
    const stock: { id: string }[] = await (await fetch(`${url}/api/vehicles`)).json()
    expect(stock.length).toBeGreaterThanOrEqual(39)
    for (const { id } of stock.slice(0, 12)) await postMessage(site, { ...goodMessage, vehicle: id })
  })
  test.afterAll(() => remove())
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })

  for (const path of [lotPath, messagesPath]) {
    test(`stays below 150 KB at ${path}, and below 60 KB without pictures`, async ({ page, context }) => {
      await context.addCookies([cookie])
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const types = new Map<string, string>()
      const bytes = { pictures: 0, others: 0 }
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        bytes[types.get(requestId) === 'Image' ? 'pictures' : 'others'] += encodedDataLength
      })
      expect((await page.goto(path))?.status()).toBe(200)
      await page.waitForLoadState('networkidle')
      expect(bytes.others).toBeGreaterThan(20 * KB)
      expect(bytes.others).toBeLessThan(60 * KB)
      expect(bytes.pictures + bytes.others).toBeLessThan(150 * KB)
    })
  }
})
