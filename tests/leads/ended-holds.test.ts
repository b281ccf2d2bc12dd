import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endHold, holdCart, holdsOn } from '../../src/domain/catalogue/edits/cart-holds.server.ts'
import { editVehicle } from '../../src/domain/catalogue/edits/edit-vehicle.server.ts'
import { addVehicle } from '../../src/domain/catalogue/stock-changes.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import { reminders } from '../../src/domain/leads/work/reminders.server.ts'
import { staffMessages } from '../../src/domain/monitoring/staff-mail-jobs.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { leadVehicle, usedCarts } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'
const start = Date.parse('2026-05-04T15:00:00Z')

describe.each(Object.entries(engines))(
  'a hold on a cart, once it has ended by itself, with two replicas on %s',
  (_name, open) => {
    let database: TestDatabase
    let other: Db
    let mails: MailServer
    let jobs: Jobs[]
    let time = start
    const now = () => new Date(time)

    beforeAll(async () => {
      database = await openMigrated(open)
      other = openDatabase(database.location)
      mails = await startMailServer()
      for (const person of [ines, dov]) await inviteStaff(database.db, person, person, now())
    })
    afterAll(async () => {
      await other.destroy()
      await Promise.all([database.close(), mails.close()])
    })
    beforeEach(() => {
      mails.mails.length = 0
      time = start
      const env = parseEnv({ SMTP_URL: mails.url, SITE_URL: 'https://dealer.example', LEADS_EMAIL_TO: ines })
      jobs = [database.db, other].map((db) =>
        startJobs({
          db,
          work: [...reminders({ db, env, now }), ...staffMessages({ db, env, now })].map((one) => ({
            ...one,
            pollMs: 20,
          })),
          now,
        }),
      )
    })
    afterEach(() => Promise.all(jobs.map((each) => each.stop())))

    const until = '2026-05-06'
    const at = (id: string) => ({ vehicleId: id, cart: id, person: ines, today: '2026-05-04', seen: '' })
    async function held(id: string, { customer = '', person = ines, deposit = undefined as number | undefined } = {}) {
      const [cart] = usedCarts
      const specifications = { ...cart.specifications, stockNumber: id.toUpperCase() }
      await addVehicle(database.db, { ...cart, id, aliases: [], specifications }, now())
      await holdCart(database.db, { ...at(id), person, until, customer, deposit }, now())
    }
    /** Resolves once the holds have been checked at the new time, and all emails have been sent. */
    async function passes(ms: number): Promise<void> {
      time += ms
      const isDone = async () => {
        const all = await database.db.selectFrom('jobs').select(['kind', 'state', 'sent_at']).execute()
        const checked = all.find(({ kind }) => kind === 'reminders')?.sent_at
        const waiting = all.filter(({ kind, state }) => kind === 'staff mail' && state === 'waiting')
        return checked === now().toISOString() && waiting.length === 0
      }
      await expect.poll(isDone).toBe(true)
    }
    const told = () => mails.mails.map((mail) => [mail.to[0], mailHeader(mail, 'subject')?.split(' | ')[0]]).sort()
    const subject = (id: string) => `Hold ended: Club Car Onward, ${id.toUpperCase()}`
    async function sells(id: string, isSold = true): Promise<void> {
      await editVehicle(database.db, { id, person: ines, change: { inStock: !isSold }, now: now() })
    }

    test('is reported in one email to the person who has the message or the hold, unless the cart was released or sold first', async () => {
      await held('h-plain', { deposit: 500 })
      await held('h-taken', { customer: 'ada moss' })
      await held('h-left', { person: 'gone@dealer.example' })
      await held('h-released')
      await held('h-sold')
      await held('h-later')
      const origin = { ...noOrigin, vehicle: { ...leadVehicle, id: 'h-taken' } }
      const id = randomUUID()
      await storeLead(
        database.db,
        { id, submission: { ...goodMessage, interest: 'sales' as const }, spamReason: '', receivedAt: now(), origin },
        [],
      )
      await takeStep(database.db, id, 0, { action: 'take', person: dov, recipients: [], now: now() })
      await passes(2 * DAY_MS)
      // The holds have reached their last day, and have not ended yet.
      expect(told()).toEqual([])
      const released = (await holdsOn(database.db, until, 'h-released')).get('h-released')
      await endHold(database.db, { ...at('h-released'), today: until, seen: released?.heldAt ?? '' }, now())
      await sells('h-sold')
      const later = (await holdsOn(database.db, until, 'h-later')).get('h-later')
      const longer = { until: '2026-05-20', customer: '', deposit: undefined, today: until, seen: later?.heldAt ?? '' }
      await holdCart(database.db, { ...at('h-later'), ...longer }, now())

      await passes(DAY_MS)
      const expected = [
        [dov, subject('h-taken')],
        [ines, subject('h-plain')],
      ]
      expect(told()).toEqual(expected)
      const [mail] = mails.mails.filter(({ to }) => to.includes(ines))
      const text = mail ? mailPart(mail, 'text/plain') : ''
      expect(text).toMatch(
        /lasted until May 6 and has ended\. The cart is for sale again\. A deposit of \$500 was taken\./,
      )
      expect(text.match(/https?:\/\/\S+/g)).toEqual(['https://dealer.example/staff/lot/carts/h-plain'])

      await sells('h-sold', false)
      for (let days = 0; days < 3; days++) await passes(DAY_MS)
      expect(told()).toEqual(expected)
    })
  },
)
