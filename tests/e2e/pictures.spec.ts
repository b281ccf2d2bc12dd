import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { isHero, pictureBudgets } from '../../bench/picture-budgets.ts'
import { writePictureSize } from '../../src/server/pictures/picture-sizes.server.ts'
import { pictureFolders, pictureSizes } from '../../src/server/pictures/pictures.server.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

test.describe.configure({ mode: 'parallel' })

const KB = 1024
/** Kinds of pages without a main picture. */
const withoutPicture = [
  'contact',
  'eco',
  'policy',
  'saved',
  'rental estimate',
  'town',
  'questions',
  'where to drive',
  'financing',
]

/** Loads all pictures as if they had been scrolled into view, even sideways. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

/** Returns the size of a picture in bytes. Makes the picture first if it is missing, since a build need not make all. */
async function finalBytes(request: APIRequestContext, path: string): Promise<number> {
  const size = pictureSizes().get(path.slice('/pictures/'.length))
  const { masters, sizes } = pictureFolders({})
  if (size && !existsSync(join(sizes, size.file)))
    await writePictureSize(join(masters, size.master), join(sizes, size.file), size)
  const headers = (await request.head(path)).headers()
  if (size) expect(headers['cache-control']).toContain('immutable')
  return Number(headers['content-length'])
}

const imagesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => ({
      html: image.outerHTML.slice(0, 200),
      sized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
      alt: image.getAttribute('alt'),
      // Pictures that are hidden at this width are not fetched.
      loads: image.naturalWidth > 0 || image.offsetParent === null,
      first: image.fetchPriority === 'high',
      lazy: image.loading === 'lazy',
      picture: image.closest('picture') !== null,
      placeholder: image.style.backgroundColor ? (image.getAttribute('style')?.length ?? 0) : 0,
    })),
  )

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: every picture has a size, alternative text and a file that loads`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await hydrated(page)
    await loadAll(page)
    await expect.poll(async () => (await imagesOf(page)).filter(({ loads }) => !loads)).toEqual([])
    const images = await imagesOf(page)
    expect(images.length).toBeGreaterThan(0)
    expect(images.filter(({ sized }) => !sized)).toEqual([])
    expect(images.filter(({ alt }) => alt === null || /\.(webp|avif|jpg|svg)|undefined/.test(alt))).toEqual([])
    expect(images.filter(({ placeholder }) => placeholder > 100)).toEqual([])
  })

  test(`${kind}: only the main picture, if there is one, has priority, and the others load lazily`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize(phone)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) requests.push(new URL(request.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    const images = await imagesOf(page)
    const expected = withoutPicture.includes(kind) ? 0 : 1
    expect(images.filter(({ first }) => first)).toHaveLength(expected)
    expect(images.filter(({ first, lazy, picture }) => picture && !first && !lazy)).toEqual([])
    const preloads = page.locator('link[rel=preload][as=image][imagesrcset]')
    await expect(preloads).toHaveCount(expected)
    if (expected === 0) return
    const source = page.locator('picture:has(img[fetchpriority=high]) source')
    expect(await preloads.getAttribute('imagesrcset')).toBe(await source.getAttribute('srcset'))
    expect(await preloads.getAttribute('imagesizes')).toBe(await source.getAttribute('sizes'))
    const loadedSource = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(requests.filter((file) => loadedSource.endsWith(file))).toHaveLength(1)
  })
}

for (const [label, path] of [
  ['Eco-Impact Calculator', '/eco-impact'],
  ['Showroom', '/showroom'],
] as const) {
  test(`the hero of ${label} is the same on the server and in the browser`, async ({ page, request }) => {
    const heroOf = (html: string) => /\/pictures\/hero\/[a-z-]+\.[0-9a-f]{8}/.exec(html)?.[0]
    const fromServer = heroOf(await (await request.get(path)).text())
    expect(fromServer).toBeTruthy()
    await page.setViewportSize(desktop)
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    const drawn = await page.locator('main img[src*="/pictures/hero/"]').first().getAttribute('src')
    expect(heroOf(drawn ?? '')).toBe(fromServer)
  })
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with a pixel ratio of ${deviceScaleFactor}`, { tag: '@long' }, () => {
    test.use({ viewport: phone, deviceScaleFactor })
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`the pictures of ${kind} stay within budget before scrolling`, async ({ page, request }) => {
        // Pictures of the page that are missing are encoded first.
        test.setTimeout(300_000)
        const paths: string[] = []
        page.on('response', (response) => {
          if (response.request().resourceType() !== 'image' || response.url().startsWith('data:')) return
          paths.push(new URL(response.url()).pathname)
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        expect(paths.length).toBeGreaterThan(0)
        const files: { path: string; bytes: number }[] = []
        for (const path of paths) files.push({ path, bytes: await finalBytes(request, path) })
        const { page: whole, hero, other } = pictureBudgets
        expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(whole * KB)
        expect(files.filter(({ path, bytes }) => !(bytes <= (isHero(path) ? hero : other) * KB))).toEqual([])
      })
    }
  })
}
