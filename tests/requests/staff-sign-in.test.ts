/** @module-tag long */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageList } from '../../src/content/words/staff-messages.words.ts'
import { larkwayAt } from '../support/larkway.ts'
import { mailHeader, mailPart } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { startSite } from '../support/running-site.ts'
import { messageLink, postForm, signedIn, signInMail, signInMails, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const boss = 'boss@dealer.example'
const words = 'Is the red one still there?'
const DAY_MS = 24 * 60 * 60 * 1000

const secretIn = (html: string): string => /name="request" value="([^"]+)"/.exec(html)?.[1] ?? ''
const withoutSecret = (html: string): string => html.replace(/(?<=name="request" value=")[^"]+/, '')
const cookieIn = (setCookie: string | null): string => setCookie?.split(';')[0] ?? ''
/** Returns six digits that differ from the code. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

onEachEngine('staff sign-in', (engine) => {
  let running: SiteWithMail
  let message: string

  beforeAll(async () => {
    running = await startSiteWithMail(engine, {
      LEADS_EMAIL_TO: `${ines}, ${marlow}`,
      LEADS_ESCALATE_TO: boss,
      DIGEST_TO: `${boss}, ${marlow}`,
      TRUST_PROXY: '1',
    })
    await postMessage(running.site, { ...goodMessage, interest: 'sales', message: words, vehicle: 'denago-city' })
    message = await messageLink(running.mails, ines, words)
    await messageLink(running.mails, marlow, words)
  })
  afterAll(() => running.remove())

  const larkway = (...given: string[]) => running.larkway(...given)

  /** Each request comes from a different client unless `client` is given. */
  let clients = 0
  async function ask(email: string, { to = '/staff', client = '', site = running.site } = {}) {
    clients += 1
    const forwarded = client || `203.0.113.${clients % 250}`
    const response = await fetch(`${site.url}/staff`, {
      method: 'POST',
      body: new URLSearchParams({ email, to }),
      headers: { 'x-forwarded-for': forwarded },
    })
    const html = await response.text()
    return { status: response.status, html, secret: secretIn(html) }
  }
  async function typeCode(secret: string, code: string, site = running.site, cookie = '') {
    clients += 1
    const response = await fetch(`${site.url}/staff/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ request: secret, code }),
      redirect: 'manual',
      headers: { cookie, 'x-forwarded-for': `198.51.100.${clients % 250}` },
    })
    const [location, set] = ['location', 'set-cookie'].map((name) => response.headers.get(name))
    return { status: response.status, location, cookie: cookieIn(set ?? null), html: await response.text() }
  }
  /** Requests a sign-in that is emailed, as if there had been no request for this person within ten minutes. */
  async function mailedFor(person: string, options = {}) {
    await settled()
    await forget(person)
    const before = signInMails(running.mails, person).length
    const asked = await ask(person, options)
    return { ...asked, ...(await signInMail(running.mails, person, before)) }
  }
  /** Resolves once every request for a sign-in has been handled. */
  async function settled(): Promise<void> {
    const waiting = running.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'sign-in mail')
      .where('state', '=', 'waiting')
    await expect.poll(() => waiting.execute()).toEqual([])
  }
  /** Deletes earlier requests for a sign-in, as if they had been made long ago. */
  const forget = (person: string) => running.db.deleteFrom('staff_sign_ins').where('person', '=', person).execute()
  const opens = async (cookie: string, site = running.replica) =>
    (await staffPage(site, message, cookie)).html.includes(words)

  test('an email about a message, quoted in a reply, reveals nothing and allows no step', async () => {
    const mail = running.mails.mails.find(({ to, raw }) => to.includes(ines) && raw.includes('Reply-To'))
    if (!mail) throw new Error('no mail')
    expect(mailHeader(mail, 'reply-to')).toContain(goodMessage.email)
    // Mail programs quote the text and HTML parts.
    const quoted = mailPart(mail, 'text/plain') + mailPart(mail, 'text/html')
    expect(quoted).not.toMatch(/larkway (leads|inventory|staff)/)
    const urls = new Set(quoted.match(/https?:\/\/[^\s"<>]+/g))
    const ofStaff = [...urls].filter((url) => new URL(url).pathname.startsWith('/staff'))
    expect(ofStaff.map((url) => new URL(url).pathname)).toEqual([message])
    const inStock = async () => (await (await fetch(`${running.site.url}/api/vehicles/denago-city`)).json()).inStock
    for (const url of [...urls, ...['take', 'sold', 'spam', 'end', 'phone'].map((name) => `${ofStaff[0]}/${name}`)]) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
        const body = new URLSearchParams({ seen: '0', cart: 'denago-city' })
        const response = await fetch(url, { method, ...(/P/.test(method) && { body }) })
        const html = await response.text()
        if (!new URL(url).pathname.startsWith('/staff')) continue
        expect([method, url, response.headers.get('set-cookie')]).toEqual([method, url, null])
        for (const secret of [words, goodMessage.lastName, goodMessage.email, 'ines', 'marlow', 'Alerts']) {
          expect([method, url, html.includes(secret)]).toEqual([method, url, false])
        }
      }
    }
    const steps = await running.db.selectFrom('lead_steps').selectAll().execute()
    expect([steps, await inStock()]).toEqual([[], true])
    expect(await running.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
  })

  test('the emailed link needs one press, signs in once and leads to the requested page', async () => {
    const { mail, link, code, secret } = await mailedFor(ines, { to: message })
    expect(mailHeader(mail, 'reply-to')).toBeUndefined()
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const response = await fetch(`${running.site.url}${link}`, { method })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
      const kept = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => response.headers.get(name))
      expect(kept).toEqual(['no-store', 'no-referrer', 'noindex, nofollow'])
    }
    const first = await postForm(running.site, link, {})
    expect([first.status, first.location]).toEqual([303, message])
    expect(first.cookie).toMatch(/^larkway-staff=[\w-]{43}; Max-Age=2592000; Path=\/staff; HttpOnly; SameSite=Lax$/)
    expect(await opens(cookieIn(first.cookie))).toBe(true)
    const again = await postForm(running.replica, link, {})
    expect([again.status, again.cookie]).toEqual([200, null])
    expect(again.html).toContain('no longer works')
    expect((await typeCode(secret, code)).cookie).toBe('')
    for (const site of running.sites) {
      for (const hidden of [link.split('/').at(-1) ?? '', cookieIn(first.cookie).split('=')[1] ?? '', code, secret]) {
        expect(site.log()).not.toContain(hidden)
      }
    }
  })

  test('the code signs in once, on the page that requested it, on any replica, and invalidates the link', async () => {
    const { link, code, secret, html } = await mailedFor(ines, { to: message })
    expect(html).toContain('autoComplete="one-time-code"')
    expect((await typeCode(`${secret}x`, code)).cookie).toBe('')
    expect((await typeCode(secret, otherThan(code))).status).toBe(422)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const signed = await typeCode(secret, spaced, running.replica)
    expect([signed.status, signed.location]).toEqual([303, message])
    expect(await opens(signed.cookie, running.site)).toBe(true)
    expect((await typeCode(secret, code)).cookie).toBe('')
    expect((await postForm(running.site, link, {})).cookie).toBeNull()
  })

  test('five wrong codes invalidate the code and the link', async () => {
    const { link, code, secret } = await mailedFor(ines)
    for (let tries = 0; tries < 5; tries++) expect((await typeCode(secret, otherThan(code))).cookie).toBe('')
    expect((await typeCode(secret, code)).cookie).toBe('')
    expect((await postForm(running.site, link, {})).cookie).toBeNull()
  })

  test('many wrong codes at once count as five tries', async () => {
    const { secret } = await mailedFor(ines)
    await Promise.all(Array.from({ length: 12 }, (_, at) => typeCode(secret, String(at).padStart(6, '0'))))
    const rows = await running.db.selectFrom('staff_sign_ins').select('tries').where('person', '=', ines).execute()
    expect(rows).toEqual([{ tries: 5 }])
  })

  test('only one of several simultaneous uses of a link or code signs in', async () => {
    const { link } = await mailedFor(ines)
    const byLink = await Promise.all(running.sites.concat(running.sites).map((site) => postForm(site, link, {})))
    expect(byLink.filter(({ cookie }) => cookie !== null)).toHaveLength(1)
    const { code, secret } = await mailedFor(ines)
    const byCode = await Promise.all([running.site, running.replica].map((site) => typeCode(secret, code, site)))
    expect(byCode.filter(({ cookie }) => cookie !== '')).toHaveLength(1)
  })

  test('link and code no longer work after fifteen minutes', async () => {
    const { link, code, secret } = await mailedFor(ines)
    const before = new Date(Date.now() - 16 * 60_000).toISOString()
    await running.db.updateTable('staff_sign_ins').set({ asked_at: before, mailed_at: before }).execute()
    expect((await staffPage(running.site, link)).html).toContain('no longer works')
    expect((await typeCode(secret, code)).cookie).toBe('')
    expect((await postForm(running.site, link, {})).cookie).toBeNull()
  })

  test('every address gets the same answer, and only staff get an email', async () => {
    await forget(ines)
    const before = running.mails.mails.length
    const answers = []
    for (const email of ['eve@example.com', ines, 'not an address', '', 'eve\0@example.com', 'é'.repeat(200)])
      answers.push(await ask(email))
    expect(new Set(answers.map(({ status, html }) => `${status} ${withoutSecret(html)}`)).size).toBe(1)
    const wrong = []
    for (const { secret } of answers) wrong.push(await typeCode(secret, '000000'))
    expect(new Set(wrong.map(({ status, html }) => `${status} ${withoutSecret(html)}`)).size).toBe(1)
    await expect.poll(() => running.mails.mails.slice(before).map(({ to }) => to)).toEqual([[ines]])
  })

  test('a stranger’s requests send one email, and neither their number nor wrong codes lock the person out', async () => {
    await forget(marlow)
    const before = signInMails(running.mails, marlow).length
    const secrets: string[] = []
    for (let asked = 0; asked < 12; asked++) secrets.push((await ask(marlow)).secret)
    const { code, link } = await signInMail(running.mails, marlow, before)
    const own = await ask(marlow)
    await settled()
    expect(signInMails(running.mails, marlow)).toHaveLength(before + 1)
    for (const secret of secrets.slice(0, 2)) {
      for (let tries = 0; tries < 6; tries++) await typeCode(secret, otherThan(code))
    }
    expect((await staffPage(running.site, link)).html).not.toContain('no longer works')
    expect((await typeCode(own.secret, code)).status).toBe(303)
  })

  test('a client that asks too often has to wait, and others do not', async () => {
    const client = '192.0.2.77'
    const statuses: number[] = []
    for (let asked = 0; asked < 32; asked++) statuses.push((await ask('eve@example.com', { client })).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(statuses.at(-1)).toBe(429)
    expect((await ask('eve@example.com')).status).toBe(200)
  })

  test('a sign-in starts a new session and ends the previous one; a made-up token opens nothing', async () => {
    const old = await signedIn(running.db, ines)
    for (const made of ['larkway-staff=', 'larkway-staff=made-up', `${old}x`]) expect(await opens(made)).toBe(false)
    expect(await opens(old)).toBe(true)
    const { code, secret } = await mailedFor(ines)
    const { cookie } = await typeCode(secret, code, running.site, old)
    expect(cookie).not.toBe(old)
    expect([await opens(cookie), await opens(old)]).toEqual([true, false])
    const fixed = 'larkway-staff=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    const { link } = await mailedFor(ines)
    expect(cookieIn((await postForm(running.site, link, {}, fixed)).cookie)).not.toBe(fixed)
    expect(await opens(fixed)).toBe(false)
  })

  test('a session lasts thirty days from its last use; the database does not store its token', async () => {
    const cookie = await signedIn(running.db, ines)
    const token = cookie.split('=')[1] ?? ''
    const age = (days: number) =>
      running.db
        .updateTable('staff_sessions')
        .set({ used_at: new Date(Date.now() - days * DAY_MS).toISOString() })
        .where('ended_at', 'is', null)
        .execute()
    const stored = JSON.stringify(await running.db.selectFrom('staff_sessions').selectAll().execute())
    expect([stored.includes(ines), stored.includes(token)]).toEqual([true, false])
    expect((await staffPage(running.site, message, cookie)).headers.get('set-cookie')).toBeNull()
    await age(29)
    expect((await staffPage(running.site, message, cookie)).headers.get('set-cookie')).toContain(`${cookie}; Max-Age`)
    await age(2)
    expect(await opens(cookie)).toBe(true)
    await age(31)
    expect(await opens(cookie)).toBe(false)
  })

  test('rejects a post that another site sends with a person’s session', async () => {
    const cookie = await signedIn(running.db, ines)
    const others: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://staff.127.0.0.1.example', 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of others) {
      for (const path of [`${message}/take`, '/staff/lot/new', '/staff/sign-out', '/staff/devices', '/staff']) {
        const body = new URLSearchParams({ seen: '0' })
        const response = await fetch(running.site.url + path, { method: 'POST', body, headers: { ...headers, cookie } })
        expect([path, response.status]).toEqual([path, 403])
      }
    }
    expect(await opens(cookie)).toBe(true)
    expect(await running.db.selectFrom('lead_steps').selectAll().execute()).toEqual([])
  })

  test('the public site does not set a cookie, even for somebody who is signed in', async () => {
    const cookie = await signedIn(running.db, ines)
    for (const path of ['/', '/inventory', '/contact', '/vehicle/denago-city', '/api/vehicles', '/staff', message]) {
      const { headers } = await staffPage(running.site, path, path.startsWith('/staff') ? '' : cookie)
      expect([path, headers.get('set-cookie')]).toEqual([path, null])
    }
  })

  test('lists and signs out a person’s own devices, and nobody else’s', async () => {
    await running.db.deleteFrom('staff_sessions').execute()
    const [phone, desk, other] = [
      await signedIn(running.db, ines),
      await signedIn(running.db, ines),
      await signedIn(running.db, marlow),
    ]
    const { html } = await staffPage(running.site, '/staff/devices', phone)
    const ids = [...html.matchAll(/name="device" value="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids).toHaveLength(2)
    const page = (await staffPage(running.site, '/staff/devices', other)).html
    const otherId = /name="device" value="([^"]+)"/.exec(page)?.[1] ?? ''
    for (const device of [otherId, 'made-up', '\0', ''])
      expect((await postForm(running.site, '/staff/devices', { device }, phone)).status).toBe(303)
    expect(await opens(other)).toBe(true)
    const [lost = ''] = html
      .split('<li')
      .flatMap((item) => (item.includes('This device') ? [] : (/name="device" value="([^"]+)"/.exec(item)?.[1] ?? [])))
    await postForm(running.site, '/staff/devices', { device: lost }, phone)
    expect([await opens(phone), await opens(desk)]).toEqual([true, false])
    const out = await postForm(running.site, '/staff/sign-out', {}, other)
    expect([out.location, out.cookie]).toEqual(['/staff', expect.stringContaining('Max-Age=0')])
    expect(await opens(other)).toBe(false)
  })

  test('links from earlier versions lead to the sign-in and then to their page, and do nothing else', async () => {
    const id = message.split('/').at(-1) ?? ''
    const content = (claims: unknown[]) => Buffer.from(JSON.stringify(claims)).toString('base64url')
    const cookie = await signedIn(running.db, ines)
    for (const [claims, page] of [
      [['message', id, ines, 1, 2], message],
      [['lot', '', ines, 1, 2], '/staff/lot'],
      [['message', '../../contact', ines, 1, 2], '/staff'],
      [['message', { id }, ines], '/staff'],
      ['nothing that was signed', '/staff'],
    ] as const) {
      const old = `/staff/${typeof claims === 'string' ? claims.replaceAll(' ', '.') : content([...claims])}.signature`
      const { status, html } = await staffPage(running.site, `${old}/take`)
      expect([status, html.includes(words), html.includes(`name="to" value="${page}"`)]).toEqual([200, false, true])
      const acted = await postForm(running.site, `${old}/take`, { seen: '0' })
      expect([acted.status, acted.html.includes(words)]).toEqual([401, false])
      expect((await postForm(running.site, `${old}/take`, { seen: '0' }, cookie)).location).toBe(page)
    }
    expect(await running.db.selectFrom('lead_steps').selectAll().execute()).toEqual([])
  })

  test('a sign-in leads only to staff pages', async () => {
    for (const to of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/contact',
      '/staff/../contact',
      '/staffing',
    ]) {
      const { link } = await mailedFor(boss, { to })
      expect((await postForm(running.site, link, {})).location).toBe('/staff')
    }
  })

  test('after thirty wrong codes in a day for one person, only links still work', async () => {
    const statuses: number[] = []
    for (let page = 0; page < 7; page++) {
      const { secret } = await ask(boss)
      for (let tries = 0; tries < 5; tries++) statuses.push((await typeCode(secret, '000000')).status)
    }
    expect([statuses.slice(0, 30).includes(429), statuses.at(-1)]).toEqual([false, 429])
    const { code, secret, link } = await mailedFor(boss)
    expect((await typeCode(secret, code)).status).toBe(429)
    expect((await postForm(running.site, link, {})).status).toBe(303)
  })

  test('commands list and end sessions, and print a link that signs a person in', async () => {
    await running.db.deleteFrom('staff_sessions').execute()
    const { out } = await larkway('staff', 'sign-in', boss, '--json')
    const { link } = JSON.parse(out)
    const { cookie } = await postForm(running.site, new URL(link).pathname, {})
    expect(await opens(cookieIn(cookie))).toBe(true)
    // This person gets messages by email, but cannot use the lot.
    expect((await staffPage(running.site, '/staff', cookieIn(cookie))).html).toContain(messageList.search)
    expect((await staffPage(running.site, '/staff/lot', cookieIn(cookie))).status).toBe(403)
    expect(JSON.parse((await larkway('staff', 'sessions', '--json')).out)).toMatchObject([{ person: boss }])
    expect(await larkway('staff', 'sign-in', 'eve@example.com')).toMatchObject({ code: 3 })
    expect(await larkway('staff', 'end-sessions', boss)).toMatchObject({ code: 0 })
    expect(await opens(cookieIn(cookie))).toBe(false)
    expect(await larkway('staff', 'end-sessions', boss)).toMatchObject({ code: 3 })
    expect(await larkway('staff', 'end-sessions')).toMatchObject({ code: 2 })
  })

  test('a removal applies at once to pages, sign-ins and mail, despite the settings, until an invitation', async () => {
    const unknown = await larkway('staff', 'remove', 'never-existed@nowhere.example')
    expect([unknown.code, unknown.out]).toEqual([3, ''])
    expect(unknown.err).toContain('larkway staff list')
    const cookie = await signedIn(running.db, marlow)
    const { code, secret, link } = await mailedFor(marlow)
    const removed = await larkway('staff', 'remove', 'Marlow@dealer.example')
    expect(removed).toMatchObject({ code: 0, out: expect.stringContaining('1 device signed out') })
    for (const site of running.sites) {
      const { status, html } = await staffPage(site, message, cookie)
      expect([status, html.includes(words), html.includes('You don’t have access')]).toEqual([403, false, true])
    }
    expect((await typeCode(secret, code)).cookie).toBe('')
    expect((await postForm(running.site, link, {})).cookie).toBeNull()
    expect(await larkway('staff', 'sign-in', marlow)).toMatchObject({ code: 3 })
    await forget(marlow)
    const before = running.mails.mails.filter(({ to }) => to.includes(marlow)).length
    await ask(marlow)
    await postMessage(running.site, { ...goodMessage, interest: 'sales', message: 'Who gets this one?' })
    await messageLink(running.mails, ines, 'Who gets this one?')
    await larkway('digest', '--send')
    await expect.poll(() => running.mails.mails.at(-1)?.to).toEqual([boss])
    await settled()
    expect(running.mails.mails.filter(({ to }) => to.includes(marlow))).toHaveLength(before)
    expect((await larkway('staff', 'list')).out).toMatch(/marlow@dealer\.example .*removed/)
    const emptied = await larkway('staff', 'remove', boss)
    expect(emptied.out).toContain('Nobody is left in LEADS_ESCALATE_TO')
    expect((await larkway('doctor')).out).toMatch(/LEADS_ESCALATE_TO/)
    await larkway('staff', 'invite', marlow)
    expect(await opens(cookie)).toBe(false)
    const { code: later, secret: page } = await mailedFor(marlow)
    expect(await opens((await typeCode(page, later)).cookie)).toBe(true)
  })

  test('no email to staff except the sign-in email contains a link that does more than open a page', () => {
    const toStaff = running.mails.mails.filter(({ to }) => to.some((person) => person.endsWith('@dealer.example')))
    const found = new Set(
      toStaff.flatMap((mail) => {
        const text = mailPart(mail, 'text/plain') + mailPart(mail, 'text/html')
        const kind = mailHeader(mail, 'subject')?.startsWith('Your sign-in code') ? 'sign-in: ' : ''
        return Array.from(
          text.matchAll(/\/staff[^\s"<>]*/g),
          ([path]) => kind + path.replace(/[^/]{20,}$|(?<=\/carts\/)[^/]+$/, '…'),
        )
      }),
    )
    expect([...found].sort()).toEqual([
      '/staff',
      '/staff/lot/carts/…',
      '/staff/messages/…',
      'sign-in: /staff/sign-in/…',
    ])
  })
})

test('the cookie is secure on https; without a mail server, a command prints the link', async () => {
  const site = await startSite({ SITE_URL: 'https://carts.dealer.example' })
  try {
    const { html } = await staffPage(site, '/staff')
    expect(html).toContain('isn’t set up to send email')
    expect(html).toContain('larkway staff sign-in')
    expect(html).not.toMatch(/prints a link|type="email"|email you/i)
    const [asked, nobody] = await Promise.all(
      [ines, 'x@example.com'].map((email) => postForm(site, '/staff', { email })),
    )
    expect(asked?.html).toBe(nobody?.html)
    expect(asked?.html).not.toMatch(/on its way|Check your email/)
    const invited = await larkwayAt({ DATA_DIR: site.dataDir }, { SITE_URL: 'https://carts.dealer.example' })(
      'staff',
      'invite',
      ines,
    )
    const link = /https:\/\/carts\.dealer\.example(\/staff\/sign-in\/[\w-]+)/.exec(invited.out)?.[1] ?? ''
    const { location, cookie } = await postForm(site, link, {})
    expect(location).toBe('/staff')
    expect(cookie).toMatch(
      /^__Secure-larkway-staff=[\w-]{43}; Max-Age=2592000; Path=\/staff; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await staffPage(site, '/staff/lot', cookieIn(cookie))).html).toContain('The lot')
    expect((await staffPage(site, '/staff/lot', cookieIn(cookie).replace('__Secure-', ''))).html).not.toContain(
      'The lot',
    )
  } finally {
    await site.remove()
  }
})
