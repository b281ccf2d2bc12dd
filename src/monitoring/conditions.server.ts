import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { sourceState } from '../catalogue/import/stock-sources.server.ts'
import { pictureProblem } from '../catalogue/picture-files.server.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { newestProblem, type StaffMessageKind } from '../jobs/jobs.server.ts'
import {
  channels,
  channelsTo,
  configuredChannels,
  mailChannels,
  neededVariables,
} from '../leads/channels/channels.server.ts'
import { checkMailServer } from '../leads/channels/mail-transport.server.ts'
import { leadStats, refusedRecipients, stuckSince } from '../leads/lead-stats.server.ts'
import { openDataDir } from '../platform/data-dir.server.ts'
import { type Db, sqliteFile } from '../platform/database.server.ts'
import { damagedFix } from '../platform/database-problem.ts'
import { type DiskSpace, diskProblem, diskSpace, spaceText } from '../platform/disk-space.server.ts'
import type { Env } from '../platform/env.server.ts'
import type { PictureFolders } from '../platform/pictures.server.ts'
import { writeProbe } from '../platform/readiness.server.ts'
import { integrityProblem } from '../platform/sqlite-copy.server.ts'
import type { Check } from './environment-check.server.ts'
import type { Incident } from './incidents.server.ts'

const CONNECT_TIMEOUT_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** Something is wrong that staff can put right. Holds no personal data of visitors. */
class ConditionProblem extends Error {
  readonly fix: string
  /** Since when, where that is known. */
  readonly since: Date | undefined
  constructor(what: string, fix: string, since?: Date) {
    super(what)
    this.fix = fix
    this.since = since
  }
}

export type CheckOptions = {
  env: Env
  /** Runs a check on the database. What it throws fails that check alone. */
  withDatabase: <T>(use: (db: Db) => Promise<T>) => Promise<T>
  /** The folders of the build's pictures, in the built server. */
  pictures?: PictureFolders | undefined
  /** Reads all of a SQLite file to see whether it is damaged; meanwhile the process does nothing else. */
  wholeFile?: boolean
  now?: Date
  disk?: () => Promise<DiskSpace>
}

type Condition = {
  /** As `doctor` and the digest name it. */
  name: string
  /** The kind of incident that alerts staff; left out where doctor and digest are enough. */
  incident?: string
  /** Alerts only once it has lasted as long. */
  alertAfterMs?: number
  /** Resolves with how well it is, in words. @throws ConditionProblem */
  check: (options: CheckOptions & { now: Date }) => Promise<string>
}

/** What can be wrong, apart from settings (environment-check.server.ts). They are independent, so that one does not hide another. */
const conditions: readonly Condition[] = [
  // While the database cannot be written to, no incident can be stored: see database-alarm.server.ts, which applies the same rule.
  { name: 'database', check: checkDatabase },
  { name: 'deliveries', incident: 'deliveries', check: checkDeliveries },
  { name: 'outbox', incident: 'mail', check: checkOutbox },
  { name: 'mail server', check: checkMail },
  { name: 'staff mail', incident: 'staff mail', check: checkStaffMail },
  { name: 'stock feed', incident: 'feed', alertAfterMs: ONE_DAY_MS, check: checkFeed },
  { name: 'webhook', check: checkWebhook },
  // Each machine has its own disk.
  { name: 'disk', incident: `disk of ${hostname()}`, check: checkDisk },
  { name: 'pictures', check: checkPictures },
]

/** For doctor and the digest. */
export async function checkConditions(options: CheckOptions): Promise<Check[]> {
  const checks: Check[] = []
  for (const { name, check } of conditions) {
    try {
      checks.push({ name, ok: true, says: await check({ now: new Date(), ...options }) })
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      const known = error instanceof Error && 'fix' in error && typeof error.fix === 'string' ? error.fix : undefined
      checks.push({
        name,
        ok: false,
        says,
        fix: known ?? 'The settings are not to blame. Report it with this message.',
      })
    }
  }
  return checks
}

export type Alarm = { kind: string; problem: Pick<Incident, 'summary' | 'fix'> | undefined }

/** For alerts. @throws what has nothing to do with the conditions, such as a database that does not respond */
export async function alarms(options: CheckOptions & { now: Date }): Promise<Alarm[]> {
  const found: Alarm[] = []
  for (const { name, incident: kind, alertAfterMs = 0, check } of conditions) {
    if (!kind) continue
    const problem = await check(options).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ConditionProblem)) throw error
        return error
      },
    )
    const lasting = problem && (!problem.since || options.now.getTime() - problem.since.getTime() > alertAfterMs)
    const subject = kind.startsWith(name) ? kind : name
    found.push({ kind, problem: lasting ? { summary: `${subject}: ${problem.message}`, fix: problem.fix } : undefined })
  }
  return found
}

/** @throws ConditionProblem when the SQLite file is damaged, or SetupProblem when this user may not open it */
function checkDatabaseFile(env: Env): void {
  const file = sqliteFile(env)
  if (env.DATABASE_URL || !existsSync(file)) return
  openDataDir(env.DATA_DIR)
  const problem = integrityProblem(file, 'quick_check')
  if (problem) throw new ConditionProblem(`${file} is damaged: ${problem.split('\n', 1)[0]}`, damagedFix)
}

async function checkDatabase({ env, withDatabase, wholeFile }: CheckOptions): Promise<string> {
  if (wholeFile) checkDatabaseFile(env)
  await withDatabase(writeProbe)
  return `${env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'} responds and is writable`
}

/** Failed confirmations do not count: a visitor's mail server may have its own reasons to refuse them. */
async function checkDeliveries({ env, withDatabase, now }: CheckOptions & { now: Date }): Promise<string> {
  const { deliveries, quarantined } = await withDatabase((db) => leadStats(db, now))
  const total = (wanted: string, of: readonly string[] = channels) =>
    deliveries
      .filter(({ state, channel }) => state === wanted && of.includes(channel))
      .reduce((sum, row) => sum + row.count, 0)
  const failed = total('failed', channelsTo('dealer'))
  if (failed > 0) {
    throw new ConditionProblem(
      `${count(failed, 'delivery', 'deliveries')} to the dealer failed and will not be tried again`,
      'See `larkway leads list --state failed`. Once the cause is fixed, run `larkway leads redeliver --failed`; `larkway leads acknowledge ID` marks one as dealt with.',
    )
  }
  const configured = configuredChannels(env)
  for (const channel of channels.filter((name) => !configured.includes(name))) {
    const stranded = total('waiting', [channel])
    if (stranded > 0) {
      throw new ConditionProblem(
        `${count(stranded, 'delivery', 'deliveries')} waiting for the channel ${channel}, which is not configured`,
        `Set ${neededVariables(channel)} for the site.`,
      )
    }
  }
  const toReview = quarantined > 0 ? `, ${count(quarantined, 'quarantined message')} to review` : ''
  return `${total('sent')} sent, ${total('waiting')} waiting, ${total('failed') || 'none'} failed${toReview}`
}

async function checkOutbox({ env, withDatabase, now }: CheckOptions & { now: Date }): Promise<string> {
  const configured = channelsTo('dealer').filter((channel) => configuredChannels(env).includes(channel))
  const byMail = configured.filter((channel) => mailChannels().includes(channel))
  // A mail server that takes one kind of mail takes the others.
  const groups = [byMail, ...configured.filter((channel) => !byMail.includes(channel)).map((channel) => [channel])]
  for (const group of groups.filter(({ length }) => length > 0)) {
    const since = await withDatabase((db) => stuckSince(db, group, now))
    if (!since) continue
    throw new ConditionProblem(
      `nothing has got out to the dealer by ${group.join(', ')} for an hour; the oldest message has been waiting since ${since}`,
      'Check that the site is running and run `larkway doctor`. `larkway leads list --state waiting` names the messages, `larkway leads show ID` the last error. They are kept, and sent once the other side takes them.',
    )
  }
  return 'no message to the dealer has been waiting for an hour'
}

/** Addresses of staff that refuse mail, and mails and posts to staff that do not get out. */
async function checkStaffMail({ env, withDatabase, now }: CheckOptions & { now: Date }): Promise<string> {
  const kinds: [StaffMessageKind, unknown][] = [
    ['digest', env.DIGEST_TO],
    ['mail alert', env.ALERT_TO],
    ['webhook alert', env.ALERT_WEBHOOK_URL],
    ['stock report', env.STOCK_EMAIL_TO],
  ]
  const anHourAgo = new Date(now.getTime() - ONE_DAY_MS / 24)
  const problems = await withDatabase(async (db) => {
    const found = (await refusedRecipients(db, env)).map(
      ({ address, answer }) => `${address} refuses messages: ${answer}`,
    )
    for (const [kind] of kinds.filter(([, isOn]) => isOn)) {
      const problem = await newestProblem(db, kind, anHourAgo)
      if (problem) found.push(`the last ${kind}: ${problem}`)
    }
    return found
  })
  if (problems.length === 0) return 'no address refuses mail'
  throw new ConditionProblem(
    problems.join('; '),
    'Correct the address in the settings (LEADS_EMAIL_TO and others), or the mailbox. This line goes with the next mail that is accepted.',
  )
}

async function checkMail({ env }: CheckOptions): Promise<string> {
  if (!env.SMTP_URL) return 'not configured'
  const { host } = new URL(env.SMTP_URL)
  try {
    await checkMailServer(env)
  } catch (error) {
    throw new ConditionProblem(
      `${host}: ${error instanceof Error ? error.message : String(error)}`,
      'Check host, port, user and password in SMTP_URL. Messages are kept and sent once the server responds.',
    )
  }
  return `${host} responds and accepts the sign-in`
}

async function checkFeed({ env, withDatabase, now }: CheckOptions & { now: Date }): Promise<string> {
  if (!env.INVENTORY_FEED_URL) return 'not configured'
  const { attempted_at, succeeded_at, problem } = await withDatabase((db) => sourceState(db, 'feed'))
  const since = succeeded_at === null ? undefined : new Date(succeeded_at)
  const fix = 'The site shows the stock of the last import. Run `larkway inventory pull` for the full report.'
  if (problem) {
    const why = problem.split('\n', 2).join('. ')
    throw new ConditionProblem(`${why} (last imported without problems: ${succeeded_at ?? 'never'})`, fix, since)
  }
  if (!attempted_at) return 'not fetched yet: the site fetches it when it starts'
  if (!since || now.getTime() - since.getTime() > ONE_DAY_MS) {
    throw new ConditionProblem(
      `not imported since ${succeeded_at ?? attempted_at}`,
      `Check that the site is running. ${fix}`,
      since,
    )
  }
  return `imported at ${succeeded_at}`
}

async function checkWebhook({ env: { LEADS_WEBHOOK_URL: address } }: CheckOptions): Promise<string> {
  if (!address) return 'not configured'
  const { hostname: name, port, protocol, host } = new URL(address)
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: name, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
    const end = (error?: Error) => {
      socket.destroy()
      if (error) reject(new ConditionProblem(`${host} cannot be reached: ${error.message}`, 'Check LEADS_WEBHOOK_URL.'))
      else resolve()
    }
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(new Error('no response')))
    socket.once('connect', () => end()).once('error', end)
  })
  return `${host} can be reached`
}

async function checkDisk({ env: { DATA_DIR }, disk = () => diskSpace(DATA_DIR) }: CheckOptions): Promise<string> {
  const space = await disk()
  const says = `${spaceText(space)} at ${DATA_DIR}`
  if (diskProblem(space)) throw new ConditionProblem(says, 'Free up space: messages cannot be stored on a full disk.')
  return says
}

async function checkPictures({ env, withDatabase, pictures: folders }: CheckOptions): Promise<string> {
  let pictures = 0
  const problems: string[] = []
  await withDatabase(async (db) => {
    for await (const { vehicle } of eachStocked(db)) {
      for (const image of vehicle.images) {
        pictures += 1
        const problem = pictureProblem(image, env, folders)
        if (problem) problems.push(problem)
      }
    }
  })
  if (problems.length > 0) {
    throw new ConditionProblem(
      `${count(problems.length, 'picture')} cannot be shown, starting with: ${problems[0] ?? ''}`,
      '`larkway inventory validate` lists all of them. Import the vehicles with these pictures again; those of the site itself come back with `npm run build`.',
    )
  }
  return `all ${pictures} found`
}
