import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageList, messageWork } from '../../src/content/words/staff-messages.words.ts'
import { holdCart } from '../../src/domain/catalogue/edits/cart-holds.server.ts'
import { dayAndTime } from '../../src/domain/hours/dealer-hours.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { mainText } from '../support/lot.ts'
import { mailHeader, mailPart } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { messageLink, postForm, pressOn, signedIn, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'

onEachEngine('the desk for messages', (engine) => {
  let running: SiteWithMail
  let cookies: Record<'ines' | 'dov', string>

  beforeAll(async () => {
    running = await startSiteWithMail(engine, {
      LEADS_EMAIL_TO: `${ines}, ${dov}`,
      LEADS_ESCALATE_TO: 'marlow@dealer.example',
    })
    await inviteStaff(running.db, ines, 'Ines Halloway', new Date())
    cookies = { ines: await signedIn(running.db, ines), dov: await signedIn(running.db, dov) }
  })
  afterAll(() => running.remove())

  type Words = Partial<typeof goodMessage> & { vehicle?: string; topic?: string; elapsedMs?: number }
  /** @returns the path of the message's page */
  async function message(lastName: string, more: Words = {}): Promise<string> {
    const email = `${lastName.toLowerCase()}@example.com`
    const words = { ...goodMessage, interest: 'sales', email, message: `This is ${lastName}`, ...more, lastName }
    await postMessage(running.replica, words)
    return messageLink(running.mails, ines, words.message)
  }
  const page = (path: string, who: 'ines' | 'dov' = 'ines') => staffPage(running.site, path, cookies[who])
  const text = async (path: string, who: 'ines' | 'dov' = 'ines') => mainText((await page(path, who)).html)
  const post = (path: string, form: Record<string, string>, who: 'ines' | 'dov' = 'ines') =>
    postForm(running.replica, path, form, cookies[who])
  const rowOf = (html: string, link: string): string =>
    html.split('<li').find((row) => row.includes(`href="${link}`)) ?? ''
  function sectionOf(html: string, link: string): string {
    const [before = '', found] = html.split(`href="${link}"`)
    return found === undefined ? '' : ([...before.matchAll(/<h2[^>]*>([^<]+)/g)].at(-1)?.[1] ?? '')
  }
  const seenOn = (html: string): string => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''

  test('opens with the open messages, and takes a message with one press in its row', async () => {
    const link = await message('Whitlock', { topic: 'test-drive', vehicle: 'denago-city' })
    expect((await postForm(running.site, '/staff', {}, cookies.ines)).status).not.toBe(500)
    const start = await fetch(`${running.site.url}/staff`, { headers: { cookie: cookies.ines }, redirect: 'manual' })
    expect(start.headers.get('location')).toBe('/staff/messages')
    const { html } = await page('/staff/messages')
    const row = rowOf(html, link)
    expect(row).toMatch(/Ada Whitlock.*Test drive, Denago City.*This is Whitlock.*To marlow in/s)
    expect(row).toContain('href="tel:+18565550100"')
    expect(sectionOf(html, link)).toBe(messageList.sections.nobody)
    const id = link.split('/').at(-1)
    const taken = await post(`${link}/take`, { seen: seenOn(row), back: 'list' })
    expect(taken.location).toBe(`/staff/messages?said=take&on=${id}#m-${id}`)
    const after = (await page(taken.location ?? '')).html
    expect(sectionOf(after, link)).toBe(messageList.sections.taken)
    expect(mainText(after)).toContain(messageList.tookIt('Ada Whitlock'))
    const late = await post(`${link}/take`, { seen: '0', back: 'list' }, 'dov')
    expect(await text(late.location ?? '', 'dov')).toContain(messageList.lost('Ada Whitlock'))
    expect(rowOf((await page('/staff/messages?show=mine')).html, link)).not.toBe('')
    expect(rowOf((await page('/staff/messages?show=mine', 'dov')).html, link)).toBe('')
    await post(`${link}/undo`, { seen: '1', back: 'list' })
    expect(sectionOf((await page('/staff/messages')).html, link)).toBe(messageList.sections.nobody)
  })

  test('asks whether a suspicious message is real, and moves it according to the answer', async () => {
    const link = await message('Marsh', { elapsedMs: 900 })
    const list = async () => sectionOf((await page('/staff/messages')).html, link)
    expect(await list()).toBe(messageList.sections.real)
    await post(`${link}/real`, { seen: '0', back: 'list' })
    expect(await list()).toBe(messageList.sections.nobody)
    await post(`${link}/spam`, { seen: '1', back: 'list' })
    expect(await list()).toBe('')
    expect(rowOf((await page('/staff/messages?q=marsh')).html, link)).toContain(messageList.spam)
  })

  test('finds a message by name, phone number, email address and words, and lists all messages', async () => {
    const words = { email: 'jose@example.com', phone: '(212) 555-0177', message: '¿Hacen entregas en Archbald?' }
    const link = await message('Núñez', words)
    for (const query of ['nunez', '2125550177', '0177', 'archbald', 'jose@example']) {
      const { html } = await page(`/staff/messages?q=${encodeURIComponent(query)}`)
      expect([query, rowOf(html, link) !== '']).toEqual([query, true])
    }
    expect(await text('/staff/messages?q=nothing-like-this')).toContain(messageList.none.search)
    expect(rowOf((await page('/staff/messages?show=all')).html, link)).not.toBe('')
  })

  test('records a note and a step with a time, and undoes the step', async () => {
    const link = await message('Ferrante')
    const noted = await post(`${link}/events`, {
      id: randomUUID(),
      kind: 'note',
      text: 'Wants the <blue> one',
      seen: '0',
    })
    expect(noted.location).toMatch(/#notes$/)
    expect(await text(link)).toContain('Wants the &lt;blue&gt; one')
    expect(await text(link, 'dov')).toContain('Ines Halloway')
    const { day, time } = dayAndTime(new Date(Date.now() + 60 * 60_000))
    const step = {
      id: randomUUID(),
      kind: 'planned',
      planned: 'test-drive',
      day,
      time,
      text: 'Brings his father',
      seen: '0',
    }
    const saved = await post(`${link}/events`, step)
    expect(saved.location).toBe(`${link}?done=${step.id}#next`)
    expect((await post(`${link}/events`, step)).location).toBe(saved.location)
    const shown = await page(saved.location ?? '')
    expect(mainText(shown.html)).toContain(messageWork.saved('Test drive'))
    expect(shown.html).toContain(messageWork.done['test-drive'])
    const file = await staffPage(running.site, `${link}/events/${step.id}/calendar`, cookies.ines)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.html.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const list = async () => (await page('/staff/messages')).html
    expect(['Due today', 'Taken']).toContain(sectionOf(await list(), link))
    expect(rowOf(await list(), link)).toContain('Test drive, Ines Halloway')
    await post(`${link}/events/${step.id}/undo`, {})
    expect(sectionOf(await list(), link)).toBe(messageList.sections.nobody)
    expect((await post(`${link}/events/${step.id}/undo`, {})).location).toBe(`${link}?not-undone`)
  })

  test('rejects a step in the past or by somebody other than the holder, and keeps the input', async () => {
    const link = await message('Pruitt')
    const step = {
      id: randomUUID(),
      kind: 'planned',
      planned: 'call',
      day: '2020-01-01',
      time: '09:00',
      text: 'At noon',
    }
    const past = await post(`${link}/events`, { ...step, seen: '0' })
    expect([past.status, past.html.includes(messageWork.next.badTime), past.html.includes('value="At noon"')]).toEqual([
      422,
      true,
      true,
    ])
    for (const day of ['', '2026-13-40', 'x', '2126-12-01'])
      expect((await post(`${link}/events`, { ...step, day, seen: '0' })).status).toBe(422)
    expect((await post(`${link}/events`, { ...step, kind: 'anything', seen: '0' })).status).toBe(400)
    await pressOn(running.site, link, cookies.dov, 'take')
    const theirs = await post(`${link}/events`, { id: randomUUID(), kind: 'voicemail', seen: '1' })
    expect([theirs.status, theirs.html.includes('dov has this message')]).toEqual([409, true])
    expect((await post(`${link}/reply`, { id: randomUUID(), text: 'Hello', seen: '1' })).status).toBe(409)
  })

  test('keeps call, text and email in the bar in every state, and the next step until the message is answered', async () => {
    const link = await message('Brandt', { vehicle: 'denago-city' })
    const bar = async () => (await page(link)).html.split('desk-bar"')[1] ?? ''
    const yellow = async () =>
      [...(await bar()).matchAll(/btn--accent"[^>]*>.*?<\/svg>([^<]+)/gs)].map(([, label]) => label)
    const reach = async () => [...(await bar()).matchAll(/href="((?:tel|sms|mailto|#)[^"]*)"/g)].map(([, href]) => href)
    const all = ['tel:+18565550100', 'sms:+18565550100', '#reply']
    expect([await yellow(), await reach()]).toEqual([['I have it'], all])
    await pressOn(running.site, link, cookies.ines, 'take')
    expect([await yellow(), await reach()]).toEqual([['I called'], all])
    const { day, time } = dayAndTime(new Date(Date.now() + 60 * 60_000))
    await post(`${link}/events`, { id: randomUUID(), kind: 'planned', planned: 'deposit', day, time, seen: '1' })
    expect([await yellow(), await reach()]).toEqual([['Deposit taken'], all])
    await post(`${link}/events`, { id: randomUUID(), kind: 'deposit', answers: 'yes', seen: '1' })
    expect([await yellow(), await reach()]).toEqual([[], all])
    expect(await text(link)).toContain('Ines Halloway: answered')
  })

  test('messages about a cart on hold show who holds it, and until when', async () => {
    const link = await message('Tran', { vehicle: 'denago-city', message: 'Still there on the weekend?' })
    const until = dayAndTime(new Date(Date.now() + 48 * 60 * 60_000)).day
    const hold = {
      vehicleId: 'denago-city',
      until,
      customer: 'Gloria',
      deposit: 500,
      cart: 'Denago City',
      person: ines,
    }
    await holdCart(running.db, { ...hold, today: dayAndTime(new Date()).day, seen: '' }, new Date())
    expect(await text(link)).toMatch(/The Denago City is on hold until \w+ \d+ for Gloria \(Ines Halloway\)/)
    expect(rowOf((await page('/staff/messages')).html, link)).toContain(messageList.cartHeld)
  })

  test('a reply starts from a saved one, is sent, and answers the message', async () => {
    const link = await message('Dellarosa', { topic: 'trade-in' })
    const { html } = await page(`${link}?reply=0`)
    const [, saved = ''] = /<textarea[^>]*name="text"[^>]*>([^<]+)/.exec(html) ?? []
    expect(saved).toMatch(/^Hi Ada,.+Ines Halloway$/s)
    expect((await post(`${link}/reply`, { text: ' ', seen: '0' })).status).toBe(422)
    const sent = await post(`${link}/reply`, { id: randomUUID(), text: `${saved}\r\nSee you`, seen: seenOn(html) })
    expect(sent.location).toMatch(/\?done=[\w-]+#reply$/)
    const mailTo = () =>
      running.mails.mails.find(({ to, raw }) => to.includes('dellarosa@example.com') && raw.includes('See you'))
    await expect.poll(mailTo).toBeTruthy()
    const mail = mailTo()
    expect(mail && mailHeader(mail, 'reply-to')).toContain(ines)
    expect(mail && mailPart(mail, 'text/plain')).not.toContain('/staff')
    expect(await text(link)).toContain('Ines Halloway: answered')
    await expect.poll(() => text(link)).toMatch(/Ines Halloway: Reply [^.]+\. Sent /)
  })

  test('shows one customer’s messages on one page, and links them to each other', async () => {
    const email = 'renee@example.com'
    const first = await message('Renée', { email, topic: 'rental', message: 'Is it full in July?' })
    const second = await message('Renée', {
      email,
      phone: '570-555-0111',
      topic: 'parts',
      message: 'A new key, please',
    })
    const { html } = await page(second)
    expect(rowOf(html.slice(html.indexOf('<main')), first)).toContain('Is it full in July?')
    const [, customer = ''] = /href="(\/staff\/customers\?[^"]+)"/.exec(html) ?? []
    const all = await page(customer.replaceAll('&amp;', '&'))
    for (const link of [first, second]) expect(rowOf(all.html, link)).not.toBe('')
    expect(all.html).toContain('href="tel:+15705550111"')
    expect((await page('/staff/customers?email=nobody@example.com')).status).toBe(404)
    expect((await page('/staff/customers?phone=5')).status).toBe(404)
  })
  test('a message shows the list that it was opened from, even after a note is added', async () => {
    const [own, other] = [await message('Lister'), await message('Elsewhere')]
    await pressOn(running.site, own, cookies.ines, 'take')
    const [list = '', href = ''] = ['/staff/messages?show=mine', `${own}?show=mine`]
    expect((await page(list)).html).toContain(`href="${href}"`)
    const beside = async (path: string) => (await page(path)).html.split('<aside')[1]?.split('</aside>')[0] ?? ''
    const aside = await beside(href)
    expect(aside).toMatch(new RegExp(`href="${href.replace('?', '\\?')}" aria-current="page"`))
    expect(aside).not.toContain(other)
    expect(await beside(own)).toContain(`href="${other}"`)
    expect(await beside(`${own}?q=elsewhere`)).toContain(`href="${other}?q=elsewhere"`)
    const noted = await post(`${own}/events?show=mine`, { id: randomUUID(), kind: 'note', text: 'Blue', seen: '1' })
    expect(noted.location).toMatch(new RegExp(`^${own}\\?done=[\\w-]+&show=mine#notes$`))
    expect((await page(noted.location ?? '')).html).toContain(`action="${own}/answered?show=mine"`)
    const back = await post(`${own}/undo?q=a%26b`, { seen: '1', back: 'list' })
    expect(back.location).toMatch(/^\/staff\/messages\?said=undo&on=[\w-]+&q=a%26b#m-/)
    // Other values in the address have no effect.
    for (const search of ['?show=//evil.example', '?show=all&before=none', '?q=%00%0d%0a', '?before=x'])
      expect((await page(own + search)).status).toBe(200)
    const strange = await post(`${own}/take?show=//evil.example&q=%0d%0a`, { seen: '2' })
    expect(strange.location).toBe(own)
  })

  test('offers carts similar to a sold one, including in a reply', async () => {
    const sold = 'evolution-d5-ranger-4'
    const link = await message('Latecomer', { vehicle: sold })
    expect((await page(link)).html).not.toContain('id="similar"')
    await post(`/staff/lot/carts/${sold}`, { inStock: 'no', 'was.inStock': 'true' })
    const { html } = await page(link)
    const similar = html.split('id="similar"')[1]?.split('</section>')[0] ?? ''
    const carts = [...similar.matchAll(/href="\/staff\/lot\/carts\/([\w-]+)"/g)].map(([, id = '']) => id)
    expect(carts).toHaveLength(3)
    expect(carts).not.toContain(sold)
    const reply = /href="([^"]+#reply)"/.exec(similar)?.[1] ?? ''
    const begun = (await page(reply.replace('#reply', '').replaceAll('&amp;', '&'))).html
    const text = /id="reply-text"[^>]*>([^<]*)/.exec(begun)?.[1] ?? ''
    for (const id of carts) expect(text).toContain(`/vehicle/${id}\n`)
    const held = carts[0] ?? ''
    const until = dayAndTime(new Date(Date.now() + 72 * 60 * 60_000)).day
    await post(`/staff/lot/carts/${held}/hold`, { until, customer: '', deposit: '', seen: '' })
    expect((await page(link)).html.split('id="similar"')[1]?.split('</section>')[0]).not.toContain(`carts/${held}"`)
  })
})
