import { afterEach, expect, test } from 'vitest'
import { checkMailServer } from '../../src/domain/leads/channels/mail-transport.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { type Lead, noOrigin } from '../../src/domain/leads/lead.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines, openMigrated } from '../support/databases.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const lead: Lead = {
  ...goodMessage,
  ...noOrigin,
  id: '01900000-0000-7000-8000-000000000001',
  receivedAt: '2026-05-01T12:00:00.000Z',
  spamReason: '',
}

let server: MailServer
afterEach(() => server.close())

const as = (user: string, query = '') => server.url.replace('smtp://', `smtp://${user}:hunter2@`) + query

async function send(SMTP_URL: string): Promise<void> {
  const { db, close } = await openMigrated(engines.SQLite)
  const env = parseEnv({ SMTP_URL, LEADS_EMAIL_TO: 'sales@dealer.example' })
  try {
    const [mail] = configuredSenders(env, db).filter(({ channel }) => channel === 'mail')
    await mail?.send(lead, AbortSignal.timeout(30_000))
  } finally {
    await close()
  }
}

test('sends neither the password nor the message to a server without encryption', async () => {
  server = await startMailServer({ signIn: true })
  const SMTP_URL = as('web')
  await expect(send(SMTP_URL)).rejects.toMatchObject({ code: 'ETLS' })
  await expect(checkMailServer({ SMTP_URL })).rejects.toMatchObject({ code: 'ETLS' })
  expect([server.signIns, server.mails]).toEqual([[], []])
})

test('?requireTLS=false allows a server without encryption, and the check reports no TLS version', async () => {
  server = await startMailServer({ signIn: true })
  const SMTP_URL = as('web', '?requireTLS=false')
  await send(SMTP_URL)
  expect(await checkMailServer({ SMTP_URL })).toBeNull()
  expect(server.signIns[0]).toEqual({ user: 'web', encrypted: false })
  expect(server.mails).toHaveLength(1)
})

test('encrypts the password with STARTTLS, and the check reports the TLS version', async () => {
  server = await startMailServer({ signIn: true, startTls: true })
  const SMTP_URL = as('web', '?tls.rejectUnauthorized=false')
  await send(SMTP_URL)
  expect(await checkMailServer({ SMTP_URL })).toMatch(/^TLSv1\.[23]$/)
  expect(server.signIns.every(({ encrypted }) => encrypted)).toBe(true)
  expect(server.mails).toHaveLength(1)
  await expect(checkMailServer({ SMTP_URL: as('web') })).rejects.toThrow(/certificate/)
})

test('a local relay without a password needs no encryption', async () => {
  server = await startMailServer()
  await send(server.url)
  expect(server.mails).toHaveLength(1)
})
