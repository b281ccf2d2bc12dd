import { chromium } from 'playwright-core'
import { holdCart } from './src/domain/catalogue/edits/holds.server.ts'
import { inviteStaff } from './src/domain/staff/people.server.ts'
import { openDatabase } from './src/server/database/database.server.ts'
import { goodMessage, postMessage } from './tests/support/messages.ts'
import { startSite } from './tests/support/running-site.ts'
import { browserCookie, signedIn } from './tests/support/staff-pages.ts'

const site = await startSite({ LOG_LEVEL: 'warn' })
try {
  const db = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  await inviteStaff(db, 'ines@dealer.example', 'Ines Halloway', new Date())
  const cookie = browserCookie(site, await signedIn(db, 'ines@dealer.example'))
  await postMessage(site, { ...goodMessage, interest: 'sales', vehicle: 'denago-nomad', message: 'Is it there today?' })
  const today = new Date().toISOString().slice(0, 10)
  await holdCart(
    db,
    {
      vehicleId: 'denago-nomad',
      cart: 'x',
      until: '2026-12-01',
      customer: 'Dana Whitlock',
      deposit: 500,
      person: 'ines@dealer.example',
      today,
      seen: '',
    },
    new Date(),
  )
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const [width, scale] of [
    [390, 2],
    [1440, 1],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      deviceScaleFactor: scale,
      hasTouch: width === 390,
    })
    await context.addCookies([cookie])
    for (const [name, path] of [
      ['lot', '/staff/lot'],
      ['cart', '/staff/lot/carts/denago-nomad'],
      ['messages', '/staff/messages'],
      ['new', '/staff/lot/new'],
    ] as const) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      const kinds: Record<string, number> = {}
      const types = new Map<string, string>()
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
      let images = 0
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId) ?? '?'
        if (type === 'Image') images++
        kinds[type] = (kinds[type] ?? 0) + encodedDataLength
      })
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      console.log(
        width,
        name,
        JSON.stringify(kinds),
        'images',
        images,
        'total',
        Object.values(kinds).reduce((a, b) => a + b, 0),
      )
      if (name === 'lot') {
        await page.locator('details summary').first().click()
        console.log('wider', await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
      }
      await page.screenshot({ path: `/tmp/qlshots/${name}-${width}.png`, fullPage: name !== 'lot' })
      if (name === 'lot') await page.screenshot({ path: `/tmp/qlshots/${name}-${width}-full.png`, fullPage: true })
      await page.close()
    }
    await context.close()
  }
  await browser.close()
  await db.destroy()
} finally {
  await site.remove()
}
