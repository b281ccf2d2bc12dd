import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { sourceState } from '../catalogue/import/stock-sources.server.ts'
import { pictureProblem } from '../catalogue/picture-files.server.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { channels, configuredChannels, neededVariables } from '../leads/channels/channels.ts'
import { checkMailServer } from '../leads/channels/mail-transport.server.ts'
import { leadStats } from '../leads/lead-stats.server.ts'
import { openDataDir } from '../platform/data-dir.server.ts'
import { type Db, sqliteFile } from '../platform/database.server.ts'
import { damagedFix } from '../platform/database-problem.ts'
import { diskProblem, diskSpace, spaceText } from '../platform/disk-space.server.ts'
import type { Env } from '../platform/env.server.ts'
import type { PictureFolders } from '../platform/pictures.server.ts'
import { isPublicSite } from '../platform/public-site.server.ts'
import { writeProbe } from '../platform/readiness.server.ts'
import { integrityProblem } from '../platform/sqlite-copy.server.ts'
import type { Check } from './environment-check.server.ts'
import { proxyChecks } from './proxy-check.ts'
import { checkOwnFacts } from './sample-facts.server.ts'

const CONNECT_TIMEOUT_MS = 5000
/** About the size of a message. */
const DOCTOR_PROBE_BYTES = 4096
const ONE_DAY_MS = 24 * 60 * 60 * 1000

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** A problem that staff can fix, and how. */
class Problem extends Error {
  readonly fix: string
  constructor(what: string, fix: string) {
    super(what)
    this.fix = fix
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
}

/** All checks except that of the environment. They are independent, so that one failure does not hide another. */
export async function checkSystem(options: CheckOptions): Promise<Check[]> {
  const { env, withDatabase, pictures, wholeFile = false, now = new Date() } = options
  return [
    await check('database', async () => {
      if (wholeFile) checkDatabaseFile(env)
      return withDatabase((db) => checkDatabase(db, env))
    }),
    await check('deliveries', () => withDatabase((db) => checkDeliveries(db, env, now))),
    await check('mail server', () => checkMail(env)),
    await check('stock feed', async () =>
      env.INVENTORY_FEED_URL ? withDatabase((db) => checkFeed(db, now)) : 'not configured',
    ),
    await check('webhook', () => checkWebhook(env)),
    ...proxyChecks(env),
    await check('disk', () => checkDisk(env)),
    await check('pictures', () => withDatabase((db) => checkPictures(db, env, pictures))),
    await check('own facts', async () =>
      isPublicSite(env.SITE_URL) ? withDatabase((db) => checkOwnFacts(db, env)) : 'not public yet',
    ),
  ]
}

async function check(name: string, run: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, says: await run() }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const known = error instanceof Error && 'fix' in error && typeof error.fix === 'string' ? error.fix : undefined
    return { name, ok: false, says, fix: known ?? 'The settings are not to blame. Report it with this message.' }
  }
}

/** @throws Problem when the SQLite file is damaged, or SetupProblem when this user may not open it */
function checkDatabaseFile(env: Env): void {
  const file = sqliteFile(env)
  if (env.DATABASE_URL || !existsSync(file)) return
  openDataDir(env.DATA_DIR)
  const problem = integrityProblem(file, 'quick_check')
  if (problem) throw new Problem(`${file} is damaged: ${problem.split('\n', 1)[0]}`, damagedFix)
}

async function checkDatabase(db: Db, { DATABASE_URL }: Env): Promise<string> {
  await writeProbe(db, DOCTOR_PROBE_BYTES)
  return `${DATABASE_URL ? 'PostgreSQL' : 'SQLite'} responds and is writable`
}

async function checkDeliveries(db: Db, environment: Env, now: Date): Promise<string> {
  const stats = await leadStats(db, now)
  const total = (state: string) =>
    stats.deliveries.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0)
  const failed = total('failed')
  if (failed > 0) {
    throw new Problem(
      `${count(failed, 'delivery', 'deliveries')} failed and will not be tried again`,
      'See `larkway leads list --state failed`. Once the cause is fixed, run `larkway leads redeliver --failed`; `larkway leads acknowledge ID` marks one as dealt with.',
    )
  }
  const configured = configuredChannels(environment)
  for (const channel of channels.filter((name) => !configured.includes(name))) {
    const stranded = stats.deliveries.find((row) => row.state === 'waiting' && row.channel === channel)
    if (stranded) {
      throw new Problem(
        `${count(stranded.count, 'delivery', 'deliveries')} waiting for the channel ${channel}, which is not configured`,
        `Set ${neededVariables(channel)} for the site.`,
      )
    }
  }
  if (stats.waitingSince && now.getTime() - Date.parse(stats.waitingSince) > ONE_DAY_MS) {
    throw new Problem(
      `deliveries have been waiting since ${stats.waitingSince}`,
      'Check that the site is running, then see `larkway leads list --state waiting` and `leads show ID` for the last error.',
    )
  }
  const quarantined = stats.quarantined > 0 ? `, ${count(stats.quarantined, 'quarantined message')} to review` : ''
  return `${total('sent')} sent, ${total('waiting')} waiting, none failed${quarantined}`
}

async function checkMail(environment: Env): Promise<string> {
  if (!environment.SMTP_URL) return 'not configured'
  const { host } = new URL(environment.SMTP_URL)
  try {
    const encryption = await checkMailServer(environment)
    return `${host} responds and accepts the sign-in, ${encryption ? `encrypted by ${encryption}` : 'without encryption'}`
  } catch (error) {
    throw new Problem(
      `${host}: ${error instanceof Error ? error.message : String(error)}`,
      error instanceof Error && 'code' in error && error.code === 'ETLS'
        ? 'The server must offer STARTTLS. Use smtps:// if it has a port for that; ?requireTLS=false in SMTP_URL sends password and messages in the clear.'
        : 'Check host, port, user and password in SMTP_URL. Messages are kept and sent once the server responds.',
    )
  }
}

async function checkFeed(db: Db, now: Date): Promise<string> {
  const { attempted_at, succeeded_at, problem } = await sourceState(db, 'feed')
  if (problem) {
    throw new Problem(
      `${problem.split('\n', 2).join('. ')} (last imported without problems: ${succeeded_at ?? 'never'})`,
      'Run `larkway inventory pull` for the full report.',
    )
  }
  if (!attempted_at) return 'not fetched yet: the site fetches it when it starts'
  if (!succeeded_at || now.getTime() - Date.parse(succeeded_at) > ONE_DAY_MS) {
    throw new Problem(`not imported since ${succeeded_at ?? attempted_at}`, 'Check that the site is running.')
  }
  return `imported at ${succeeded_at}`
}

async function checkWebhook({ LEADS_WEBHOOK_URL: address }: Env): Promise<string> {
  if (!address) return 'not configured'
  const { hostname, port, protocol, host } = new URL(address)
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
    const end = (error?: Error) => {
      socket.destroy()
      if (error) reject(new Problem(`${host} cannot be reached: ${error.message}`, 'Check LEADS_WEBHOOK_URL.'))
      else resolve()
    }
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(new Error('no response')))
    socket.once('connect', () => end()).once('error', end)
  })
  return `${host} can be reached`
}

async function checkDisk({ DATA_DIR }: Env): Promise<string> {
  const space = await diskSpace(DATA_DIR)
  const says = `${spaceText(space)} at ${DATA_DIR}`
  if (diskProblem(space)) throw new Problem(says, 'Free up space: messages cannot be stored on a full disk.')
  return says
}

async function checkPictures(db: Db, environment: Env, folders: PictureFolders | undefined): Promise<string> {
  let pictures = 0
  const problems: string[] = []
  for await (const { vehicle } of eachStocked(db)) {
    for (const image of vehicle.images) {
      pictures += 1
      const problem = pictureProblem(image, environment, folders)
      if (problem) problems.push(problem)
    }
  }
  if (problems.length > 0) {
    throw new Problem(
      `${count(problems.length, 'picture')} cannot be shown, starting with: ${problems[0] ?? ''}`,
      '`larkway inventory validate` lists all of them. Import the vehicles with these pictures again; those of the site itself come back with `npm run build`.',
    )
  }
  return `all ${pictures} found`
}
