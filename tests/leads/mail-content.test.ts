import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { hours } from '../../src/content/dealer/facts/hours.facts.ts'
import { mailingAddress, showrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { findTown } from '../../src/content/dealer/find-town.ts'
import { measuredFrom } from '../../src/content/words/delivery-rule.words.ts'
import { mails } from '../../src/content/words/message-mails.words.ts'
import { removeVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { hoursAndDates } from '../../src/domain/hours/hours-and-dates.ts'
import type { Channel } from '../../src/domain/leads/channels/channels.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { type LeadOrigin, noOrigin, UNKNOWN_VEHICLE } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { placeOf } from '../../src/domain/towns/town-with-showroom.ts'
import type { DeliveryProblem } from '../../src/server/database/jobs/delivery-problem.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { leadVehicle, usedCarts } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, type ReceivedMail, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { phonePhoto } from '../support/photos.ts'

const millville = findTown('millville')

let database: TestDatabase
let server: MailServer
beforeAll(async () => {
  database = await openMigrated(engines.SQLite)
  server = await startMailServer()
  const images = ['/pictures/denago-city/front34']
  await addVehicles(
    database.db,
    usedCarts.map((cart) => ({ ...cart, images })),
    () => new Date(),
  )
})
afterAll(() => Promise.all([database.close(), server.close()]))

const origin: LeadOrigin = {
  ...noOrigin,
  vehicle: leadVehicle,
  page: '/towns/millville',
  town: 'millville',
  topic: 'test-drive',
}

/** Stores a lead and sends it by one channel. */
async function send(
  channel: Channel,
  more: Partial<typeof goodMessage> & { interest?: 'sales' | 'service'; origin?: LeadOrigin; at?: string } = {},
) {
  const { origin: from = origin, at = '2026-05-02T14:42:00.000Z', interest = 'sales', ...words } = more
  const submission = { ...goodMessage, interest, firstName: 'Ann', lastName: 'Buyer', ...words }
  await storeLead(database.db, { submission, spamReason: '', receivedAt: new Date(at), origin: from }, [channel])
  const leads = await Array.fromAsync(eachLead(database.db))
  const lead = leads.find(({ message, email }) => message === submission.message && email === submission.email)
  const env = parseEnv({
    DATA_DIR: database.location.DATA_DIR,
    SMTP_URL: server.url,
    SITE_URL: 'https://dealer.example',
    LEADS_EMAIL_TO: 'a@dealer.example',
  })
  server.mails.length = 0
  if (lead)
    await configuredSenders(env, database.db)
      .find((sender) => sender.channel === channel)
      ?.send(lead, AbortSignal.timeout(9000))
  const [mail] = server.mails
  if (!mail) throw new Error('no mail came')
  return mail
}

/** Replaces values that a dealer may change, or that differ between runs, with names. */
function inNames(text: string): string {
  const facts: [string, string][] = [
    ...showrooms.flatMap(({ id, address, phone, directionsUrl }): [string, string][] => [
      [directionsUrl, `{${id} directions}`],
      [directionsUrl.replaceAll('&', '&amp;'), `{${id} directions}`],
      [address, `{${id} address}`],
      ...(id === 'online' ? [] : ([[phone, `{${id} phone}`]] as [string, string][])),
    ]),
    [mails.confirmation.when, '{when}'],
    ...(millville ? [[placeOf(millville).away, '{miles} {direction} of {showroom}'] as [string, string]] : []),
    [hoursAndDates(hours.dealership), '{hours}'],
    [business.tel, '{tel}'],
    [business.phone, '{phone}'],
    [business.name, '{name}'],
    [business.shortName, '{short name}'],
  ]
  const withPlaceholders = facts.reduce(
    (result, [fact, name]) => result.replaceAll(fact, name).replaceAll(encodeURIComponent(fact), name),
    text,
  )
  return withPlaceholders
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')
    .replaceAll(/https:[^"]*\/pictures\/[^"]+/g, '{picture}')
    .replaceAll(/></g, '>\n<')
}

test.each(['mail', 'confirmation'] as const)(
  'sends the whole email of the kind "%s" as HTML and as plain text',
  async (channel) => {
    const mail = await send(channel, { message: `By ${channel}: is it still there?`, email: `${channel}@example.com` })
    await expect(inNames(mailPart(mail, 'text/html'))).toMatchFileSnapshot(`snapshots/${channel}.html.snap`)
    await expect(inNames(mailPart(mail, 'text/plain'))).toMatchFileSnapshot(`snapshots/${channel}.txt.snap`)
  },
)

test('the email to the dealer shows the pictures of a message as thumbnails', async () => {
  const submission = {
    ...goodMessage,
    interest: 'sales' as const,
    message: 'With a picture',
    email: 'pictures@example.com',
  }
  const photo = await phonePhoto({ width: 1600, height: 1200 })
  const picture = { content: photo, width: 1600, height: 1200 }
  await storeLead(database.db, { submission, spamReason: '', receivedAt: new Date() }, [], [picture, picture])
  const mail = await send('mail', submission)
  const shown = Array.from(mailPart(mail, 'text/html').matchAll(/src="cid:([^"]+)"/g), ([, cid]) => cid)
  expect(shown).toHaveLength(2)
  for (const cid of shown) expect(mail.raw).toContain(`Content-ID: <${cid}>`)
  const [, after = ''] = mail.raw.split('filename=picture-1.jpg')
  const content = Buffer.from(after.split('--', 1)[0] ?? '', 'base64')
  const { format, width, height } = await sharp(content).metadata()
  expect([format, Math.max(width, height)]).toEqual(['jpeg', 320])
})

const subjectOf = (mail: ReceivedMail): string =>
  (mailHeader(mail, 'subject') ?? '').replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, words: string) =>
    decodeURIComponent(words.replaceAll('_', ' ').replaceAll('=', '%')),
  )

test('the subject names the topic, the visitor and the cart', async () => {
  expect(subjectOf(await send('mail', { message: 'For the subject.' }))).toBe('Test drive: Ann Buyer, Club Car Onward')
})

test('links to call and text use +1, and the reply link prefills the reply', async () => {
  const html = mailPart(await send('mail', { message: 'For the phone.', phone: '(856) 555-0100 ext. 7' }), 'text/html')
  expect(html).toContain('href="tel:+18565550100"')
  expect(html).toContain('href="sms:+18565550100"')
  const [, mailto = ''] = /href="(mailto:[^"]+\?subject[^"]+)"/.exec(html) ?? []
  const answer = decodeURIComponent(mailto)
  for (const part of [
    'Hello Ann,',
    'the Club Car Onward',
    '$9,995',
    'https://dealer.example/vehicle/used-102',
    '> For the phone.',
    mailingAddress,
  ])
    expect(answer).toContain(part)
})

test('marks the second message from an address in a calendar month, however the address is written', async () => {
  const again = mails.lead.again('Second')
  const first = await send('mail', {
    message: 'The first one.',
    email: 'twice@example.com',
    at: '2026-05-01T05:00:00.000Z',
  })
  expect(first.raw).not.toContain(again)
  const second = await send('mail', {
    message: 'The second one.',
    email: 'Twice@Example.com',
    at: '2026-05-03T05:00:00.000Z',
  })
  expect(mailPart(second, 'text/plain')).toContain(again)
  const june = await send('mail', { message: 'In June.', email: 'twice@example.com', at: '2026-06-03T05:00:00.000Z' })
  expect(mailPart(june, 'text/plain')).not.toContain(again)
})

test('shows a forged id as an unknown cart, without a picture or a link to its page', async () => {
  const vehicle = { ...leadVehicle, id: 'used-999', name: UNKNOWN_VEHICLE, price: null }
  const mail = await send('mail', { message: 'For a forged id.', origin: { ...noOrigin, vehicle } })
  expect(subjectOf(mail)).toBe('Sales: Ann Buyer')
  expect(mailPart(mail, 'text/plain')).toContain(mails.lead.unknown('used-999'))
  expect(mailPart(mail, 'text/html')).not.toMatch(/vehicle\/used-999|<img/)
})

test.each([
  ['a cart above the minimum price', { topic: 'test-drive', vehicle: leadVehicle }, 'sale'],
  ['a cart below the minimum price', { topic: 'sales', vehicle: { ...leadVehicle, price: 4000 } }, 'quoted'],
  ['no cart in particular', { topic: 'sales', vehicle: null }, 'anyCart'],
  ['a rental', { topic: 'rental', vehicle: leadVehicle }, 'rental'],
  ['service', { topic: 'service', vehicle: null }, 'none'],
  ['parts that went to Sales', { topic: 'parts', vehicle: leadVehicle }, 'none'],
] as const)('emails about %s state the delivery terms that apply', async (what, about, terms) => {
  const fee = '$36'
  const interest = about.topic === 'service' ? 'service' : 'sales'
  const from = { ...origin, ...about, town: 'port-norris' }
  const textOf = async (channel: Channel) =>
    mailPart(
      await send(channel, {
        interest,
        message: `${channel} of ${what}.`,
        email: `${channel}.${about.topic}@example.com`,
        origin: from,
      }),
      'text/plain',
    )
  const lead = await textOf('mail')
  expect(lead).toContain(
    `Town: ${['Port Norris, 16 miles south of the Vineland showroom.', mails.lead.delivery[terms]('Port Norris', fee)].filter(Boolean).join(' ')}\n`,
  )
  const confirmation = await textOf('confirmation')
  expect(confirmation).toContain(`: ${mails.confirmation.delivery[terms]('Port Norris', fee, 'Vineland showroom')}`)
  expect(confirmation.includes(measuredFrom)).toBe(terms === 'sale' || terms === 'anyCart')
  for (const mail of [lead, confirmation]) expect(mail.includes(fee)).toBe(terms === 'sale' || terms === 'anyCart')
})

test('shows the earlier and the current state of a cart that has a new price or was removed', async () => {
  const changed = await send('mail', {
    message: 'At another price.',
    origin: { ...origin, vehicle: { ...leadVehicle, price: 9000 } },
  })
  expect(mailPart(changed, 'text/plain')).toContain('$9,000')
  expect(mailPart(changed, 'text/plain')).toContain(`${mails.lead.labels.now}: $9,995`)
  await removeVehicles(database.db, ['used-102'])
  const gone = mailPart(await send('mail', { message: 'It was sold.' }), 'text/plain')
  expect(gone).toContain('Club Car Onward, used, 2022, $9,995, in stock')
  expect(gone).toContain(`${mails.lead.labels.now}: ${mails.lead.gone}`)
})

test('the confirmation has no Reply-To address that refused the latest email sent to it', async () => {
  const offered = async (message: string, at: string) =>
    mailHeader(
      await send('confirmation', { message, email: `${message.replaceAll(' ', '')}@example.com`, at }),
      'reply-to',
    )
  const refuse = (...problems: Partial<DeliveryProblem>[]) =>
    database.db
      .updateTable('deliveries')
      .set({
        state: 'sent',
        problems: JSON.stringify(problems.map((one) => ({ address: 'a@dealer.example', answer: '', ...one }))),
      })
      .where('channel', '=', 'mail')
      .execute()
  await send('mail', { message: 'One that the dealer gets.', at: '2026-07-01T12:00:00.000Z' })
  await refuse({ kind: 'temporary', code: 450 })
  expect(await offered('Greylisted', '2026-07-01T13:00:00.000Z')).toBe('a@dealer.example')
  await refuse({ kind: 'address', code: 550 })
  expect(await offered('Dead', '2026-07-01T15:00:00.000Z')).toBe(business.email)
  await refuse()
  expect(await offered('Repaired', '2026-07-01T19:00:00.000Z')).toBe('a@dealer.example')
})
