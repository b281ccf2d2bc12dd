/** @module-tag long */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'
import { wholeBrowser } from './support/whole-browser.ts'

// These tests render WebGL in software, while all others run without WebGL.
test.use({
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: wholeBrowser.executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  },
})

const red = '/vehicle/evolution-d6-max-xt4'
const white = '/vehicle/evolution-d5-ranger-2-plus-2'
const ofOtherMakers = ['denago-nomad-xl', 'swift-ev-4', 'club-car-tempo-2', 'ez-go-rxv-2', 'tomberlin-engage-e4']
const open = (page: Page) => page.getByRole('button', { name: 'See it in 3D' })
const again = (page: Page) => page.getByRole('button', { name: 'Try 3D again' })
const stage = (page: Page) => page.getByRole('application')
const stillPicture = (page: Page) => page.getByRole('img', { name: /front three-quarter view/ }).first()

async function shownModel(page: Page): Promise<Locator> {
  await page.locator('.model-view--shown canvas').waitFor()
  return stage(page)
}

/** Returns the share of a picture that is clearly red, and the share that is nearly black. */
async function colors(locator: Locator): Promise<{ red: number; black: number }> {
  const { data, info } = await sharp(await locator.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = { red: 0, black: 0 }
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 90 && r > g * 2.5 && r > b * 2.5) counts.red += 1
    if (r < 50 && g < 50 && b < 50) counts.black += 1
  }
  const pixels = info.width * info.height
  return { red: counts.red / pixels, black: counts.black / pixels }
}

test('the 3D view loads only on request, and then shows the cart in its colors', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const of3d = () => requests.filter((path) => /\.glb$|model-view|cart-scene/.test(path))
  await page.goto(red)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(of3d()).toEqual([])
  await open(page).click()
  const seen = await colors(await shownModel(page))
  expect(seen.red).toBeGreaterThan(0.02)
  expect(seen.black).toBeGreaterThan(0.02)
  expect(of3d().filter((path) => /^\/models\/evolution-d6-max-xt4\.[0-9a-f]{8}\.glb$/.test(path))).toHaveLength(1)
  await expectAccessible(page)

  await page.goto(white)
  await open(page).click()
  const other = await colors(await shownModel(page))
  expect(other.black).toBeGreaterThan(0.02)
  expect(other.red).toBe(0)
})

for (const id of ofOtherMakers) {
  test(`a cart of each maker has a 3D model of its own: ${id}`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`/vehicle/${id}`)
    await open(page).click()
    await shownModel(page)
    expect(requests.filter((path) => path.endsWith('.glb'))).toEqual([expect.stringMatching(`^/models/${id}\\.`)])
  })
}

test('arrow keys, mouse and buttons turn the model, and the page still scrolls', async ({ page }) => {
  await page.goto(red)
  await open(page).click()
  const model = await shownModel(page)
  await expect(model).toBeFocused()
  const canvas = page.locator('.model-view canvas')
  const pictures = [await canvas.screenshot()]
  const changes = async (act: () => Promise<void>) => {
    await act()
    await expect.poll(async () => pictures.at(-1)?.equals(await canvas.screenshot())).toBe(false)
    pictures.push(await canvas.screenshot())
  }
  await changes(() => page.keyboard.press('ArrowRight'))
  await changes(() => page.keyboard.press('ArrowUp'))
  await changes(() => page.keyboard.press('+'))
  await changes(() => page.getByRole('button', { name: 'Turn left' }).click())
  await changes(async () => {
    await page.mouse.move(150, 250)
    await page.mouse.down()
    await page.mouse.move(220, 250, { steps: 4 })
    await page.mouse.up()
  })
  await model.focus()
  await changes(() => page.keyboard.press('Home'))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(canvas).toHaveCSS('touch-action', 'pan-y')
})

test('a button, Escape or a thumbnail returns to the pictures', async ({ page }) => {
  await page.goto(red)
  await open(page).click()
  await shownModel(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(open(page)).toBeFocused()
  await open(page).click()
  // Going back to the pictures also works while the model loads.
  await page.getByRole('button', { name: 'Pictures' }).click()
  await expect(stage(page)).toHaveCount(0)
  await open(page).click()
  await expect(stage(page)).toBeVisible()
  await page.locator('.gallery__thumbs a').nth(1).click()
  await expect(stage(page)).toHaveCount(0)
  await expect(page.locator('.gallery__thumbs a').nth(1)).toHaveAttribute('aria-current', 'true')
})

test('the picture stays while the model loads and if it fails to load, and a second try works', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/models/*.glb', async (route) => {
    await answered
    await route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto(red)
  await open(page).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the 3D model' })).toBeVisible()
  await expect(stillPicture(page)).toBeVisible()
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'The 3D model did not load.' })).toBeVisible()
  await expect(stage(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/models/*.glb')
  await again(page).click()
  expect((await colors(await shownModel(page))).red).toBeGreaterThan(0.02)
  await expect(page.getByText('The 3D model did not load.')).toHaveCount(0)
})

test('a visitor without WebGL is told that the browser cannot show 3D, and the model is not loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(red)
  await open(page).click()
  await expect(page.getByText('This browser cannot show 3D')).toBeVisible()
  await expect(stillPicture(page)).toBeVisible()
  expect(requests.filter((url) => /\.glb$|cart-scene/.test(url))).toEqual([])
})

test('a message is shown if the script of the 3D view does not load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported/)
  await page.goto(red)
  await hydrated(page)
  await page.route('**/model-view-*.js', (route) => route.abort())
  await open(page).click()
  await expect(page.getByText('The 3D view did not load.')).toBeVisible()
  await expect(again(page)).toBeVisible()
})
