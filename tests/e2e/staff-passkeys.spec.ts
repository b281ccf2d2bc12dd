import { cartPage } from '../../src/content/words/lot.words.ts'
import { peoplePage } from '../../src/content/words/staff-people.words.ts'
import { passkeysPage, signIn } from '../../src/content/words/staff-sign-in.words.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { removeStaff } from '../../src/domain/staff/remove-staff.server.ts'
import { lotPath, morePath, staffPath } from '../../src/domain/staff/staff-paths.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { freePort, type Site, startSite } from '../support/running-site.ts'
import { browserCookie, signedIn } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

const person = 'ines@dealer.example'

test.describe('passkeys', () => {
  let mails: MailServer
  let site: Site
  let url: string
  let db: Db
  let cookie: ReturnType<typeof browserCookie>
  test.beforeAll(async () => {
    mails = await startMailServer()
    const port = await freePort()
    // A passkey needs a host name, not an IP address.
    url = `http://localhost:${port}`
    site = await startSite({ LOG_LEVEL: 'warn', PORT: String(port), SITE_URL: url, SMTP_URL: mails.url })
    db = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
    await inviteStaff(db, person, 'Ines', new Date(), 'sales')
    cookie = browserCookie({ url }, await signedIn(db, person))
  })
  test.afterAll(async () => {
    await db.destroy()
    await site.remove()
    await mails.close()
  })
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), viewport: phone, expectedErrors: [/40[01]/] })

  test('a passkey added after a sign-in is announced by email, signs in without email, and is removed with its person’s access', async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('WebAuthn.enable')
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const passkeys = page.locator('#passkeys')
    await context.addCookies([cookie])
    await page.goto(morePath)
    await expect(passkeys.getByText(passkeysPage.none)).toBeVisible()
    await page.getByRole('button', { name: passkeysPage.add }).click()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await expect.poll(() => mails.mails.filter(({ to }) => to.includes(person)).length).toBe(1)
    const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([
      ['localhost', true],
    ])

    await context.clearCookies()
    await page.goto(lotPath)
    await expectAccessible(page)
    const answer = page.waitForRequest(/\/passkeys\/sign-in$/)
    const button = page.getByRole('button', { name: signIn.passkey.button })
    await button.click()
    await expect(page).toHaveURL(lotPath)
    await expect(page.getByRole('heading', { name: 'Lot', level: 1 })).toBeVisible()
    const [session] = await context.cookies()
    expect([session?.httpOnly, session?.path, session?.sameSite]).toEqual([true, staffPath, 'Lax'])
    await page.goto(morePath)
    await expect(passkeys.getByRole('listitem')).toContainText('last used')

    // The session ends while somebody fills in a form.
    await page.goto(`${lotPath}/carts/denago-city`)
    await page.getByLabel(cartPage.notes).fill('She comes on Saturday')
    await context.clearCookies()
    await page.getByRole('button', { name: cartPage.save }).click()
    await expect(page.getByText(signIn.ended)).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await expect(page.getByText('She comes on Saturday')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: signIn.kept.send }).click()
    await expect(page.getByLabel(cartPage.notes)).toHaveValue('She comes on Saturday')

    // A signed response does not work twice.
    const body = (await answer).postData() ?? ''
    const send = (text: string, headers = {}) =>
      fetch(`${site.url}/staff/passkeys/sign-in`, { method: 'POST', body: text, headers })
    expect((await send(body)).status).toBe(401)
    expect((await send(body, { origin: 'https://elsewhere.example' })).status).toBe(403)
    for (const text of ['', '{}', '[]', body.replace('"to"', '"on"')]) expect((await send(text)).status).toBe(401)

    // Now the phone is in the hands of somebody who cannot unlock it.
    await context.clearCookies()
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.goto(lotPath)
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(signIn.passkey.failed)
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })

    await removeStaff(db, person, new Date())
    expect(await db.selectFrom('staff_passkeys').selectAll().execute()).toEqual([])
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(signIn.passkey.failed)
    await expect(page).toHaveURL(lotPath)
    await inviteStaff(db, person, 'Ines', new Date(), 'sales')
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(signIn.passkey.failed)
  })

  test('a passkey can be removed by its person or an owner, and by nobody else', async ({ page, context }) => {
    const row = { public_key: '', uses: '0', transports: '[]', created_at: new Date().toISOString(), used_at: null }
    await db
      .insertInto('staff_passkeys')
      .values([
        { ...row, id: 'own', person, device: 'Own phone' },
        { ...row, id: 'theirs', person: 'dov@dealer.example', device: 'Another phone' },
      ])
      .execute()
    await context.addCookies([browserCookie({ url }, await signedIn(db, person))])
    await page.goto(morePath)
    const passkeys = page.locator('#passkeys')
    await expect(passkeys.getByText('Another phone')).toBeHidden()
    await passkeys.getByRole('button', { name: `${passkeysPage.end} Own phone` }).click()
    await expect(passkeys.getByText(passkeysPage.none)).toBeVisible()
    await page.request.post('/staff/passkeys/end', { form: { id: 'theirs' } })
    expect((await db.selectFrom('staff_passkeys').select('id').execute()).map(({ id }) => id)).toEqual(['theirs'])
    // Only an owner can remove the passkey of somebody else.
    await inviteStaff(db, 'dov@dealer.example', 'Dov', new Date(), 'sales')
    expect((await page.request.post('/staff/people/device', { form: { passkey: 'theirs' } })).status()).toBe(403)
    await inviteStaff(db, person, 'Ines', new Date(), 'owner')
    await page.goto('/staff/people')
    await page.locator('summary').filter({ hasText: 'Dov' }).click()
    await page.getByRole('button', { name: /Passkey: Another phone/ }).click()
    await expect(page.getByRole('status')).toHaveText(peoplePage.done.passkey)
    expect(await db.selectFrom('staff_passkeys').selectAll().execute()).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('the sign-in page offers only the emailed code', async ({ page }) => {
      await page.goto(lotPath)
      await expect(page.getByLabel(signIn.label)).toBeVisible()
      await expect(page.getByRole('button', { name: signIn.passkey.button })).toBeHidden()
    })
  })
})
