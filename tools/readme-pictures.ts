/** `npm run pictures`: takes the pictures in README.md into docs/pictures, from a site that it starts. `-- inventory cart` takes only these two. Look at them before you commit them. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBuild } from '../build/ensure-build.ts'
import { inviteStaff } from '../src/domain/staff/people.server.ts'
import { openDatabase } from '../src/server/database/database.server.ts'
import { goodMessage, postMessage, storedMessages } from '../tests/support/messages.ts'
import { type Site, startSite } from '../tests/support/running-site.ts'
import { browserCookie, signedIn } from '../tests/support/staff-pages.ts'
import { ensureBrowser } from './debian-programs.ts'

const folder = join(import.meta.dirname, '../docs/pictures')
const person = 'ines@larkway.example'
const say = (line: string) => console.log(`larkway: ${line}`)

const wide = { viewport: { width: 1280, height: 840 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
type Picture = { path: string; screen: typeof wide | typeof phone; width: number }

const pictures = (messageId: string, days: { from: string; to: string }): Record<string, Picture> => ({
  home: { path: '/', screen: wide, width: 1280 },
  inventory: { path: '/inventory', screen: wide, width: 1280 },
  cart: { path: '/vehicle/denago-nomad?town=millville', screen: wide, width: 1280 },
  estimate: {
    path: `/rentals/estimate?cart=six-seater&quantity=2&from=${days.from}&to=${days.to}&town=millville`,
    screen: phone,
    width: 640,
  },
  desk: { path: '/staff/messages', screen: phone, width: 640 },
  message: { path: `/staff/messages/${messageId}`, screen: phone, width: 640 },
})

const messages = [
  {
    ...{ firstName: 'Dana', lastName: 'Whitlock', interest: 'sales', topic: 'test-drive' },
    ...{ vehicle: 'denago-nomad', town: 'millville' },
    message: 'Could I drive the Nomad on Saturday morning? My husband wants to see if he fits in the back.',
  },
  {
    ...{ firstName: 'Ruth', lastName: 'Okafor', interest: 'service' },
    message: 'The charger hums, but the light stays red. It was fine all summer.',
  },
  {
    ...{ firstName: 'Leo', lastName: 'Marsh', interest: 'sales', topic: 'quote', vehicle: 'denago-ev-city' },
    message: 'What would the City cost delivered to Bridgeton, with a cover?',
  },
]

/** The first Friday to Sunday that is at least three weeks away. */
function weekend(): { from: string; to: string } {
  const friday = new Date(Date.now() + 21 * 86_400_000)
  friday.setUTCDate(friday.getUTCDate() + ((5 - friday.getUTCDay() + 7) % 7))
  const sunday = new Date(friday.getTime() + 2 * 86_400_000)
  return { from: friday.toISOString().slice(0, 10), to: sunday.toISOString().slice(0, 10) }
}

async function deskWithMessages(site: Site) {
  const db = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  await inviteStaff(db, person, 'Ines', new Date())
  const cookie = browserCookie(site, await signedIn(db, person))
  await db.destroy()
  for (const [index, message] of messages.entries())
    await postMessage(site, { ...goodMessage, email: `customer${index}@example.com`, ...message })
  const dana = storedMessages(site).find(({ first_name }) => first_name === 'Dana')
  return { cookie, messageId: String(dana?.id) }
}

const chosen = process.argv.slice(2)
await ensureBuild(say)
await mkdir(folder, { recursive: true })
const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath: ensureBrowser(say), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const { cookie, messageId } = await deskWithMessages(site)
  for (const [name, { path, screen, width }] of Object.entries(pictures(messageId, weekend()))) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const context = await browser.newContext({ ...screen, baseURL: site.url, reducedMotion: 'reduce' })
    await context.addCookies([cookie])
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const file = join(folder, `${name}.webp`)
    const { size } = await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 76 })
      .toFile(file)
    say(`${name}.webp, ${Math.round(size / 1024)} KB`)
    await context.close()
  }
} finally {
  await browser.close()
  await site.remove()
}
