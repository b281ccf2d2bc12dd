/** @module-tag long */
import sharp from 'sharp'
import { photoWords, scanWords, sendingPhotos } from '../../src/content/words/staff-photos.words.ts'
import { lotPath as link } from '../../src/domain/staff/staff-paths.ts'
import { phonePhoto } from '../support/photos.ts'
import { photoFiles, startDesk } from './support/desk.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

type Page = import('@playwright/test').Page

const person = 'ines@dealer.example'
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test.describe('photos and scans on a phone', () => {
  let remove: () => Promise<void>
  let url: string
  let cookie: Awaited<ReturnType<typeof startDesk>>['cookie']
  test.beforeAll(async () => {
    const desk = await startDesk(person)
    const { site } = desk
    url = site.url
    remove = site.remove
    cookie = desk.cookie
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), viewport: phone, hasTouch: true, isMobile: true })

  const saved = (page: Page) => page.locator('#photos li[data-photo]')
  const order = (page: Page) => saved(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-photo')))
  const open = async (page: Page, cart: string): Promise<number> => {
    await page.goto(`${link}/carts/${cart}`)
    return saved(page).count()
  }
  const choose = (page: Page, chosen: Awaited<ReturnType<typeof photoFiles>>) =>
    page.getByLabel(photoWords.choose).setInputFiles(chosen)
  const onTheSite = async (cart: string): Promise<string[]> =>
    (await (await fetch(`${url}/api/vehicles/${cart}`)).json()).images

  test.describe('over a bad connection', () => {
    test.use({ expectedErrors: [lost] })

    test('six photos are sent once each, even if the connection drops in the middle', async ({ page, context }) => {
      const cart = 'denago-city'
      const before = await open(page, cart)
      let puts = 0
      await page.route(/\/photos\?name=/, async (route) => {
        puts += 1
        if (puts === 2) {
          // The upload arrives, but its response does not.
          await route.fetch()
          return route.abort()
        }
        if (puts !== 4) return route.continue()
        await context.setOffline(true)
        return route.abort('internetdisconnected')
      })
      await choose(page, await photoFiles(6))
      await expect(page.locator('#photos li')).toHaveCount(before + 6)
      await expect(page.getByRole('status')).toContainText('Sent 2 of 6. No connection since')
      await expect(page.getByRole('status')).toContainText(sendingPhotos.goesOn)
      await context.setOffline(false)
      await expect(page.getByRole('status')).toContainText(sendingPhotos.done(6))
      await expect(saved(page)).toHaveCount(before + 6)
      const shown = await order(page)
      expect(new Set(shown).size).toBe(before + 6)
      await expect.poll(() => onTheSite(cart)).toEqual(shown)
    })

    test('a photo that failed is not sent again when the page is hidden, only when it is shown', async ({ page }) => {
      await page.clock.install()
      await open(page, 'denago-rover')
      let puts = 0
      await page.route(/\/photos\?name=/, (route) => {
        puts += 1
        return route.abort('internetdisconnected')
      })
      const turn = (state: 'hidden' | 'visible') =>
        page.evaluate(async (visibilityState) => {
          Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
          // A photo that is sent at once is on its way before this answer.
          await fetch(location.href)
        }, state)
      // The pause ends with this clock alone.
      await page.clock.pauseAt(Date.now() + 60_000)
      await choose(page, await photoFiles(1))
      await expect(page.getByRole('status')).toContainText('No connection since')
      await turn('hidden')
      expect(puts).toBe(1)
      await turn('visible')
      await expect.poll(() => puts).toBe(2)
    })

    test('photos continue uploading on the page of another cart if their own page was closed in the middle', async ({
      page,
    }) => {
      const cart = 'denago-nomad'
      const before = await open(page, cart)
      let puts = 0
      await page.route(/\/photos\?name=/, (route) => {
        puts += 1
        return puts < 3 ? route.continue() : route.abort('internetdisconnected')
      })
      await choose(page, await photoFiles(5))
      await expect(page.locator('#photos li')).toHaveCount(before + 5)
      await expect(saved(page)).toHaveCount(before + 2)
      await page.unroute(/\/photos\?name=/)
      // Photos that are still waiting are also sent from the page of another cart.
      await open(page, 'denago-rover')
      await expect.poll(async () => (await onTheSite(cart)).length).toBe(before + 5)
      await open(page, cart)
      await expect(page.locator('#photos li')).toHaveCount(before + 5)
    })
  })

  test('photos lose their location and time before they leave the phone, and unusable files are listed', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/)
    // The browser's debugging protocol leaves out the body of a request that sends a Blob.
    await page.addInitScript(() => {
      const send = XMLHttpRequest.prototype.send
      const first: Promise<Uint8Array<ArrayBuffer>>[] = []
      Object.assign(window, { sentFirst: async () => (await first[0])?.toBase64() })
      XMLHttpRequest.prototype.send = function (body) {
        if (body instanceof Blob) first.push(body.bytes())
        send.call(this, body)
      }
    })
    const before = await open(page, 'denago-rover-xl')
    const photo = await phonePhoto({ width: 3000, height: 2000 })
    await choose(page, [
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear sirs') },
    ])
    await expect(page.getByRole('alert')).toContainText('‘notes.jpg’')
    await expect(saved(page)).toHaveCount(before + 1)
    const first = Buffer.from(await page.evaluate<string>('sentFirst()'), 'base64')
    expect(first.toString('latin1')).not.toMatch(/Exif|Phone of the visitor/)
    const { width, height } = await sharp(first).metadata()
    expect([width, height]).toEqual([1600, 2400])
  })

  test('photos can be reordered by buttons and by a long press, and restored after removal', async ({ page }) => {
    const cart = 'denago-nomad-xl'
    await open(page, cart)
    await choose(page, await photoFiles(3))
    await expect(page.getByRole('status')).toContainText(sendingPhotos.done(3))
    const [first, second, ...others] = await order(page)
    await page.getByRole('button', { name: photoWords.earlier(2) }).click()
    await expect.poll(() => order(page)).toEqual([second, first, ...others])
    await expect(page.getByRole('button', { name: photoWords.later(1) })).toBeFocused()
    await expectAccessible(page)

    const at = async (place: number) => {
      const box = await saved(page)
        .nth(place - 1)
        .locator('img')
        .boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    await saved(page).first().scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const from = await at(1)
    const to = await at(2)
    await touch('touchStart', [from])
    await expect(page.locator('.is-dragged')).toBeVisible()
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    await expect.poll(() => order(page)).toEqual([first, second, ...others])
    await expect.poll(() => onTheSite(cart)).toEqual([first, second, ...others])

    // A swipe only scrolls.
    const scrolled = await page.evaluate(() => scrollY)
    const finger = await at(1)
    // The events are sent together, since a finger that rests would be a long press.
    await Promise.all([
      touch('touchStart', [finger]),
      ...[20, 60, 120, 180].map((up) => touch('touchMove', [{ x: finger.x, y: finger.y - up }])),
      touch('touchEnd', []),
    ])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    expect(await order(page)).toEqual([first, second, ...others])

    await page.getByRole('button', { name: photoWords.remove(1) }).click()
    await expect.poll(() => order(page)).toEqual([second, ...others])
    await page.getByRole('button', { name: sendingPhotos.undo, exact: true }).last().click()
    await expect.poll(() => order(page)).toEqual([first, second, ...others])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('photos can be sent several at a time from one form, and have buttons for order and removal', async ({
      page,
    }) => {
      const before = await open(page, 'swift-ev-4')
      await choose(page, await photoFiles(2))
      await page.getByRole('button', { name: photoWords.send }).click()
      await expect(saved(page)).toHaveCount(before + 2)
      const images = await order(page)
      await page.getByRole('button', { name: photoWords.later(1) }).click()
      await expect.poll(() => order(page)).toEqual([images[1], images[0], ...images.slice(2)])
      await page.getByRole('button', { name: photoWords.remove(1) }).click()
      await expect.poll(() => order(page)).toEqual([images[0], ...images.slice(2)])
    })
  })

  test.describe('the scan button', () => {
    for (const isAllowed of [true, false]) {
      test(isAllowed ? 'finds the cart' : 'says what to do without the camera', async ({ page }) => {
        await page.addInitScript((allowed) => {
          Object.assign(window, {
            BarcodeDetector: class {
              detect = async () => [{ rawValue: 'U-2017' }]
            },
          })
          navigator.mediaDevices.getUserMedia = async () => {
            if (!allowed) throw new DOMException('', 'NotAllowedError')
            const canvas = document.createElement('canvas')
            // The video would not start to play without a new frame now and then.
            setInterval(() => canvas.getContext('2d')?.fillRect(Math.random() * 90, 0, 9, 9), 50)
            const stream = canvas.captureStream(10)
            for (const track of stream.getTracks()) {
              const stop = track.stop.bind(track)
              track.stop = () => {
                sessionStorage.setItem('camera', 'off')
                stop()
              }
            }
            sessionStorage.setItem('camera', 'on')
            return stream
          }
        }, isAllowed)
        await page.goto(link)
        await page.getByRole('button', { name: scanWords.scan }).click()
        if (isAllowed) {
          await expect(page).toHaveURL(/\/carts\//)
          // The page of the cart has the same storage.
          return expect(await page.evaluate(() => sessionStorage.getItem('camera'))).toBe('off')
        }
        await expect(page.getByRole('dialog')).toContainText(scanWords.refused)
        await page.getByRole('button', { name: scanWords.close }).click()
        return expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }

    test('is not offered in a browser that cannot read bar codes', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'))
      await page.goto(link)
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('button', { name: scanWords.scan })).toHaveCount(0)
    })
  })
})
