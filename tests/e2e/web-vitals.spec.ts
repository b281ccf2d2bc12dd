/** @module-tag long */
import { freePort, type Site, startSite } from '../support/running-site.ts'
import { expect, phone, test } from './support/visit.ts'

let site: Site
let metricsUrl: string
test.use({
  viewport: phone,
  baseURL: async ({ browserName: _ }, use) => {
    const port = await freePort()
    metricsUrl = `http://127.0.0.1:${port}/metrics`
    site = await startSite({ FIELD_SAMPLE: '0.5', METRICS_PORT: String(port) })
    await use(site.url)
    await site.remove()
  },
})

const measured = async () => {
  const text = await (await fetch(metricsUrl)).text()
  return [...text.matchAll(/^larkway_field_(\w+?)(?:_seconds)?_count\{page="(\w+)",device="(\w+)"\} (\d+)$/gm)].map(
    (parts) => parts.slice(1).join(' '),
  )
}

for (const [kind, path] of [
  ['contact', '/contact'],
  ['other', '/policies/rental-policy'],
] as const) {
  test(`a sampled visit reports its measurements once, when it ends: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.49
    })
    const loaded = page.waitForResponse((response) => response.url().endsWith('/visit.js'))
    await page.goto(path)
    await loaded
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).click()
    expect(await measured()).toEqual([])
    await page.goto('about:blank')
    await expect.poll(measured).toContain(`lcp ${kind} narrow 1`)
    expect(await measured()).toContain(`cls ${kind} narrow 1`)
  })
}

test('a visit that is not sampled loads no measuring script and sends no measurements', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.51
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.goto('/healthz')
  expect(requests).toContain('/contact')
  expect(requests.filter((path) => ['/visit.js', '/field-reports'].includes(path))).toEqual([])
  expect(await measured()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a visit loads no measuring script and sends no measurements', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/contact')
    await page.goto('/healthz')
    expect(requests).toContain('/contact')
    expect(requests.filter((path) => ['/visit.js', '/field-reports'].includes(path))).toEqual([])
    expect(await measured()).toEqual([])
  })
})
