/** @module-tag long */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { showrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { removeVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { chooseMail } from '../../src/domain/staff/mail-choices.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { type OAuthMailServer, startOAuthMailServer } from '../support/oauth-mail-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

let database: TestDatabase
let mail: MailServer
let webhook: WebhookReceiver
beforeAll(async () => {
  database = await openMigrated(engines.SQLite)
  mail = await startMailServer()
  webhook = await startWebhookReceiver()
})
afterAll(() => Promise.all([database.close(), mail.close(), webhook.close()]))

type Check = { name: string; ok: boolean; says: string; fix?: string }
async function doctor(env: Record<string, string>, larkway: Larkway = larkwayAt(database.location, env)) {
  const { code, out } = await larkway('doctor', '--json')
  const checks: Check[] = JSON.parse(out).checks
  // The free disk space of this machine does not matter here.
  return { code, checks, failed: checks.filter(({ name, ok }) => !ok && name !== 'disk') }
}

test('reports ok on every line when everything works', async () => {
  const { code, checks, failed } = await doctor({
    SMTP_URL: mail.url,
    LEADS_EMAIL_TO: 'sales@dealer.example',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: 'a secret of the test',
    SITE_URL: 'https://www.larkway.example',
  })
  expect(failed).toEqual([])
  expect(code).toBe(0)
  const names = [
    'environment',
    'database',
    'deliveries',
    'outbox',
    'mail server',
    'staff mail',
    'messages',
    'confirmations',
    'message pictures',
    'stock feed',
    'webhook',
    'phones',
    'CDN',
    'disk',
    'picture storage',
    'pictures',
    'own facts',
  ]
  expect(checks.map(({ name }) => name)).toEqual(names)
})

test('says how it reached the mail server, and warns of a webhook without encryption', async () => {
  const { checks } = await doctor({
    SMTP_URL: mail.url,
    LEADS_EMAIL_TO: 'sales@dealer.example',
    ALERT_WEBHOOK_URL: 'http://hooks.example/alerts',
  })
  const says = (name: string) => checks.find((check) => check.name === name)
  expect(says('mail server')?.says).toContain('without encryption')
  expect(says('environment')).toMatchObject({
    warning: true,
    fix: expect.stringContaining('ALERT_WEBHOOK_URL: use https://'),
  })
  const signingIn = await doctor({ SMTP_URL: mail.url.replace('//', '//web:hunter2@'), LEADS_EMAIL_TO: 'a@b.example' })
  expect(signingIn.failed).toMatchObject([{ name: 'mail server', fix: expect.stringContaining('?requireTLS=false') }])
})

test('warns of email-to-text gateways that have closed or will close', async () => {
  const environment = async (LEADS_TEXT_TO: string) =>
    (await doctor({ SMTP_URL: mail.url, LEADS_TEXT_TO })).checks.find(({ name }) => name === 'environment')
  expect(await environment('8565550177@txt.att.net, 8565550178@TMOMAIL.net, ann@text.example')).toMatchObject({
    warning: true,
    fix: expect.stringMatching(/has closed txt\.att\.net and tmomail\.net, .*LEADS_NOTIFY_URL/),
  })
  expect(await environment('8565550177@vtext.com')).toMatchObject({
    warning: true,
    fix: expect.stringMatching(/vtext\.com.*LEADS_NOTIFY_URL/),
  })
  const fine = await environment('8565550177@text.example')
  expect(fine).not.toHaveProperty('warning')
  expect(fine?.fix ?? '').not.toContain('LEADS_TEXT_TO')
})

test('says whether it can reach the push services, and never prints the topic or password in their addresses', async () => {
  const { host } = new URL(webhook.url)
  const reached = await doctor({ LEADS_NOTIFY_URL: `ntfy://ann:hunter2@${host}/s3cret-topic?secure=false` })
  expect(reached.failed).toEqual([])
  expect(reached.checks.find(({ name }) => name === 'phones')?.says).toBe(`${host} can be reached`)
  const missed = await doctor({ LEADS_NOTIFY_URL: 'ntfy://ann:hunter2@127.0.0.1:1/s3cret-topic?secure=false' })
  expect(missed.failed).toMatchObject([{ name: 'phones', fix: expect.stringContaining('LEADS_NOTIFY_URL') }])
  expect(JSON.stringify([reached, missed])).not.toMatch(/s3cret|hunter2/)
})

test('reports every problem at once, with how to fix it', async () => {
  const message = { ...goodMessage, interest: 'sales' as const }
  await storeLead(database.db, { submission: message, spamReason: '', receivedAt: new Date() }, ['mail'])
  await database.db.updateTable('deliveries').set({ state: 'failed' }).execute()
  const { code, failed } = await doctor({
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_EMAIL_TO: 'sales@dealer.example',
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/',
  })
  expect(code).toBe(1)
  expect(failed.map(({ name }) => name)).toEqual(['deliveries', 'mail server', 'webhook'])
  for (const { fix } of failed) expect(fix).toBeTruthy()
  expect(failed[0]?.fix).toContain('leads redeliver --failed')
})

test('reports an email recipient without a mail server, and deliveries that wait for an unconfigured channel', async () => {
  expect((await doctor({ LEADS_EMAIL_TO: 'sales@dealer.example' })).failed).toMatchObject([
    { name: 'environment', fix: expect.stringContaining('SMTP_URL') },
  ])
  await database.db.updateTable('deliveries').set({ state: 'waiting' }).execute()
  expect((await doctor({})).failed).toMatchObject([{ name: 'deliveries', says: expect.stringContaining('mail') }])
})

test('an email address that a visitor mistyped is not a failure', async () => {
  await database.db.updateTable('deliveries').set({ state: 'refused' }).execute()
  expect((await doctor({})).failed).toEqual([])
})

test('runs the other checks without a database', async () => {
  const { failed, checks } = await doctor({}, larkwayAt({ DATA_DIR: '/nowhere/at/all' }))
  expect(failed.map(({ name }) => name)).toEqual([
    'database',
    'deliveries',
    'messages',
    'confirmations',
    'message pictures',
    'stock feed',
    'pictures',
  ])
  expect(checks).toHaveLength(17)
})

test('does not ask for LEADS_EMAIL_TO if staff have chosen at the desk to get the emails', async () => {
  const people = await openMigrated(engines.SQLite)
  await inviteStaff(people.db, 'sam@dealer.example', 'Sam', new Date())
  await chooseMail(people.db, { person: 'sam@dealer.example', topics: ['sales'], showrooms: [], extras: [] })
  const submission = { ...goodMessage, interest: 'sales' as const }
  await storeLead(people.db, { submission, spamReason: '', receivedAt: new Date() }, ['mail'])
  const env = { SMTP_URL: mail.url }
  const { checks, failed } = await doctor(env, larkwayAt(people.location, env))
  expect(failed).toEqual([])
  expect(checks[0]?.says).not.toContain('nobody')
  expect(JSON.stringify(checks)).not.toContain('LEADS_EMAIL_TO')
  await people.close()
})

test('warns that messages reach nobody without a channel to the dealer', async () => {
  await database.db.deleteFrom('deliveries').execute()
  const { code, checks } = await doctor({})
  expect(checks[0]).toMatchObject({ ok: true, warning: true, fix: expect.stringContaining('LEADS_EMAIL_TO') })
  expect(code).toBe(0)
})

test('fails on a public site that shows sample data as its own, and lists what is invented', async () => {
  const env = {
    SITE_URL: 'https://www.carolina-carts.com',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Ann <ann@carolina-carts.com>',
  }
  const saysOf = async (more: Record<string, string>) => {
    const { code, failed } = await doctor({ ...env, ...more })
    expect(code).toBe(failed.length > 0 ? 1 : 0)
    return failed.map(({ name, says }) => `${name}: ${says}`).join('\n')
  }
  await addVehicles(database.db, sampleInventory.slice(0, 3), () => new Date())
  const says = await saysOf({})
  expect(says).toContain('own facts: https://www.carolina-carts.com shows what is invented: 3 of the carts')
  for (const { name } of showrooms) expect(says).toContain(name)
  for (const fact of ['phone', 'email']) expect(says).toContain(fact)
  expect(says).not.toContain('mail is sent')
  expect(await saysOf({ MAIL_FROM: '' })).toContain(`mail is sent from ${business.email}`)
  for (const trial of ['http://localhost:3000', 'https://carts.example', 'http://192.168.1.7:3000', 'http://site:3000'])
    expect(await saysOf({ SITE_URL: trial })).not.toContain('own facts')
  await removeVehicles(
    database.db,
    sampleInventory.map(({ id }) => id),
  )
  expect(await saysOf({})).not.toContain('carts on offer')
})

test('reports a damaged database with the command that restores a backup', async () => {
  const location = { DATA_DIR: await mkdtemp(join(tmpdir(), 'larkway-doctor-')) }
  await writeFile(sqliteFile(location), 'not a database, and long enough to look at')
  const { failed } = await doctor({}, larkwayAt(location))
  expect(failed[0]).toMatchObject({
    says: expect.stringContaining('is damaged'),
    fix: expect.stringContaining('larkway restore'),
  })
  await rm(location.DATA_DIR, { recursive: true })
})

test('explains the response from a mail server that has never accepted passwords, or no longer does', async () => {
  const fixFor = async (server: OAuthMailServer) => {
    const SMTP_URL = server.smtpUrl.replace('@', ':hunter2@')
    const { failed } = await doctor({ SMTP_URL, LEADS_EMAIL_TO: 'a@b.example' })
    return failed.find(({ name }) => name === 'mail server')?.fix
  }
  const tokensOnly = await startOAuthMailServer()
  const noBasic = await startOAuthMailServer({ methods: ['LOGIN', 'XOAUTH2'] })
  noBasic.refuseSignIn({ code: 535, text: '5.7.139 Authentication unsuccessful, basic authentication is disabled.' })
  try {
    expect(await fixFor(tokensOnly)).toContain('does not take passwords. Set SMTP_OAUTH_TENANT')
    expect(await fixFor(noBasic)).toContain('takes no passwords. Set SMTP_OAUTH_TENANT')
  } finally {
    await Promise.all([tokensOnly.close(), noBasic.close()])
  }
})
