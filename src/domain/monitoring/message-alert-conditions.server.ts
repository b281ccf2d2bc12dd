import { count } from '../../content/format/number.ts'
import { newestProblem, type StaffMessageKind } from '../../server/database/jobs/jobs.server.ts'
import { channels, channelsTo, configuredChannels, mailChannels, neededVariables } from '../leads/channels/channels.ts'
import { checkMailServer } from '../leads/channels/mail-transport.server.ts'
import { refusedRecipients } from '../leads/channels/refused-recipients.server.ts'
import { confirmationsWithheld, floodProblem } from '../leads/intake/confirmation-limit.server.ts'
import { leadStats, stuckSince, waitingHere } from '../leads/lead-stats.server.ts'
import { picturesTotal } from '../leads/pictures/lead-pictures.server.ts'
import { failedReplies } from '../leads/work/lead-replies.server.ts'
import { emptiedLists, settingsInForce } from '../staff/people.server.ts'
import { messagePath } from '../staff/staff-paths.ts'
import { type CheckOptions, ConditionProblem } from './alert-condition.ts'
import { mailAdvice } from './mail-failure-advice.ts'

const ONE_HOUR_MS = 60 * 60 * 1000

/** Ignores failed confirmations, since a visitor's mail server may have its own reasons to refuse them. */
export async function checkDeliveries({ env, withDatabase, now }: CheckOptions): Promise<string> {
  const { deliveries, quarantined } = await withDatabase((db) => leadStats(db, now))
  const total = (ofState: string, of: readonly string[] = channels) =>
    deliveries
      .filter(({ state, channel }) => state === ofState && of.includes(channel))
      .reduce((sum, row) => sum + row.count, 0)
  const failed = total('failed', channelsTo('dealer'))
  if (failed > 0) {
    throw new ConditionProblem(
      `${count(failed, 'delivery', 'deliveries')} to the dealer failed and will not be tried again`,
      'See `larkway leads list --state failed`. Once the cause is fixed, run `larkway leads redeliver --failed`; `larkway leads acknowledge ID` marks one as dealt with.',
    )
  }
  const replies = await withDatabase((db) => failedReplies(db, now))
  if (replies.length > 0) {
    throw new ConditionProblem(
      `${count(replies.length, 'reply', 'replies')} to customers could not be sent: ${replies.map((id) => `${env.SITE_URL}${messagePath(id)}`).join(', ')}`,
      'The page of each message says why, and sends it again. Or call the customer.',
    )
  }
  const configured = await withDatabase(async (db) => configuredChannels(await settingsInForce(db, env)))
  for (const channel of channels.filter((name) => !configured.includes(name))) {
    const stranded = await withDatabase((db) => waitingHere(db, channel, channelsTo('dealer').includes(channel), now))
    if (stranded > 0) {
      throw new ConditionProblem(
        `${count(stranded, 'delivery', 'deliveries')} waiting for the channel ${channel}, which is not configured`,
        `Set ${neededVariables([channel])} for the site.`,
      )
    }
  }
  const toReview = quarantined > 0 ? `, ${count(quarantined, 'quarantined message')} to review` : ''
  return `${total('sent')} sent, ${total('waiting')} waiting, ${total('failed') || 'none'} failed${toReview}`
}

export async function checkOutbox({ env, withDatabase, now }: CheckOptions): Promise<string> {
  // Recipients chosen on staff pages get only email, so they matter only if email is set up.
  const present = env.SMTP_URL ? await withDatabase((db) => settingsInForce(db, env)) : env
  const all = configuredChannels(present)
  const configured = channelsTo('dealer').filter((channel) => all.includes(channel))
  const byMail = configured.filter((channel) => mailChannels().includes(channel))
  // A mail server that accepts one kind of email accepts the others.
  const groups = [byMail, ...configured.filter((channel) => !byMail.includes(channel)).map((channel) => [channel])]
  for (const group of groups.filter(({ length }) => length > 0)) {
    const since = await withDatabase((db) => stuckSince(db, group, now))
    if (!since) continue
    throw new ConditionProblem(
      `nothing has gone out to the dealer by ${group.join(', ')} for an hour; the oldest message has been waiting since ${since}`,
      'Check that the site is running and run `larkway doctor`. `larkway leads list --state waiting` names the messages, `larkway leads show ID` the last error. They are kept, and sent once the other side takes them.',
    )
  }
  return 'no message to the dealer has been waiting for an hour'
}

/** Checks for staff addresses that refuse email, and for messages to staff that can't be sent. */
export async function checkStaffMail({ env, withDatabase, now }: CheckOptions): Promise<string> {
  if (!env.SMTP_URL && !env.ALERT_WEBHOOK_URL && !env.LEADS_NOTIFY_URL) return 'not configured'
  const anHourAgo = new Date(now.getTime() - ONE_HOUR_MS)
  const problems = await withDatabase(async (db) => {
    const present = await settingsInForce(db, env)
    const kinds: [StaffMessageKind, unknown][] = [
      ['digest', present.DIGEST_TO],
      ['mail alert', env.ALERT_TO],
      ['webhook alert', env.ALERT_WEBHOOK_URL],
      ['stock report', env.STOCK_EMAIL_TO],
    ]
    const recipients = (await refusedRecipients(db, present)).map(
      ({ address, answer }) => `${address} refuses messages: ${answer}`,
    )
    for (const [kind] of kinds.filter(([, isOn]) => isOn)) {
      const problem = await newestProblem(db, kind, anHourAgo)
      if (problem) recipients.push(`the last ${kind}: ${problem}`)
    }
    for (const name of await emptiedLists(db, env))
      recipients.push(`everybody in ${name} has been removed from the staff`)
    return recipients
  })
  if (problems.length === 0) return 'no address refuses mail'
  throw new ConditionProblem(
    problems.join('; '),
    mailAdvice(problems.join('; '), env) ??
      'Correct the address in the settings (LEADS_EMAIL_TO and others), or the mailbox. This line goes with the next message that is accepted.',
  )
}

export async function checkFlood({ withDatabase, now }: CheckOptions): Promise<string> {
  const problem = await withDatabase((db) => floodProblem(db, now))
  if (problem) throw new ConditionProblem(problem.summary, problem.fix)
  return 'no more per hour than usual'
}

export async function checkConfirmations({ env, withDatabase, now }: CheckOptions): Promise<string> {
  const problem = await withDatabase((db) => confirmationsWithheld(db, env.CONFIRMATION_LIMIT, now))
  if (problem) throw new ConditionProblem(problem.summary, problem.fix)
  return `fewer than ${env.CONFIRMATION_LIMIT} within an hour`
}

const MEGABYTE = 1024 * 1024
/** The share of CONTACT_PICTURES_MB that leaves time to act before visitors are asked to write without pictures. */
const NEARLY_FULL = 0.8

export async function checkLeadPictures({ env, withDatabase }: CheckOptions): Promise<string> {
  const limit = env.CONTACT_PICTURES_MB
  const megabytes = Math.round((await withDatabase((db) => picturesTotal(db, false))) / MEGABYTE)
  const says = `${megabytes} of ${limit} MB of pictures are kept with messages`
  if (megabytes < limit * NEARLY_FULL) return says
  throw new ConditionProblem(
    megabytes < limit ? says : `${says}, and no more are taken`,
    'Raise CONTACT_PICTURES_MB if the disk and the backups have room. `larkway leads export --pictures FOLDER` saves them, `larkway leads delete ID` erases a message with its own, and RETENTION_DAYS says how long all are kept.',
  )
}

export async function checkMail({ env }: CheckOptions): Promise<string> {
  if (!env.SMTP_URL) return 'not configured'
  const { host } = new URL(env.SMTP_URL)
  try {
    const encryption = await checkMailServer(env)
    return `${host} responds and accepts the sign-in, ${encryption ? `encrypted by ${encryption}` : 'without encryption'}`
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    throw new ConditionProblem(
      `${host}: ${says}`,
      error instanceof Error && 'code' in error && error.code === 'ETLS'
        ? 'The server must offer STARTTLS. Use smtps:// if it has a port for that; ?requireTLS=false in SMTP_URL sends password and messages in the clear.'
        : (mailAdvice(says, env) ??
            'Check host and port in SMTP_URL, and whether this machine may reach them. Messages are kept and sent once the server responds.'),
    )
  }
}
