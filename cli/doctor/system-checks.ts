import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { pictureProblem } from '../../src/catalogue/picture-files.server.ts'
import { eachStocked } from '../../src/catalogue/stock-changes.server.ts'
import { channels, configuredChannels, neededVariables } from '../../src/leads/channels/channels.server.ts'
import { checkMailServer } from '../../src/leads/channels/mail-transport.server.ts'
import { leadStats } from '../../src/leads/lead-stats.server.ts'
import type { Db } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { count } from '../command/output.ts'
import type { Check } from './environment.ts'

const MEGABYTE = 1024 * 1024
const MIN_FREE_BYTES = 500 * MEGABYTE
const CONNECT_TIMEOUT_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** All checks except that of the environment. They are independent, so that one failure does not hide another. */
export async function checkSystem(): Promise<Check[]> {
  const environment = env()
  return [
    await check('database', () => withDatabase(checkDatabase)),
    await check('deliveries', () => withDatabase(checkDeliveries)),
    await check('mail server', () => checkMail(environment)),
    await check('webhook', () => checkWebhook(environment)),
    await check('disk', () => checkDisk(environment)),
    await check('pictures', () => withDatabase(checkPictures)),
  ]
}

async function check(name: string, run: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, says: await run() }
  } catch (error) {
    if (error instanceof Failure) return { name, ok: false, says: error.message, fix: error.fix }
    return { name, ok: false, says: error instanceof Error ? error.message : String(error) }
  }
}

async function checkDatabase(db: Db, { DATABASE_URL }: Env): Promise<string> {
  // A write that changes nothing proves that the database is not read-only.
  await sql`update kysely_migration set name = name`.execute(db)
  return `${DATABASE_URL ? 'PostgreSQL' : 'SQLite'} responds and is writable`
}

async function checkDeliveries(db: Db, environment: Env): Promise<string> {
  const stats = await leadStats(db, new Date())
  const total = (state: string) =>
    stats.deliveries.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0)
  const failed = total('failed')
  if (failed > 0) {
    throw new Failure(
      `${count(failed, 'delivery', 'deliveries')} failed and will not be tried again`,
      'See `larkway leads list --state failed`. Once the cause is fixed, run `larkway leads redeliver --failed`.',
    )
  }
  const configured = configuredChannels(environment)
  for (const channel of channels.filter((name) => !configured.includes(name))) {
    const stranded = stats.deliveries.find((row) => row.state === 'waiting' && row.channel === channel)
    if (stranded) {
      throw new Failure(
        `${count(stranded.count, 'delivery', 'deliveries')} waiting for the channel ${channel}, which is not configured`,
        `Set ${neededVariables(channel)} for the site.`,
      )
    }
  }
  if (stats.waitingSince && Date.now() - Date.parse(stats.waitingSince) > ONE_DAY_MS) {
    throw new Failure(
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
    await checkMailServer(environment)
  } catch (error) {
    throw new Failure(
      `${host}: ${error instanceof Error ? error.message : String(error)}`,
      'Check host, port, user and password in SMTP_URL. Messages are kept and sent once the server responds.',
    )
  }
  return `${host} responds and accepts the sign-in`
}

async function checkWebhook({ LEADS_WEBHOOK_URL: address }: Env): Promise<string> {
  if (!address) return 'not configured'
  const { hostname, port, protocol, host } = new URL(address)
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
    const end = (error?: Error) => {
      socket.destroy()
      if (error) reject(new Failure(`${host} cannot be reached: ${error.message}`, 'Check LEADS_WEBHOOK_URL.'))
      else resolve()
    }
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(new Error('no response')))
    socket.once('connect', () => end()).once('error', end)
  })
  return `${host} can be reached`
}

async function checkDisk({ DATA_DIR }: Env): Promise<string> {
  const { bavail, bsize } = await statfs(existsSync(DATA_DIR) ? DATA_DIR : '.')
  const free = bavail * bsize
  const says = `${Math.floor(free / MEGABYTE)} MB free at ${DATA_DIR}`
  if (free < MIN_FREE_BYTES) {
    throw new Failure(
      says,
      `Free up at least ${MIN_FREE_BYTES / MEGABYTE} MB: messages cannot be stored on a full disk.`,
    )
  }
  return says
}

async function checkPictures(db: Db, { DATA_DIR }: Env): Promise<string> {
  let pictures = 0
  const problems: string[] = []
  for await (const { vehicle } of eachStocked(db)) {
    for (const image of vehicle.images) {
      pictures += 1
      const problem = pictureProblem(image, DATA_DIR)
      if (problem) problems.push(problem)
    }
  }
  if (problems.length > 0) {
    throw new Failure(
      `${count(problems.length, 'picture')} cannot be shown, starting with: ${problems[0] ?? ''}`,
      '`larkway inventory validate` lists all of them.',
    )
  }
  return `all ${pictures} found`
}
