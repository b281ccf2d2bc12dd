import { createHmac, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, type ReceivedMail, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { phonePhoto } from '../support/photos.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { freshLinks } from '../support/staff-pages.ts'

const key = randomBytes(32).toString('base64url')
const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

/** In the order of the forms: how many steps the page has seen. */
const seenIn = (html: string): string => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''

onEachEngine('messages by signed links', (engine) => {
  let mails: MailServer
  let running: SiteOnEngine
  let env: Record<string, string>

  beforeAll(async () => {
    mails = await startMailServer()
    env = { SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}`, STAFF_LINK_KEY: key }
    running = await startSiteOn(engine, env, { replicated: true })
  })
  afterAll(async () => {
    await running.remove()
    await mails.close()
  })

  const lastSite = () => running.replica
  const raise = (problem: string): never => {
    throw new Error(problem)
  }

  const mailTo = (person: string, message: string): ReceivedMail | undefined =>
    mails.mails.find((mail) => mail.to.includes(person) && mailPart(mail, 'text/plain').includes(message))

  /** The path of the link to a message in the mail to one person. */
  const linkOf = (person: string, message: string): string => {
    const mail = mailTo(person, message) ?? raise(`no mail to ${person}`)
    return /(\/staff\/[\w.-]+)\/take/.exec(mailPart(mail, 'text/plain'))?.[1] ?? raise('no link')
  }

  async function message(words: string, more: Record<string, string> = {}): Promise<Record<'ines' | 'marlow', string>> {
    await postMessage(lastSite(), { ...goodMessage, interest: 'sales', ...more, message: words })
    await expect.poll(() => [ines, marlow].every((person) => mailTo(person, words))).toBe(true)
    return { ines: linkOf(ines, words), marlow: linkOf(marlow, words) }
  }

  const get = async (path: string, site = running.site) => {
    const response = await fetch(`${site?.url}${path}`)
    return { response, html: await response.text() }
  }

  const press = async (link: string, action: string, form: Record<string, string> = {}, site = lastSite()) => {
    const seen = form.seen ?? seenIn((await get(link)).html)
    const response = await fetch(`${site.url}${link}/${action}`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, seen }),
      redirect: 'manual',
    })
    return { status: response.status, location: response.headers.get('location') }
  }

  test('each recipient has a link of their own, which opening does not use up', async () => {
    const links = await message('Whose link is whose?')
    expect(links.ines).not.toBe(links.marlow)
    for (const action of ['', '/take', '/answered', '/sold', '/not-a-buyer', '/spam']) {
      const { response, html } = await get(links.ines + action)
      expect(response.status).toBe(200)
      expect(html).toContain('Whose link is whose?')
      expect(html).toContain('Nobody has it yet')
    }
    expect((await get(links.marlow)).html).toContain('marlow')
  })

  test('a page of staff is kept, found and told nowhere, and not logged', async () => {
    const { ines: link } = await message('Keep this closed')
    const asked: [path: string, options?: RequestInit][] = [
      [''],
      ['/take'],
      ['/pictures/none'],
      // To the address without the slash.
      ['/'],
      ['/..%2f'],
      ['/take', { method: 'PATCH' }],
      ['/take', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
    ]
    for (const [path, options] of asked) {
      const { headers } = await fetch(`${lastSite().url}${link}${path}`, { ...options, redirect: 'manual' })
      const [kept, told, found] = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
      expect([path, kept, told, found]).toEqual([path, 'no-store', 'no-referrer', 'noindex, nofollow'])
    }
    for (const site of running.sites) expect(site.log()).not.toContain(link.split('.')[1])
  })

  test('its pictures are on the page, small, and open whole', async () => {
    const form = new FormData()
    const fields = { ...goodMessage, interest: 'sales', message: 'With two pictures', elapsedMs: '60000' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const width of [900, 800]) {
      form.append('pictures', new Blob([await phonePhoto({ width, height: 600 })], { type: 'image/jpeg' }), 'a.jpg')
    }
    await fetch(`${lastSite().url}/contact`, { method: 'POST', body: form, redirect: 'manual' })
    await expect.poll(() => mailTo(ines, 'With two pictures')).toBeTruthy()
    const link = linkOf(ines, 'With two pictures')
    const { html } = await get(link)
    const small = [...html.matchAll(/<img src="([^"]+\?small)"/g)].map(([, address = '']) => address)
    expect(small).toHaveLength(2)
    const sizeOf = async (address: string) => {
      const response = await fetch(`${lastSite().url}${address}`)
      const { width = 0, height = 0 } = await sharp(await response.arrayBuffer()).metadata()
      return [response.headers.get('cache-control'), width, height]
    }
    expect(await sizeOf(small[0] ?? '')).toEqual(['no-store', 213, 320])
    expect(await sizeOf((small[0] ?? '').replace('?small', ''))).toEqual(['no-store', 600, 900])
  })

  test('the asked cart is on the page with its picture, and how long the message has waited', async () => {
    const { id, name } = sampleVehicle('denago-city')
    const { ines: link } = await message('Is this one still there?', { vehicle: id })
    const { html } = await get(link)
    const [card = ''] = /<a class="staff-cart[^>]+>.*?<\/a>/s.exec(html) ?? []
    expect(card).toContain(`/vehicle/${id}"`)
    expect(card).toContain(name)
    const picture = await fetch(`${lastSite().url}${/<img src="([^"]+)"/.exec(card)?.[1]}`)
    expect(picture.headers.get('content-type')).toMatch(/^image/)
    expect(html).toMatch(/<time dateTime="[^"]+">\d+ min<\/time>/)
  })

  test('the first to take a message has it, and the others are told in its thread', async () => {
    const links = await message('Who is first?')
    expect(await press(links.ines, 'take')).toEqual({ status: 303, location: links.ines })
    const late = await press(links.marlow, 'take', { seen: '0' })
    expect(late.location).toBe(`${links.marlow}?stale`)
    expect((await get(links.marlow)).html).toContain('ines has it')
    await expect.poll(() => mails.mails.some((mail) => isNotice(mail, marlow))).toBe(true)
    const notice = mails.mails.find((mail) => isNotice(mail, marlow)) ?? raise('no notice')
    const first = mailTo(marlow, 'Who is first?') ?? raise('no mail')
    expect(mailHeader(notice, 'in-reply-to')).toBe(mailHeader(first, 'message-id'))
    expect(mails.mails.some((mail) => isNotice(mail, ines))).toBe(false)
  })
  const isNotice = (mail: ReceivedMail, person: string) =>
    mail.to.includes(person) && mailPart(mail, 'text/plain').startsWith('ines has it.')

  test('of two simultaneous presses on two sites only one counts, and a press twice is one step', async () => {
    const links = await message('Two thumbs')
    const both = await Promise.all([
      press(links.ines, 'take', { seen: '0' }, running.site),
      press(links.marlow, 'take', { seen: '0' }, lastSite()),
    ])
    expect(both.filter(({ location }) => location?.endsWith('?stale'))).toHaveLength(1)
    const [holder] = both[0]?.location?.endsWith('?stale') ? [links.marlow] : [links.ines]
    await press(holder, 'answered', { seen: '1' })
    expect((await press(holder, 'answered', { seen: '1' })).location).toContain('?stale')
    expect((await get(holder)).html.match(/\w answered</g)).toHaveLength(1)
  })

  test('an ending takes the message as well, and its person can undo it', async () => {
    const links = await message('How does it end?')
    await press(links.marlow, 'not-a-buyer')
    expect((await get(links.ines)).html).toContain('marlow: not a buyer')
    expect((await press(links.ines, 'undo')).location).toContain('?stale')
    await press(links.marlow, 'undo')
    expect((await get(links.ines)).html).toContain('Nobody has it yet')
  })

  test('sold takes the cart off the floor, and undo brings it back', async () => {
    const links = await message('I’ll take it', { vehicle: 'denago-city' })
    const inStock = async () => (await (await fetch(`${running.site.url}/api/vehicles/denago-city`)).json()).inStock
    await press(links.ines, 'sold', { cart: 'swift-ev-4' })
    expect(await inStock()).toBe(true)
    await press(links.ines, 'undo')
    await press(links.ines, 'sold', { cart: 'denago-city' })
    await expect.poll(inStock).toBe(false)
    await press(links.ines, 'undo')
    await expect.poll(inStock).toBe(true)
  })

  test('spam is quarantined, and released again by undo', async () => {
    const links = await message('Buy followers')
    const quarantined = async () =>
      (await staffCommand('leads', 'list', '--quarantined', '--json')).out.includes('Buy followers')
    await press(links.ines, 'spam')
    expect(await quarantined()).toBe(true)
    await press(links.ines, 'undo')
    expect(await quarantined()).toBe(false)
  })

  test('another person can take it over, and is named', async () => {
    const links = await message('Please take it over')
    await press(links.ines, 'take')
    expect((await press(links.marlow, 'answered')).location).toContain('?stale')
    await press(links.marlow, 'take-over')
    expect((await get(links.ines)).html).toContain('marlow has it')
  })

  test('a link acts on its own message only, and a changed one on none', async () => {
    const [one, other] = [await message('The first one'), await message('The second one')]
    const [content = '', signature = ''] = one.ines.slice('/staff/'.length).split('.')
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString())
    const otherClaims = JSON.parse(
      Buffer.from(other.ines.slice('/staff/'.length).split('.')[0] ?? '', 'base64url').toString(),
    )
    const forged = Buffer.from(JSON.stringify([claims[0], otherClaims[1], ...claims.slice(2)])).toString('base64url')
    const wrongKey = createHmac('sha256', 'guessed').update(forged).digest('base64url')
    const longer = `${content}.${signature}.x`
    for (const token of [`${forged}.${signature}`, `${forged}.${wrongKey}`, forged, `${content}.`, longer, 'x.y']) {
      const { response, html } = await get(`/staff/${token}`)
      expect(response.status).toBe(404)
      expect(html).not.toContain('The first one')
      expect(html).not.toContain(goodMessage.email)
    }
  })

  test('a link that has run out or was ended shows nothing of the message, and mails a fresh one to its own person', async () => {
    const { ines: link } = await message('Sent to the wrong person')
    const claims = JSON.parse(Buffer.from(link.slice('/staff/'.length).split('.')[0] ?? '', 'base64url').toString())
    const old = Buffer.from(JSON.stringify([...claims.slice(0, 4), Date.now() - 1])).toString('base64url')
    const expired = `/staff/${old}.${createHmac('sha256', key).update(old).digest('base64url')}`
    await press(link, 'end')
    for (const ended of [link, expired]) {
      const { response, html } = await get(ended)
      expect(response.status).toBe(410)
      expect(html).not.toContain('Sent to the wrong person')
      expect(html).not.toContain(goodMessage.email)
      expect((await press(ended, 'take', { seen: '0' })).status).toBe(410)
    }
    const before = freshLinks(mails).length
    expect((await press(link, 'fresh', { seen: '0' })).status).toBe(200)
    const fresh = () => freshLinks(mails).slice(before)
    await expect.poll(() => fresh().map(({ to }) => to)).toEqual([[ines]])
    const path = fresh()[0]?.path ?? raise('no link')
    expect((await get(path)).html).toContain('Sent to the wrong person')
  })

  test('removing somebody ends all links of that person', async () => {
    const links = await message('She has left')
    await staffCommand('staff', 'remove', marlow)
    expect((await get(links.marlow)).response.status).toBe(410)
    expect((await get(links.ines)).response.status).toBe(200)
  })

  test('an erased message is gone from its links', async () => {
    const links = await message('Please forget me', { email: 'forgotten@example.com' })
    await staffCommand('leads', 'delete', '--email', 'forgotten@example.com', '--yes')
    const { response, html } = await get(links.ines)
    expect(response.status).toBe(404)
    expect(html).not.toContain('Please forget me')
  })

  const staffCommand = (...words: string[]) => larkwayAt(running.location, env)(...words)
})
