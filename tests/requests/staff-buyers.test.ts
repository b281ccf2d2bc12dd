import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartPage } from '../../src/content/words/lot.words.ts'
import { mails as mailWords } from '../../src/content/words/message-mails.words.ts'
import { messagePage } from '../../src/content/words/staff.words.ts'
import { changesOf } from '../../src/domain/catalogue/edits/edit-history.server.ts'
import { findWork } from '../../src/domain/leads/work/lead-work.server.ts'
import { Phone } from '../support/lot.ts'
import { mailHeader, mailPart, type ReceivedMail } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { messageLink, pressOn, signedIn, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'

onEachEngine('quick messages and sold carts', (engine) => {
  let running: SiteWithMail
  let cookies: Record<'ines' | 'dov', string>

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: `${ines}, ${dov}` })
    for (const person of [ines, dov]) await larkway('staff', 'invite', person, '--name', person.split('@')[0] ?? '')
    cookies = { ines: await signedIn(running.db, ines), dov: await signedIn(running.db, dov) }
    await importList([
      ['list-1', 'yes'],
      ['list-2', 'yes'],
      ['list-3', 'yes'],
      ['list-4', 'yes'],
    ])
  })
  afterAll(() => running.remove())

  const larkway = (...words: string[]) => running.larkway(...words)
  const site = () => running.site
  /** Returns the path of a message's page, from the email about it. */
  const linkOf = (words: string, person = ines) => messageLink(running.mails, person, words)
  const pageOf = async (link: string) => (await staffPage(site(), link, cookies.ines)).html
  const press = (link: string, action: string, form: Record<string, string> = {}, by: 'ines' | 'dov' = 'ines') =>
    pressOn(site(), link, cookies[by], action, form)
  const cart = async (id: string) => (await fetch(`${site().url}/api/vehicles/${id}`)).json()
  const importList = async (carts: readonly (readonly [id: string, inStock: string])[]) => {
    const file = join(site().dataDir, 'list.csv')
    const rows = carts.map(([id, inStock]) => `${id},Cart ${id},Acme,Cart,9000,${inStock}`)
    await writeFile(file, `id,name,brand,category,price,inStock\n${rows.join('\n')}\n`)
    return larkway('inventory', 'import', file, '--keep-missing', '--yes', '--source', 'inbox')
  }
  /** @returns the path of the message's page */
  async function message(words: string, more: Record<string, unknown> = {}): Promise<string> {
    expect((await postMessage(site(), { ...goodMessage, interest: 'sales', ...more, message: words })).status).toBe(201)
    await linkOf(words, dov)
    return linkOf(words)
  }
  const mailTo = (person: string, isWanted: (mail: ReceivedMail) => boolean) =>
    running.mails.mails.filter((mail) => mail.to.includes(person) && isWanted(mail))
  const says = (words: RegExp) => (mail: ReceivedMail) => words.test(mailPart(mail, 'text/plain'))
  const soldNotices = (person: string, id: string) => mailTo(person, says(new RegExp(`^The Cart ${id} is `)))
  const idOf = async (words: string) =>
    (
      await running.db
        .selectFrom('contact_messages')
        .select('id')
        .where('message', '=', words)
        .executeTakeFirstOrThrow()
    ).id
  const leadOf = async (words: string) =>
    running.db
      .selectFrom('contact_messages')
      .select(['suspected', 'suspicion'])
      .where('message', '=', words)
      .executeTakeFirstOrThrow()

  test('a quick message goes to staff at once with a mark, which “It’s real” removes', async () => {
    const words = 'I can come today with cash.'
    const link = await message(words, { elapsedMs: 571, email: 'nadia@example.com' })
    const [mail] = mailTo(dov, says(/I can come today/))
    if (!mail) throw new Error('no mail')
    expect(mailHeader(mail, 'subject')).toContain('sent quickly, may be spam')
    for (const type of ['text/plain', 'text/html']) expect(mailPart(mail, type)).toContain(mailWords.lead.maybeSpam)
    await expect.poll(() => running.mails.mails.some(({ to }) => to.includes('nadia@example.com'))).toBe(true)
    const html = await pageOf(link)
    expect(html).toContain(mailWords.lead.maybeSpam)
    expect(html).toMatch(/action="[^"]+\/real"/)
    expect(html.match(/action="[^"]+\/spam"/g)).toHaveLength(1)
    expect((await larkway('leads', 'list', '--quarantined')).out).not.toContain('nadia@')
    expect((await larkway('leads', 'list', '--search', goodMessage.lastName)).out).toContain('may be spam')
    expect((await larkway('digest')).out).toContain(mailWords.lead.maybeSpam)
    await press(link, 'real')
    expect(await pageOf(link)).not.toContain(mailWords.lead.maybeSpam)
    expect(await pageOf(link)).toContain('Nobody has it yet')
    expect((await press(link, 'real')).location).toContain('?stale')
    await press(link, 'undo')
    expect(await pageOf(link)).toContain(mailWords.lead.maybeSpam)
  })

  test('“Spam” quarantines a quick message, and its undo restores the mark', async () => {
    const words = 'Cheap watches, quickly.'
    const link = await message(words, { elapsedMs: 40 })
    await press(link, 'spam')
    expect(await leadOf(words)).toEqual({ suspected: 1, suspicion: 'marked-by-staff,too-fast:40' })
    await press(link, 'undo')
    expect(await leadOf(words)).toEqual({ suspected: 0, suspicion: 'too-fast:40' })
    expect(await pageOf(link)).toContain(mailWords.lead.maybeSpam)
  })

  test('a salesperson can release what a colleague marked as spam', async () => {
    const words = 'Not spam at all.'
    const link = await message(words)
    await press(link, 'spam')
    expect(await pageOf(link)).toContain(messagePage.heldBack)
    await press(link, 'real', {}, 'dov')
    expect(await leadOf(words)).toMatchObject({ suspected: 0 })
    expect((await findWork(running.db, await idOf(words))).outcome).toBeNull()
  })

  test('a message that is certainly spam waits in quarantine and goes to nobody', async () => {
    const words = 'Filled in by a machine.'
    await postMessage(site(), { ...goodMessage, elapsedMs: 40, companyFax: 'x', message: words })
    expect(await leadOf(words)).toEqual({ suspected: 1, suspicion: 'hidden-field,too-fast:40' })
    await message('One that comes after it.')
    expect(mailTo(ines, says(/Filled in by a machine/))).toEqual([])
    expect((await larkway('digest')).out).toContain('the hidden field was filled in')
  })

  test('staff with an open message about a cart are told when the cart is sold on the lot, and by whom', async () => {
    const link = await message('Is list-1 there? Who has it?', { vehicle: 'list-1' })
    await message('Is list-1 there? Nobody has this one.', { vehicle: 'list-1', email: 'other@example.com' })
    const done = await message('Is list-1 there? Answered.', { vehicle: 'list-1', email: 'third@example.com' })
    await press(link, 'take')
    await press(done, 'answered')
    const phone = new Phone(cookies.dov, site)
    expect((await phone.get('/carts/list-1')).text).toContain(cartPage.openMessages(2))
    await phone.save('list-1', { inStock: 'no' })
    await expect.poll(() => soldNotices(ines, 'list-1').length).toBe(2)
    await expect.poll(() => soldNotices(dov, 'list-1').length).toBe(1)
    expect(mailPart(soldNotices(ines, 'list-1')[0] as ReceivedMail, 'text/plain')).toContain('is sold (dov, ')
    expect(await pageOf(link)).toMatch(/out of stock \(dov, /)
    const html = await pageOf(`${link}/sold`)
    expect(html).toContain('as sold already (dov, ')
    expect(html).not.toContain(messagePage.soldWith)
    expect((await phone.get('/carts/list-1')).html).toContain(await idOf('Is list-1 there? Who has it?'))
    await message('One that makes time pass.')
    expect(soldNotices(ines, 'list-1')).toHaveLength(2)
  })

  test('staff with an open message about a cart are told when the cart is removed, or marked as sold by a list', async () => {
    await message('Will a list sell list-2?', { vehicle: 'list-2' })
    await message('Will list-3 be removed?', { vehicle: 'list-3' })
    await importList([['list-2', 'no']])
    await larkway('inventory', 'remove', 'list-3', '--yes')
    await expect.poll(() => soldNotices(ines, 'list-2').length).toBe(1)
    await expect.poll(() => soldNotices(dov, 'list-3').length).toBe(1)
    expect(mailPart(soldNotices(ines, 'list-2')[0] as ReceivedMail, 'text/plain')).toContain('(the list in the inbox')
    expect(mailPart(soldNotices(dov, 'list-3')[0] as ReceivedMail, 'text/plain')).toContain('is off the site')
  })

  test('undoing a sale restores the cart, unless a list has reported the sale since', async () => {
    const link = await message('Sold to me: list-4', { vehicle: 'list-4' })
    await press(link, 'sold', { cart: 'list-4' })
    await expect.poll(async () => (await cart('list-4')).inStock).toBe(false)
    await press(link, 'undo')
    await expect.poll(async () => (await cart('list-4')).inStock).toBe(true)
    await press(link, 'sold', { cart: 'list-4' })
    await importList([['list-4', 'no']])
    const undone = await press(link, 'undo')
    expect(undone.location).toContain('?cart-stays')
    expect(await pageOf(undone.location ?? '')).toContain(messagePage.cartStays)
    expect(await pageOf(link)).toContain('Nobody has it yet')
    await expect.poll(async () => (await cart('list-4')).inStock).toBe(false)
  })

  test('undoing a sale does not overwrite what others changed on the cart in the meantime', async () => {
    const link = await message('Sold to me: swift', { vehicle: 'swift-ev-4' })
    await press(link, 'sold', { cart: 'swift-ev-4' })
    const phone = new Phone(cookies.dov, site)
    await phone.save('swift-ev-4', { inStock: 'yes' })
    await phone.save('swift-ev-4', { inStock: 'no' })
    expect((await press(link, 'undo')).location).toContain('?cart-stays')
    await expect.poll(async () => (await cart('swift-ev-4')).inStock).toBe(false)
  })

  test('a sale and its change to the cart happen together, and only once for simultaneous presses', async () => {
    const link = await message('Four thumbs', { vehicle: 'denago-city' })
    const words = 'Four thumbs'
    const form = { seen: '0', cart: 'denago-city' }
    const presses = (['ines', 'dov', 'ines', 'dov'] as const).map((by) => press(link, 'sold', form, by))
    const stale = (await Promise.all(presses)).filter(({ location }) => location?.includes('?stale'))
    expect(stale).toHaveLength(3)
    const { steps } = await findWork(running.db, await idOf(words))
    const changes = await changesOf(running.db, 'denago-city', 10)
    expect(steps.map(({ vehicleId, person, at }) => [vehicleId, person, at])).toEqual(
      changes.map(({ person, at }) => ['denago-city', person, at]),
    )
  })
})
