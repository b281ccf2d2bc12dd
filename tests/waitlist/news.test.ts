import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailingAddress } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { usdShort } from '../../src/content/format/money.ts'
import { findEntries } from '../../src/domain/waitlist/waitlist.server.ts'
import { usedCarts } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { Waitlist } from '../support/waitlist.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const [first, second] = usedCarts
const price = { kind: 'price', id: first.id, name: first.name } as const
const model = { kind: 'model', brand: first.brand, name: first.name } as const

describe.each(Object.entries(engines))('the waitlist job on %s', (_name, open) => {
  let database: TestDatabase
  let mail: MailServer
  let waitlist: Waitlist
  beforeAll(async () => {
    database = await openMigrated(open)
    mail = await startMailServer()
  })
  afterAll(() => Promise.all([database.close(), mail.close()]))
  beforeEach(async () => {
    for (const table of ['watches', 'watch_links'] as const) await database.db.deleteFrom(table).execute()
    mail.mails.length = 0
    mail.mood('accept')
    waitlist = new Waitlist(database.db, mail)
    waitlist.carts = [first]
  })

  const subjects = () => mail.mails.map((one) => mailHeader(one, 'subject'))
  const lastText = () => {
    const last = mail.mails.at(-1)
    return last ? mailPart(last, 'text/plain') : ''
  }
  const ids = async () => (await findEntries(database.db)).map(({ id }) => id)

  test('mails a lower price at once, and a second drop no sooner than a day after that email', async () => {
    await waitlist.joinAndConfirm('ann@example.com', price)
    await waitlist.runWork()
    expect(subjects()).toEqual([])
    waitlist.change(first.id, { price: 8500 })
    await waitlist.runWork()
    expect(lastText()).toContain(`was ${usdShort(first.price)} and is now $8,500`)
    waitlist.time += HOUR
    waitlist.change(first.id, { price: 8200 })
    await waitlist.runWork()
    waitlist.change(first.id, { price: 8000 })
    waitlist.time += 22 * HOUR
    await waitlist.runWork()
    expect(subjects()).toHaveLength(1)
    waitlist.time += HOUR
    await waitlist.runWork()
    await waitlist.runWork()
    expect(subjects()).toHaveLength(2)
    expect(lastText()).toContain('was $8,500 and is now $8,000')
  })

  test('does not mail a price that rises, or that falls again but stays above where it started', async () => {
    await waitlist.joinAndConfirm('ann@example.com', price)
    waitlist.change(first.id, { price: 9900 })
    await waitlist.runWork()
    waitlist.change(first.id, { price: 9500 })
    await waitlist.runWork()
    expect(subjects()).toEqual([])
  })

  test.each([
    ['is marked as sold', (): void => waitlist.change(first.id, { inStock: false })],
    [
      'has left the stock',
      (): void => {
        waitlist.carts = []
      },
    ],
  ])('when the cart %s, sends one last email and keeps no data', async (_what, sell) => {
    await waitlist.joinAndConfirm('ann@example.com', price)
    sell()
    await waitlist.runWork()
    expect(lastText()).toContain(`${first.name} is sold, so this was our last email about it.`)
    expect(lastText()).toContain(`https://www.dealer.example/tell-me?cart=${first.id}`)
    expect(await ids()).toEqual([])
    await waitlist.runWork()
    expect(subjects()).toHaveLength(1)
    waitlist.time += DAY + MINUTE
    await waitlist.runWork()
    expect(await database.db.selectFrom('watch_links').selectAll().execute()).toEqual([])
  })

  test('mails the next cart of a model once, with its price and its page', async () => {
    await waitlist.joinAndConfirm('ann@example.com', model)
    waitlist.carts = [{ ...second, inStock: false }, first]
    await waitlist.runWork()
    expect(subjects()).toEqual([])
    waitlist.change(second.id, { inStock: true })
    await waitlist.runWork()
    expect(subjects()).toEqual([`Just in: ${second.name}, ${usdShort(second.price)}`])
    expect(lastText()).toContain(`https://www.dealer.example/vehicle/${second.id}`)
    expect(lastText()).not.toContain(`https://www.dealer.example/vehicle/${first.id}`)
    waitlist.time += 2 * DAY
    await waitlist.runWork()
    expect(subjects()).toHaveLength(1)
  })

  test('a search entry matches what the inventory search matches, including a cart whose price dropped', async () => {
    await waitlist.joinAndConfirm('ann@example.com', {
      kind: 'search',
      query: '?search=onward&max-price=9000',
      text: 'Onward',
    })
    waitlist.carts = [second, { ...first, id: 'other', name: 'Tempo', description: 'Another one.' }, first]
    await waitlist.runWork()
    expect(subjects()).toEqual([])
    waitlist.change(second.id, { price: 9000 })
    await waitlist.runWork()
    expect(lastText()).toContain(`https://www.dealer.example/vehicle/${second.id}`)
    expect(lastText()).not.toContain('Tempo')
  })

  test('sends all news for a mailbox, however its address is tagged, in one email with a standard unsubscribe button', async () => {
    await waitlist.joinAndConfirm('ann@example.com', price)
    waitlist.time += MINUTE
    await waitlist.joinAndConfirm('Ann+carts@example.com', model)
    await waitlist.joinAndConfirm('ben@example.com', model)
    waitlist.carts = [second, { ...first, price: 8500 }]
    await waitlist.runWork()
    expect(mail.mails.map(({ to }) => to).sort()).toEqual([['Ann+carts@example.com'], ['ben@example.com']].sort())
    const anns = mail.mails.find(({ to }) => to[0] !== 'ben@example.com')
    if (!anns) throw new Error('no mail came')
    const text = mailPart(anns, 'text/plain')
    expect(text).toContain('is now $8,500')
    expect(text).toContain(`/vehicle/${second.id}`)
    expect(text).toContain(mailingAddress)
    const stop = /https:\/\/www\.dealer\.example\/tell-me\/[0-9a-f]{32}/.exec(text)?.[0]
    expect(mailHeader(anns, 'list-unsubscribe')).toBe(`<${stop}>`)
    expect(mailHeader(anns, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mailPart(anns, 'text/html')).toContain(`href="${stop}"`)
  })

  test('sends a final email after twelve months and ends the entry', async () => {
    await waitlist.joinAndConfirm('ann@example.com', model)
    waitlist.time += 364 * DAY
    await waitlist.runWork()
    expect(subjects()).toEqual([])
    waitlist.time += 2 * DAY
    await waitlist.runWork()
    expect(lastText()).toContain('twelve months ago. We’re stopping here')
    expect(await ids()).toEqual([])
  })

  test('erases ended entries a month later even while mail is off', async () => {
    await waitlist.joinAndConfirm('ann@example.com', model)
    const silent = new Waitlist(database.db)
    silent.time = waitlist.time + 380 * DAY
    await silent.runWork()
    expect(await ids()).toHaveLength(1)
    silent.time += 30 * DAY
    await silent.runWork()
    expect(await ids()).toEqual([])
  })

  test('does not end an entry when the clock is set ahead', async () => {
    const unconfirmed = await waitlist.join('ann@example.com', price)
    const confirmed = await waitlist.joinAndConfirm('ann@example.com', model)
    waitlist.moveClock(400 * DAY)
    await waitlist.runWork()
    expect((await ids()).toSorted()).toEqual([unconfirmed, confirmed].toSorted())
    expect(subjects()).toEqual([])
  })

  test('sends no email without a confirmation, and stores nothing after 48 hours', async () => {
    const id = await waitlist.join('ann@example.com', price)
    waitlist.change(first.id, { price: 8500 })
    waitlist.time += 47 * HOUR
    await waitlist.runWork()
    expect(await ids()).toEqual([id])
    waitlist.time += 2 * HOUR
    await waitlist.runWork()
    expect(await ids()).toEqual([])
    expect(subjects()).toEqual([])
  })

  test('a mail server that is down delays the news, and its error names nobody', async () => {
    await waitlist.joinAndConfirm('ann@example.com', price)
    waitlist.change(first.id, { price: 8500 })
    mail.mood('refuse')
    const error = await waitlist.runWork().catch((problem: Error) => problem.message)
    expect(error).toMatch(/^The mail server did not take it: /)
    expect(error).not.toContain('ann')
    mail.mood('accept')
    await waitlist.runWork()
    await waitlist.runWork()
    expect(subjects()).toHaveLength(1)
  })

  test('erases an address that no longer exists', async () => {
    await waitlist.joinAndConfirm('nobody@example.com', price)
    await waitlist.joinAndConfirm('ben@example.com', price)
    waitlist.change(first.id, { price: 8500 })
    await waitlist.runWork()
    expect((await findEntries(database.db)).map(({ email }) => email)).toEqual(['ben@example.com'])
  })
})
