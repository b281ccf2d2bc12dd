import { desk, leadButtons, messagePage } from '../../src/content/words/staff.words.ts'
import { messageList, messageWork } from '../../src/content/words/staff-messages.words.ts'
import { peoplePage } from '../../src/content/words/staff-people.words.ts'
import { rentals } from '../../src/content/words/staff-rentals.words.ts'
import { signIn } from '../../src/content/words/staff-sign-in.words.ts'
import { sitePage } from '../../src/content/words/staff-site.words.ts'
import { lotPath, peoplePath, staffPath } from '../../src/domain/staff/staff-paths.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import type { Site } from '../support/running-site.ts'
import { type browserCookie, signInMail } from '../support/staff-pages.ts'
import { startDesk } from './support/desk.ts'
import { Thumb } from './support/thumb.ts'
import { expect, phone, test } from './support/visit.ts'

const person = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

/** For the lot, see lot-taps.spec.ts. */
test.describe('an owner at the desk, without scripts and within the planned number of taps', () => {
  let mails: MailServer
  let site: Site
  let url: string
  let cookie: ReturnType<typeof browserCookie>
  let senders = 0
  test.beforeAll(async () => {
    mails = await startMailServer()
    ;({ site, cookie } = await startDesk(person, { role: 'owner', settings: { SMTP_URL: mails.url } }))
    url = site.url
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(async () => {
    await site.remove()
    await mails.close()
  })
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  })

  /** Sends a message from a person who sends no other message. */
  async function message(firstName: string): Promise<string> {
    senders += 1
    const from = { firstName, email: `${firstName.toLowerCase()}@example.com`, phone: `856-555-01${10 + senders}` }
    const answer = await postMessage(site, { ...goodMessage, ...from, interest: 'sales' })
    expect(answer.status).toBe(201)
    return `${firstName} ${goodMessage.lastName}`
  }

  test('sees open messages in 0 taps, and can call about one or take it in 1', async ({ page }) => {
    const name = await message('Tessa')
    await page.goto(staffPath)
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toBeVisible()
    await expect(row.getByRole('link', { name: `${messageList.call} ${name}` })).toHaveAttribute('href', /^tel:/)
    const thumb = new Thumb()
    await thumb.tap(row.getByRole('button', { name: leadButtons.take.label }))
    await expect(page.getByRole('status')).toContainText(messageList.tookIt(name))
    expect(thumb.taps).toBe(1)
  })

  test('finds a message in 2 taps', async ({ page }) => {
    const name = await message('Hank')
    await page.goto(staffPath)
    const thumb = new Thumb()
    await thumb.type(page.getByRole('searchbox', { name: messageList.search }), 'hank')
    await page.keyboard.press('Enter')
    await thumb.tap(page.locator('.desk-row', { hasText: name }))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(thumb.taps).toBe(2)
  })

  test('saves a note in 2 taps, and returns to the history', async ({ page }) => {
    const name = await message('Nola')
    await page.goto(staffPath)
    await page.locator('.desk-row', { hasText: name }).tap()
    const thumb = new Thumb()
    await thumb.type(page.getByLabel(messageWork.noteLabel), 'Has a steep drive.')
    await thumb.tap(page.getByRole('button', { name: messageWork.saveNote, exact: true }))
    await expect(page.locator('#notes').getByText('Has a steep drive.')).toBeInViewport()
    expect(thumb.taps).toBe(2)
  })

  test('marks a message answered in 1 tap after a call, and without an extra tap by a reply', async ({ page }) => {
    const called = await message('Cole')
    await page.goto(staffPath)
    await page.locator('.desk-row', { hasText: called }).tap()
    await page.getByRole('button', { name: leadButtons.take.label }).tap()
    const thumb = new Thumb()
    await thumb.tap(page.getByRole('button', { name: messageWork.done.call }))
    await expect(page.getByText(messagePage.outcome('Ines', 'answered'))).toBeVisible()
    expect(thumb.taps).toBe(1)
    const written = await message('Wren')
    await page.goto(staffPath)
    await page.locator('.desk-row', { hasText: written }).tap()
    await page.getByLabel(messageWork.reply.to('Wren')).fill('Come by on Saturday.')
    await page.getByRole('button', { name: messageWork.reply.send }).tap()
    await expect(page.getByText(messagePage.outcome('Ines', 'answered'))).toBeVisible()
  })

  test('opens the lot in 1 tap after following an expired link, and in 3 when signed out', async ({
    page,
    context,
  }) => {
    const thumb = new Thumb()
    await page.goto(`${staffPath}/sign-in/expired`)
    await page.goto(staffPath)
    await thumb.tap(page.getByRole('link', { name: desk.tabs.lot, exact: true }))
    await expect(page).toHaveURL(lotPath)
    expect(thumb.taps).toBe(1)
    await context.clearCookies()
    await page.goto(lotPath)
    const stranger = new Thumb()
    await stranger.type(page.getByLabel(signIn.label), person)
    await stranger.tap(page.getByRole('button', { name: signIn.button }))
    await expect(page.getByLabel(signIn.code)).toBeFocused()
    await page.keyboard.type((await signInMail(mails, person)).code)
    await stranger.tap(page.getByRole('button', { name: signIn.signIn }))
    await expect(page).toHaveURL(lotPath)
    expect(stranger.taps).toBe(3)
  })

  test('holds a cart for a day in 4 taps', async ({ page }) => {
    await page.goto(staffPath)
    const thumb = new Thumb()
    await thumb.tap(page.getByRole('link', { name: desk.tabs.rentals, exact: true }))
    await thumb.tap(page.locator('.desk-cal:visible a').last())
    await thumb.type(page.getByLabel(rentals.hold.name, { exact: true }), 'Walt Ferris')
    await thumb.tap(page.getByRole('button', { name: rentals.hold.hold, exact: true }))
    await expect(page.getByRole('status')).toContainText('Walt Ferris')
    expect(thumb.taps).toBe(4)
  })

  test('invites somebody in 4 taps, and ends that person’s access in 2', async ({ page }) => {
    await page.goto(staffPath)
    const thumb = new Thumb()
    await thumb.tap(page.getByRole('link', { name: desk.tabs.more, exact: true }))
    await thumb.tap(page.locator('main').getByRole('link', { name: desk.tabs.people, exact: true }))
    await thumb.type(page.getByLabel(peoplePage.email), marlow)
    await thumb.tap(page.getByRole('button', { name: peoplePage.send }))
    await expect(page.getByRole('status')).toContainText(peoplePage.done.invited)
    expect(thumb.taps).toBe(4)
    await page.goto(peoplePath)
    const end = new Thumb()
    await end.tap(page.locator('summary').filter({ hasText: 'marlow' }))
    await end.tap(page.getByRole('button', { name: peoplePage.endAccess('marlow') }))
    await expect(page.getByRole('status')).toContainText(peoplePage.done.ended)
    expect(end.taps).toBe(2)
  })

  test('closes the showrooms for today in 3 taps', async ({ page }) => {
    await page.goto(staffPath)
    const thumb = new Thumb()
    await thumb.tap(page.getByRole('link', { name: desk.tabs.more, exact: true }))
    await thumb.tap(page.locator('main').getByRole('link', { name: desk.tabs.site, exact: true }))
    await thumb.tap(page.getByRole('button', { name: sitePage.closeAll }))
    await expect(page.getByRole('status')).toContainText(sitePage.done.closed)
    expect(thumb.taps).toBe(3)
  })
})
