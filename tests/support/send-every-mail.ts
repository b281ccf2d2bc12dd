/**
 * `node tests/support/send-every-mail.ts smtp://…` sends each email of the site of DEALER_DIR to visitors and to
 * staff, and prints the words of its preview pictures.
 */
import '../../src/content/dealer/paths/select-build-path.ts'
import { cards } from '../../build/og/cards.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { sendWithId } from '../../src/domain/leads/channels/mail-transport.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { interests, isTopic } from '../../src/domain/leads/intake/submission-fields.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { sendAlert } from '../../src/domain/monitoring/alert.server.ts'
import { digestSince } from '../../src/domain/monitoring/staff-mail-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines, openMigrated } from './databases.ts'
import { goodMessage } from './messages.ts'

const [, , SMTP_URL = ''] = process.argv
const env = parseEnv({
  SMTP_URL,
  SITE_URL: 'https://dealer.example',
  LEADS_EMAIL_TO: 'mail@staff.example',
  LEADS_TEXT_TO: 'text@staff.example',
  LEADS_ADF_TO: 'adf@staff.example',
})
const { db, close } = await openMigrated(engines.SQLite)
const signal = AbortSignal.timeout(60_000)
const now = new Date('2026-05-02T18:00:00.000Z')
await addVehicles(db, sampleInventory, () => now)

const [cart] = sampleInventory
const vehicle = cart && {
  ...{
    id: cart.id,
    name: cart.name,
    brand: cart.brand,
    year: '',
    condition: 'new' as const,
    price: cart.price ?? null,
  },
  ...{ stockNumber: '', vin: '', stockStatus: 'in stock' as const, showroom: '' },
}
const topics = Object.keys(contactPage.form.topics).filter(isTopic)
const abouts = [
  ...interests.map((interest) => ({ interest, topic: '' })),
  ...topics.map((topic) => ({ interest: 'sales' as const, topic })),
]
for (const [at, { interest, topic }] of abouts.entries()) {
  const submission = { ...goodMessage, interest, email: `visitor${at}@example.com`, phone: '602-555-0100' }
  const origin = { ...noOrigin, vehicle: vehicle ?? null, page: '/contact', town: towns[at % 2]?.slug ?? '', topic }
  await storeLead(db, { submission, spamReason: '', receivedAt: now, origin }, ['mail'])
}
for await (const lead of eachLead(db)) {
  for (const sender of configuredSenders(env, db, () => now)) await sender.send(lead, signal)
}
const staff = ['owner@staff.example']
await sendWithId({ to: staff, ...(await digestSince({ db, env }, new Date(now.getTime() + 1000))) }, 'digest', {
  env,
  signal,
})
const incident = {
  id: 'one',
  kind: 'mail',
  summary: 'Mail is late',
  fix: 'Look.',
  openedAt: now.toISOString(),
  closedAt: null,
}
const alert = { env: { ...env, ALERT_TO: staff }, now, signal, channel: 'mail' as const, id: 'alert' }
await sendAlert(incident, alert)
await sendAlert({ ...incident, closedAt: now.toISOString() }, alert)
await close()

console.log(JSON.stringify(cards().map(([name, { heading, note }]) => [name, heading, note])))
