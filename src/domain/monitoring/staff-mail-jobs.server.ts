import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'
import type { Claim } from '../../server/database/jobs/claims.server.ts'
import { plannedBefore, type StaffMessageKind } from '../../server/database/jobs/jobs.server.ts'
import type { Work } from '../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { sendWithId } from '../leads/channels/mail-transport.server.ts'
import { endedHold } from '../leads/work/hold-ended-notices.server.ts'
import { stillWaiting } from '../rentals/waiting-list.server.ts'
import { accessOf, settingsInForce } from '../staff/people.server.ts'
import { staffMailSchema } from '../staff/plan-staff-mail.server.ts'
import { signInMailFor } from '../staff/sign-ins.server.ts'
import { sendAlert } from './alert.server.ts'
import { composeDigest } from './digest/digest.server.ts'
import type { DigestSource } from './digest/digest-carts.server.ts'
import { type DigestReaders, digestMail } from './digest/digest-mail.ts'
import { type AlertChannel, findIncident } from './incidents.server.ts'
import { endedHoldMail, freeCartsMail, invitation, passkeyMail, phoneMail, signInMail } from './staff-mail-texts.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000
const POLL_MS = 5000
/** Shorter than for other email, since somebody is waiting for the code. */
const SIGN_IN_POLL_MS = 1000

const stockReportSchema = z.object({ subject: z.string(), text: z.string() })

type StaffMessageOptions = DigestSource & { now?: () => Date }

export function staffMessages(options: StaffMessageOptions): Work[] {
  const { db, env, now = () => new Date() } = options

  async function digest({ id, plannedAt }: Claim, signal: AbortSignal) {
    const readers = id.endsWith(salesDigest) ? 'sales' : 'owners'
    const to = (await digestReaders(db, env))[readers]
    // The digest was turned off after this email was planned.
    if (to.length === 0) return 'not needed'
    const mail = await digestSince(options, new Date(plannedAt), readers)
    return sendWithId({ to, ...mail }, id, { env, signal })
  }

  const alert =
    (channel: AlertChannel) =>
    async ({ id, about }: Claim, signal: AbortSignal) => {
      const incident = await findIncident(db, about)
      // An alert that couldn't be sent in time is out of date; the all-clear says what was wrong and for how long.
      if (!incident || (incident.closedAt && id.startsWith('alert-'))) return 'not needed'
      return sendAlert(incident, { env: await settingsInForce(db, env), now: now(), signal, channel, id })
    }

  async function stockReport({ id, about }: Claim, signal: AbortSignal) {
    const { subject, text } = stockReportSchema.parse(JSON.parse(about))
    const { STOCK_EMAIL_TO } = await settingsInForce(db, env)
    return STOCK_EMAIL_TO ? sendWithId({ to: STOCK_EMAIL_TO, subject, text }, id, { env, signal }) : 'not needed'
  }

  async function signIn({ id, about: request }: Claim, signal: AbortSignal) {
    const mail = await signInMailFor(db, env, request, now())
    return mail && sendWithId({ to: mail.person, ...signInMail(mail, env.SITE_URL) }, id, { env, signal })
  }

  async function staffMail({ id, about: payload }: Claim, signal: AbortSignal) {
    const { person, about, hold, cart = '', heldAt = '' } = staffMailSchema.parse(JSON.parse(payload))
    if ((await accessOf(db, env, person)) === 'removed') return undefined
    if (about === 'free carts') {
      const waiting = await stillWaiting(db, hold ?? '', now())
      return waiting && sendWithId({ to: person, ...freeCartsMail(waiting, env.SITE_URL) }, id, { env, signal })
    }
    if (about === 'ended hold') {
      const ended = await endedHold(db, { cart, heldAt }, now())
      return ended && sendWithId({ to: person, ...endedHoldMail(ended, env.SITE_URL) }, id, { env, signal })
    }
    const mail = { phone: phoneMail, passkey: passkeyMail, invitation }[about](env.SITE_URL)
    return sendWithId({ to: person, ...mail }, id, { env, signal })
  }

  const work = (kind: StaffMessageKind, run: Work['run'], pollMs = POLL_MS): Work => ({
    queue: { table: 'jobs', kind },
    pollMs,
    run,
  })
  return [
    ...(env.SMTP_URL
      ? [
          work('digest', digest),
          work('mail alert', alert('mail')),
          work('stock report', stockReport),
          work('sign-in mail', signIn, SIGN_IN_POLL_MS),
          work('staff mail', staffMail),
        ]
      : []),
    ...(env.ALERT_WEBHOOK_URL ? [work('webhook alert', alert('webhook'))] : []),
  ]
}

/** Suffix of the id of a digest for salespeople. */
export const salesDigest = '-sales'

/** The salespeople on the list, and everybody else who gets the digest. */
export async function digestReaders(db: Db, env: Env): Promise<Record<DigestReaders, string[]>> {
  const { DIGEST_TO = [] } = await settingsInForce(db, env)
  const access = await Promise.all(DIGEST_TO.map((person) => accessOf(db, env, person)))
  const isSales = DIGEST_TO.map((_, index) => access[index] === 'sales')
  return {
    owners: DIGEST_TO.filter((_, index) => !isSales[index]),
    sales: DIGEST_TO.filter((_, index) => isSales[index]),
  }
}

export async function digestSince(source: DigestSource, until: Date, readers: DigestReaders = 'owners') {
  const since = await plannedBefore(source.db, 'digest', until)
  return digestMail(
    await composeDigest(source, { since: since ?? new Date(until.getTime() - ONE_DAY_MS), until }),
    readers,
  )
}
