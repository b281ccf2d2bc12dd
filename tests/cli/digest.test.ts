import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { chooseMail } from '../../src/domain/staff/mail-choices.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

let database: TestDatabase
let mail: MailServer
beforeAll(async () => {
  database = await openMigrated(engines.SQLite)
  mail = await startMailServer()
  await storeLead(
    database.db,
    { submission: { ...goodMessage, interest: 'sales' }, spamReason: '', receivedAt: new Date(Date.now() - 60_000) },
    [],
  )
})
afterAll(() => Promise.all([database.close(), mail.close()]))

test('shows or sends the digest on demand without affecting the digest sent in the morning', async () => {
  const printout = await larkwayAt(database.location)('digest')
  expect(printout.out).toContain('1 new message')
  expect(printout.out).toContain(goodMessage.phone)
  const nobody = await larkwayAt(database.location)('digest', '--send')
  expect(nobody.code).toBe(2)
  expect(nobody.err).toContain('DIGEST_TO')

  const larkway = larkwayAt(database.location, { SMTP_URL: mail.url, DIGEST_TO: 'ann@dealer.example' })
  expect((await larkway('digest', '--send')).out).toContain('Sent to ann@dealer.example')
  expect(mail.mails.map(({ to }) => to)).toEqual([['ann@dealer.example']])
  const [mailOfDigest] = mail.mails
  expect(mailOfDigest && mailHeader(mailOfDigest, 'Subject')).toContain('1 new message')
  expect(mailOfDigest && mailPart(mailOfDigest, 'text/plain')).toContain(goodMessage.phone)
  expect((await larkway('digest')).out).toContain('1 new message')

  await inviteStaff(database.db, 'sam@dealer.example', 'Sam', new Date())
  await chooseMail(database.db, { person: 'sam@dealer.example', topics: ['sales'], showrooms: [], extras: ['digest'] })
  await storeLead(
    database.db,
    { submission: { ...goodMessage, interest: 'sales' }, spamReason: 'hidden-field', receivedAt: new Date() },
    [],
  )
  expect((await larkway('digest', '--send')).out).toContain('Sent to sam@dealer.example')
  const forSam = mail.mails
    .filter(({ to }) => to.includes('sam@dealer.example'))
    .map((one) => mailPart(one, 'text/plain'))
  expect(forSam).toHaveLength(1)
  expect((await larkway('digest')).out).toContain('larkway ')
  expect(forSam[0]).not.toContain('larkway ')

  mail.mood('refuse')
  const failed = await larkway('digest', '--send')
  expect(failed.code).toBe(1)
  expect(failed.err).toContain('larkway doctor')
})
