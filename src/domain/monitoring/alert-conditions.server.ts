import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { count } from '../../content/format/number.ts'
import { sqliteFile } from '../../server/database/database.server.ts'
import { damagedFix } from '../../server/database/database-problem.ts'
import { recurringJob } from '../../server/database/jobs/jobs.server.ts'
import { writeProbe } from '../../server/database/readiness.server.ts'
import { integrityProblem } from '../../server/database/sqlite-copy.server.ts'
import { purgeQueue } from '../../server/http/purge.server.ts'
import { PicturesUnreachable } from '../../server/pictures/bucket-store.server.ts'
import { pictureStore } from '../../server/pictures/picture-store.server.ts'
import { openDataDir } from '../../server/settings/data-dir.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { notifyServer } from '../../server/settings/notify-services.ts'
import { diskProblem, diskSpace, spaceText } from '../../server/system/disk-space.server.ts'
import { incompleteSources, sourceState } from '../catalogue/import/stock-sources.server.ts'
import { pictureCheck } from '../catalogue/photos/check-picture-files.server.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { type CheckOptions, type Condition, ConditionProblem } from './alert-condition.ts'
import type { Check } from './checks/check-environment.server.ts'
import type { Alarm } from './incidents.server.ts'
import {
  checkConfirmations,
  checkDeliveries,
  checkFlood,
  checkLeadPictures,
  checkMail,
  checkOutbox,
  checkStaffMail,
} from './message-alert-conditions.server.ts'
import { checkOwnFacts } from './sample-facts.server.ts'

const CONNECT_TIMEOUT_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** All conditions except the settings (check-environment.server.ts). They are independent, so that one does not hide another. */
const conditions: readonly Condition[] = [
  // Not an incident, since none can be stored while this fails; database-alarm.server.ts sends the alerts instead.
  { name: 'database', check: checkDatabase },
  { name: 'deliveries', incident: 'deliveries', check: checkDeliveries },
  { name: 'outbox', incident: 'mail', check: checkOutbox },
  { name: 'mail server', check: checkMail },
  { name: 'staff mail', incident: 'staff mail', check: checkStaffMail },
  { name: 'messages', incident: 'messages', check: checkFlood },
  { name: 'confirmations', incident: 'confirmations', check: checkConfirmations },
  { name: 'message pictures', incident: 'message pictures', check: checkLeadPictures },
  { name: 'stock feed', incident: 'feed', alertAfterMs: ONE_DAY_MS, check: checkFeed },
  { name: 'webhook', check: checkWebhook },
  { name: 'phones', check: checkNotify },
  { name: 'CDN', incident: 'CDN', check: checkPurge },
  // Each machine has its own disk.
  { name: 'disk', incident: `disk of ${hostname()}`, check: checkDisk },
  { name: 'picture storage', incident: 'picture storage', check: checkPictureStore },
  { name: 'pictures', check: checkPictures },
  { name: 'own facts', check: checkOwnFacts },
]

/** For doctor and the digest. */
export async function checkConditions(options: CheckOptions): Promise<Check[]> {
  const checks: Check[] = []
  for (const { name, check } of conditions) {
    try {
      checks.push({ name, ok: true, says: await check(options) })
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      const fix = error instanceof Error && 'fix' in error && typeof error.fix === 'string' ? error.fix : undefined
      checks.push({
        name,
        ok: false,
        says,
        fix: fix ?? 'The settings are not to blame. Report it with this message.',
      })
    }
  }
  return checks
}

/** For alerts. @throws errors outside the conditions, such as a database that does not respond */
export async function alarms(options: CheckOptions): Promise<Alarm[]> {
  const current: Alarm[] = []
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
    current.push({
      kind,
      problem: lasting ? { summary: `${subject}: ${problem.message}`, fix: problem.fix } : undefined,
    })
  }
  return current
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

/** The heading of a report and the first line below it. */
const inWords = (report: string): string => report.split('\n', 2).join(' ')

async function checkFeed({ env, withDatabase, now }: CheckOptions): Promise<string> {
  const incomplete = await withDatabase(incompleteSources)
  const inbox = incomplete.find(({ source }) => source !== 'feed')
  if (inbox) {
    throw new ConditionProblem(
      `the last file in the ${inbox.source} had ${inWords(inbox.left_out)}`,
      'Correct these rows where the file is made. The report beside the file in inbox/done has all of them.',
    )
  }
  if (!env.INVENTORY_FEED_URL) return 'not configured'
  const { attempted_at, succeeded_at, problem, left_out } = await withDatabase((db) => sourceState(db, 'feed'))
  const since = succeeded_at === null ? undefined : new Date(succeeded_at)
  const fix = 'The site shows the stock of the last import. Run `larkway inventory pull` for the full report.'
  if (problem) {
    const why = problem.split('\n', 2).join('. ')
    throw new ConditionProblem(`${why} (last imported without problems: ${succeeded_at ?? 'never'})`, fix, since)
  }
  if (left_out) {
    throw new ConditionProblem(
      `imported at ${succeeded_at}, with ${inWords(left_out)}`,
      'Correct these rows in the other system. `larkway inventory pull` reports all of them.',
      since,
    )
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

function checkWebhook({ env: { LEADS_WEBHOOK_URL: address } }: CheckOptions): Promise<string> {
  return checkReached(address ? [new URL(address)] : [], 'LEADS_WEBHOOK_URL')
}

function checkNotify({ env: { LEADS_NOTIFY_URL: targets = [] } }: CheckOptions): Promise<string> {
  return checkReached(targets.map(notifyServer), 'LEADS_NOTIFY_URL')
}

/** More than an occasional failure, which is harmless: a page that was not purged is current after five seconds and one more request. */
const PURGES_FAILED = 3

async function checkPurge({ env: { CDN_PURGE_URL: target }, withDatabase }: CheckOptions): Promise<string> {
  if (!target) return 'not configured'
  const { attempts = 0, last_error: error } = (await withDatabase((db) => recurringJob(db, purgeQueue))) ?? {}
  if (error && attempts >= PURGES_FAILED) {
    throw new ConditionProblem(
      `pages are not purged at ${target.service.name}: ${error}`,
      'Check CDN_PURGE_URL and CDN_PURGE_TOKEN. It is tried again within an hour, and when the site is started. Until then, the first visitor at each place of the CDN may see what was there before a change.',
    )
  }
  return error ? `the last purge failed and is tried again: ${error}` : 'what has changed is purged'
}

/** Shows only the hosts, since the rest of an address may be secret. */
async function checkReached(addresses: readonly URL[], variable: string): Promise<string> {
  if (addresses.length === 0) return 'not configured'
  for (const { hostname: name, port, protocol, host } of addresses) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: name, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
      const end = (error?: Error) => {
        socket.destroy()
        if (error) reject(new ConditionProblem(`${host} cannot be reached: ${error.message}`, `Check ${variable}.`))
        else resolve()
      }
      socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(new Error('no response')))
      socket.once('connect', () => end()).once('error', end)
    })
  }
  return `${[...new Set(addresses.map(({ host }) => host))].join(', ')} can be reached`
}

async function checkDisk({ env: { DATA_DIR }, disk = () => diskSpace(DATA_DIR) }: CheckOptions): Promise<string> {
  const space = await disk()
  const says = `${spaceText(space)} at ${DATA_DIR}`
  if (diskProblem(space)) throw new ConditionProblem(says, 'Free up space: messages cannot be stored on a full disk.')
  return says
}

async function checkPictureStore({ env }: CheckOptions): Promise<string> {
  const store = pictureStore(env)
  await store.check().catch((error: unknown) => {
    if (!(error instanceof PicturesUnreachable)) throw error
    throw new ConditionProblem(error.message, error.fix)
  })
  return `${store.place} can be read`
}

async function checkPictures({ env, withDatabase, pictures: folders }: CheckOptions): Promise<string> {
  let pictures = 0
  const problems: string[] = []
  const problemOf = pictureCheck(env, folders)
  await withDatabase(async (db) => {
    for await (const { vehicle } of eachStocked(db)) {
      for (const image of vehicle.images) {
        pictures += 1
        const problem = await problemOf(image)
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
