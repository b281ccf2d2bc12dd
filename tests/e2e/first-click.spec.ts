/** @module-tag long */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, hydrated, phone, test } from './support/visit.ts'

const widths = [phone, { width: 1440, height: 900 }]
const paths = Object.values(pageKinds)

type Frame = {
  path: string
  /** How much of the window the footer takes up, in px. */
  footer: number
  /** Whether the page's heading or its skeleton is shown. */
  hasContent: boolean
  /** Whether the cart's or, in its place, the card's picture is shown; undefined on a page without a picture stage. */
  hasPicture: boolean | undefined
  /** Parts of a view transition that are animating. */
  moving: string[]
}

/** Records what each frame is about to show. */
const film = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(window, { frames })
    const isShown = (picture: HTMLImageElement) =>
      picture.complete && picture.naturalWidth > 0 && getComputedStyle(picture).opacity !== '0'
    const note = () => {
      const footer = document.querySelector('body > footer, footer')?.getBoundingClientRect()
      const stage = document.querySelector('main .gallery')
      // The stage holds the large picture with the card's picture on top of it.
      const pictures = stage && [...stage.querySelectorAll<HTMLImageElement>('li:first-child img')]
      frames.push({
        path: location.pathname,
        footer: footer ? Math.max(0, Math.round(innerHeight - footer.top)) : 0,
        hasContent: document.querySelector('main :is(h1, [role=status])') !== null,
        hasPicture: pictures?.some(isShown),
        moving: document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []),
      })
    }
    const look = () => {
      note()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    // A slow machine may draw no frame during a transition.
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(note, () => undefined)
      return transition
    }
  })

const filmed = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => {
    if (!('frames' in window && Array.isArray(window.frames))) return []
    return window.frames.splice(0)
  })

/** Simulates an older phone on a slow connection. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 200_000, uploadThroughput: 90_000 },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Records every frame that the browser paints, scaled down. The returned function stops the recording and returns the frames. */
async function screencast(page: Page) {
  const session = await page.context().newCDPSession(page)
  const frames: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', maxWidth: 360, maxHeight: 360 })
  return async () => {
    await session.send('Page.stopScreencast')
    return frames
  }
}

const opened = 'evolution-d5-ranger-4'

/** Holds back the opened cart's data until the returned function is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/vehicles/${opened}`, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Scrolls down until the footer is just below the window. */
const scrollDown = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    scrollTo({ top: Math.max(0, Math.floor(scrollY + top - innerHeight)), behavior: 'instant' })
  })

/** Clicks without hovering first, since that would prefetch the page. */
const press = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)

/** Leaves out the animation of the call bar, which follows the scroll position and never ends. */
const timedAnimations = () =>
  document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length

for (const viewport of widths) {
  // What is shown first depends on the opened page and the width, hardly on the page before. So each page is opened once at
  // each width, and comes after a different page at the other.
  const order = viewport === phone ? 'forward' : 'backward'
  const visited = viewport === phone ? paths : paths.toReversed()
  test(`no footer is shown before the rest of its page: all kinds of pages, ${order}, ${viewport.width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await film(page)
    const [first = '/', ...others] = visited
    await slow(page)
    await page.goto(first)
    await hydrated(page)
    for (const path of others) {
      await scrollDown(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await filmed(page)
      const heading = await page.locator('main h1').textContent()
      await press(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('main h1')).not.toHaveText(heading ?? '')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      const frames = await filmed(page)
      expect(frames.length, path).toBeGreaterThan(1)
      expect(
        frames.filter(({ footer, hasContent }) => footer > 0 || !hasContent),
        path,
      ).toEqual([])
    }
  })

  test(`the picture of the first opened cart moves into place and stays, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await film(page)
    await page.goto('/inventory')
    await hydrated(page)
    const card = page.locator('.card-grid .card').nth(8)
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img')).toHaveJSProperty('complete', true)
    const name = (await card.locator('h3').textContent()) ?? ''
    await slow(page)
    await filmed(page)
    await card.locator('.card__link').evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(timedAnimations)).toBe(0)
    const frames = await filmed(page)
    expect(frames.filter(({ footer, hasContent }) => footer > 0 || !hasContent)).toEqual([])
    const staged = frames.filter(({ hasPicture }) => hasPicture !== undefined)
    expect(staged.length).toBeGreaterThan(0)
    expect(staged.filter(({ hasPicture }) => !hasPicture)).toEqual([])
    const moved = frames.filter(({ moving }) =>
      ['old', 'new', 'group'].every((part) => moving.includes(`::view-transition-${part}(cart)`)),
    )
    expect(moved.length).toBeGreaterThan(1)
  })

  test(`the skeleton of a cart has the layout of its page, and its call bar, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const answer = await holdAnswer(page)
    await page.goto('/inventory')
    await hydrated(page)
    await page
      .locator(`.card__link[href="/vehicles/${opened}"]`)
      .evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page.getByRole('status', { name: 'Loading vehicle' })).toBeVisible()
    const middle = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
      return y + height / 2
    }
    const [name, button] = [await middle('.vehicle-wait__name'), await middle('.vehicle-wait__button')]
    const step = page.locator('.call-bar a').last()
    if (viewport === phone) await expect(step).toHaveText('Ask about it')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Math.abs((await middle('.vehicle h1')) - name)).toBeLessThan(40)
    expect(Math.abs((await middle('.vehicle__first a')) - button)).toBeLessThan(60)
  })

  test(`the stage is never blank after the first click, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // Decoding is held up, so that the stage has a picture that is loaded but not decoded.
    await page.addInitScript(() => {
      const held = Promise.withResolvers<void>()
      Object.assign(window, { release: held.resolve, isSettled: false })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.finished.then(() => Object.assign(window, { isSettled: true }))
        return transition
      }
      const { decode } = HTMLImageElement.prototype
      HTMLImageElement.prototype.decode = async function () {
        await held.promise
        return decode.call(this)
      }
    })
    const answer = await holdAnswer(page)
    await page.goto('/inventory')
    await hydrated(page)
    const card = page.locator('.card').filter({ has: page.locator(`[href="/vehicles/${opened}"]`) })
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img')).toHaveJSProperty('complete', true)
    await card.locator('.card__link').evaluate((link) => link instanceof HTMLElement && link.click())
    // Another test covers the frames in which the picture moves into place.
    await page.waitForFunction(() => Reflect.get(window, 'isSettled'))
    const frames = await screencast(page)
    answer()
    const stage = page.locator('.gallery__strip li:first-child')
    await expect(stage.locator('picture img')).toHaveJSProperty('complete', true)
    await expect(stage.locator('.gallery__stand-in')).toHaveCSS('opacity', '1')
    await page.evaluate(() => Reflect.get(window, 'release')())
    await expect(stage.locator('.gallery__stand-in')).toHaveCSS('opacity', '0')
    const shown = await frames()
    expect(shown.length).toBeGreaterThan(1)
    for (const picture of shown) {
      const { width, height } = await sharp(picture).metadata()
      // The middle of the stage, below the header and left of the words.
      const share = (of: number, part: number) => Math.round(of * part)
      const area = {
        left: share(width, 0.15),
        top: share(height, 0.2),
        width: share(width, 0.4),
        height: share(height, 0.2),
      }
      const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats()
      expect(channels[0]?.stdev).toBeGreaterThan(8)
    }
  })
}
