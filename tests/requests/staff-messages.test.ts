import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailHeader, mailPart, type ReceivedMail } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { phonePhoto } from '../support/photos.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { messageLink, pressOn, signedIn } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

onEachEngine('the message page', (engine) => {
  let running: SiteWithMail
  let cookies: Record<'ines' | 'marlow', string>

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: `${ines}, ${marlow}` })
    cookies = { ines: await signedIn(running.db, ines), marlow: await signedIn(running.db, marlow) }
  })
  afterAll(() => running.remove())

  const lastSite = () => running.replica
  const raise = (problem: string): never => {
    throw new Error(problem)
  }

  const mailTo = (person: string, message: string): ReceivedMail | undefined =>
    running.mails.mails.find((mail) => mail.to.includes(person) && mailPart(mail, 'text/plain').includes(message))

  /** @returns the path of the message's page */
  async function message(words: string, more: Record<string, string> = {}): Promise<string> {
    await postMessage(lastSite(), { ...goodMessage, interest: 'sales', ...more, message: words })
    await messageLink(running.mails, marlow, words)
    return messageLink(running.mails, ines, words)
  }

  const get = async (path: string, person: 'ines' | 'marlow' = 'ines', site = running.site) => {
    const response = await fetch(`${site.url}${path}`, { headers: { cookie: cookies[person] } })
    return { response, html: await response.text() }
  }

  const press = (link: string, person: 'ines' | 'marlow', action: string, form = {}, site = lastSite()) =>
    pressOn(site, link, cookies[person], action, form)

  test('everybody who gets the email shares one page, and opening it changes nothing', async () => {
    const link = await message('Whose page is it?')
    expect(await messageLink(running.mails, marlow, 'Whose page is it?')).toBe(link)
    for (const action of ['', '/take', '/answered', '/sold', '/not-a-buyer', '/spam']) {
      for (const method of ['HEAD', 'GET']) {
        const options = { method, headers: { cookie: cookies.ines } }
        expect((await fetch(`${running.site.url}${link}${action}`, options)).status).toBe(200)
      }
      const { html } = await get(link + action)
      expect(html).toContain('Whose page is it?')
      expect(html).toContain('Nobody has it yet')
    }
    expect((await get(link, 'marlow')).html).toContain('marlow')
  })

  test('a staff page is not cached or indexed, sends no referrer, and keeps the session out of logs', async () => {
    const link = await message('Keep this closed')
    const asked: [path: string, options?: RequestInit][] = [
      [''],
      ['/take'],
      ['/pictures/none'],
      // The address of the message with an extra slash.
      ['/'],
      ['/..%2f'],
      ['/take', { method: 'PATCH' }],
      ['/take', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
    ]
    for (const [path, options] of asked) {
      const { headers } = await fetch(`${lastSite().url}${link}${path}`, {
        ...options,
        headers: { ...options?.headers, cookie: cookies.ines },
        redirect: 'manual',
      })
      const [kept, told, found] = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
      expect([path, kept, told, found]).toEqual([path, 'no-store', 'no-referrer', 'noindex, nofollow'])
    }
    for (const site of running.sites) expect(site.log()).not.toContain(cookies.ines.split('=')[1])
  })

  test('the page shows the pictures of a message as thumbnails, and opens them in full', async () => {
    const form = new FormData()
    const fields = { ...goodMessage, interest: 'sales', message: 'With two pictures', elapsedMs: '60000' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const width of [900, 800]) {
      form.append('pictures', new Blob([await phonePhoto({ width, height: 600 })], { type: 'image/jpeg' }), 'a.jpg')
    }
    await fetch(`${lastSite().url}/contact`, { method: 'POST', body: form, redirect: 'manual' })
    const link = await messageLink(running.mails, ines, 'With two pictures')
    const { html } = await get(link)
    const small = [...html.slice(html.indexOf('<main')).matchAll(/<img src="([^"]+\?small)"/g)].map(
      ([, address = '']) => address,
    )
    expect(small).toHaveLength(2)
    const sizeOf = async (address: string) => {
      const response = await fetch(`${lastSite().url}${address}`, { headers: { cookie: cookies.ines } })
      const { width = 0, height = 0 } = await sharp(await response.arrayBuffer()).metadata()
      return [response.headers.get('cache-control'), width, height]
    }
    expect(await sizeOf(small[0] ?? '')).toEqual(['no-store', 213, 320])
    expect(await sizeOf((small[0] ?? '').replace('?small', ''))).toEqual(['no-store', 600, 900])
  })

  test('shows the cart asked about with its picture, and how long the message has waited', async () => {
    const { id, name } = sampleVehicle('denago-city')
    const link = await message('Is this one still there?', { vehicle: id })
    const { html } = await get(link)
    const card = html.split('<li').find((row) => row.includes(`/vehicle/${id}"`)) ?? ''
    expect(card).toContain(`/vehicle/${id}"`)
    expect(card).toContain(name)
    const picture = await fetch(`${lastSite().url}${/<img src="([^"]+)"/.exec(card)?.[1]}`)
    expect(picture.headers.get('content-type')).toMatch(/^image/)
    expect(html).toMatch(/<time dateTime="[^"]+">\d+ min<\/time>/)
  })

  test('the first person to take a message has it, and the others learn of it in the email thread', async () => {
    const link = await message('Who is first?')
    expect(await press(link, 'ines', 'take')).toEqual({ status: 303, location: link })
    const late = await press(link, 'marlow', 'take', { seen: '0' })
    expect(late.location).toBe(`${link}?stale`)
    expect((await get(link, 'marlow')).html).toContain('ines has it')
    await expect.poll(() => running.mails.mails.some((mail) => isNotice(mail, marlow))).toBe(true)
    const notice = running.mails.mails.find((mail) => isNotice(mail, marlow)) ?? raise('no notice')
    const first = mailTo(marlow, 'Who is first?') ?? raise('no mail')
    expect(mailHeader(notice, 'in-reply-to')).toBe(mailHeader(first, 'message-id'))
    expect(running.mails.mails.some((mail) => isNotice(mail, ines))).toBe(false)
  })
  const isNotice = (mail: ReceivedMail, person: string) =>
    mail.to.includes(person) && mailPart(mail, 'text/plain').startsWith('ines has it.')

  test('only one of two simultaneous presses succeeds, even on two replicas; a repeated press is one step', async () => {
    const link = await message('Two thumbs')
    const both = await Promise.all([
      press(link, 'ines', 'take', { seen: '0' }, running.site),
      press(link, 'marlow', 'take', { seen: '0' }, lastSite()),
    ])
    expect(both.filter(({ location }) => location?.endsWith('?stale'))).toHaveLength(1)
    const holder = both[0]?.location?.endsWith('?stale') ? 'marlow' : 'ines'
    await press(link, holder, 'answered', { seen: '1' })
    expect((await press(link, holder, 'answered', { seen: '1' })).location).toContain('?stale')
    expect((await get(link)).html.match(/\w answered</g)).toHaveLength(1)
  })

  test('a message can be ended without being taken first, and only the same person can undo that', async () => {
    const link = await message('How does it end?')
    await press(link, 'marlow', 'not-a-buyer')
    expect((await get(link, 'ines')).html).toContain('marlow: not a buyer')
    expect((await press(link, 'ines', 'undo')).location).toContain('?stale')
    await press(link, 'marlow', 'undo')
    expect((await get(link, 'ines')).html).toContain('Nobody has it yet')
  })

  test('a sale marks the chosen cart as out of stock, and undo restores it', async () => {
    const link = await message('I’ll take it', { vehicle: 'denago-city' })
    const inStock = async () => (await (await fetch(`${running.site.url}/api/vehicles/denago-city`)).json()).inStock
    await press(link, 'ines', 'sold', { cart: 'swift-ev-4' })
    expect(await inStock()).toBe(true)
    await press(link, 'ines', 'undo')
    await press(link, 'ines', 'sold', { cart: 'denago-city' })
    await expect.poll(inStock).toBe(false)
    await press(link, 'ines', 'undo')
    await expect.poll(inStock).toBe(true)
  })

  test('spam goes to quarantine, and undo releases it', async () => {
    const link = await message('Buy followers')
    const quarantined = async () =>
      (await staffCommand('leads', 'list', '--quarantined', '--json')).out.includes('Buy followers')
    await press(link, 'ines', 'spam')
    expect(await quarantined()).toBe(true)
    await press(link, 'ines', 'undo')
    expect(await quarantined()).toBe(false)
  })

  test('another person can take a message over, and the page shows the new holder', async () => {
    const link = await message('Please take it over')
    await press(link, 'ines', 'take')
    expect((await press(link, 'marlow', 'answered')).location).toContain('?stale')
    await press(link, 'marlow', 'take-over')
    expect((await get(link, 'ines')).html).toContain('marlow has it')
  })

  test('answers an unknown message or picture with 404', async () => {
    const link = await message('Whose picture is it?')
    for (const path of ['/staff/messages/none', `${link}/pictures/none`]) {
      expect((await get(path)).response.status).toBe(404)
    }
    expect((await press('/staff/messages/none', 'ines', 'take', { seen: '0' })).status).toBe(404)
  })

  test('the page of an erased message answers 404', async () => {
    const link = await message('Please forget me', { email: 'forgotten@example.com' })
    await staffCommand('leads', 'delete', '--email', 'forgotten@example.com', '--yes')
    const { response, html } = await get(link)
    expect(response.status).toBe(404)
    expect(html).not.toContain('Please forget me')
  })

  const staffCommand = (...words: string[]) => running.larkway(...words)
})
