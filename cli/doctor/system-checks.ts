import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { pictureProblem } from '../../src/catalogue/picture-files.server.ts'
import { eachStocked } from '../../src/catalogue/stock-changes.server.ts'
import { checkMailServer } from '../../src/leads/channels/mail-transport.server.ts'
import { configuredChannels } from '../../src/leads/delivery-plan.server.ts'
import { leadStats } from '../../src/leads/lead-stats.server.ts'
import type { Db } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { count } from '../command/output.ts'
import type { Check } from './environment.ts'

const MEGABYTE = 1024 * 1024
const LEAST_FREE_BYTES = 500 * MEGABYTE
const CONNECT_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Everything but the environment, each on its own: one that fails hides no other. */
export async function checkSurroundings(): Promise<Check[]> {
  const here = env()
  return [
    await check('database', () => withDatabase(checkDatabase)),
    await check('deliveries', () => withDatabase(checkDeliveries)),
    await check('mail server', () => checkMail(here)),
    await check('webhook', () => checkWebhook(here)),
    await check('disk', () => checkDisk(here)),
    await check('pictures', () => withDatabase(checkPictures)),
  ]
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, says: await look() }
  } catch (error) {
    if (error instanceof Failure) return { name, ok: false, says: error.message, fix: error.fix }
    return { name, ok: false, says: error instanceof Error ? error.message : String(error) }
  }
}

async function checkDatabase(db: Db, here: Env): Promise<string> {
  // A write that changes nothing shows whether writing works.
  await sql`update kysely_migration set name = name`.execute(db)
  return here.DATABASE_URL ? 'PostgreSQL answers and can be written' : 'SQLite answers and can be written'
}

async function checkDeliveries(db: Db, here: Env): Promise<string> {
  const stats = await leadStats(db, new Date())
  const total = (state: string) =>
    stats.deliveries.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0)
  const parked = total('parked')
  if (parked > 0) {
    throw new Failure(
      `${count(parked, 'delivery', 'deliveries')} failed for three days and ${parked === 1 ? 'is' : 'are'} parked`,
      'See `larkway leads list --state parked`; once the cause is mended, `larkway leads redeliver --parked`.',
    )
  }
  const on: string[] = configuredChannels(here)
  const off = stats.deliveries.find(({ state, channel }) => state === 'waiting' && !on.includes(channel))
  if (off) {
    throw new Failure(
      `${off.count} wait for ${off.channel}, which is not configured`,
      'Set its variables for the site.',
    )
  }
  if (stats.waitingSince && Date.now() - Date.parse(stats.waitingSince) > ONE_DAY_MS) {
    throw new Failure(
      `deliveries have been waiting since ${stats.waitingSince}`,
      'Check that the site runs, then `larkway leads list --state waiting` and `leads show ID` for the last error.',
    )
  }
  const suspected = stats.suspected > 0 ? `, ${count(stats.suspected, 'suspected message')} to look at` : ''
  return `${total('sent')} sent, ${total('waiting')} waiting, none parked${suspected}`
}

async function checkMail(here: Env): Promise<string> {
  if (!here.SMTP_URL) return 'not configured'
  const { host } = new URL(here.SMTP_URL)
  try {
    await checkMailServer(here)
  } catch (error) {
    throw new Failure(
      `${host}: ${error instanceof Error ? error.message : String(error)}`,
      'Check host, port, user and password in SMTP_URL. Messages are kept and sent once the server answers.',
    )
  }
  return `${host} answers and takes mail from us`
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
    socket.setTimeout(CONNECT_MS, () => end(new Error('no answer')))
    socket.once('connect', () => end()).once('error', end)
  })
  return `${host} can be reached`
}

async function checkDisk({ DATA_DIR }: Env): Promise<string> {
  const { bavail, bsize } = await statfs(existsSync(DATA_DIR) ? DATA_DIR : '.')
  const free = bavail * bsize
  const says = `${Math.floor(free / MEGABYTE)} MB free at ${DATA_DIR}`
  if (free < LEAST_FREE_BYTES) {
    throw new Failure(
      says,
      `Make room: messages cannot be stored on a full disk. ${LEAST_FREE_BYTES / MEGABYTE} MB is the least.`,
    )
  }
  return says
}

async function checkPictures(db: Db, here: Env): Promise<string> {
  let pictures = 0
  const problems: string[] = []
  for await (const { vehicle } of eachStocked(db)) {
    for (const image of vehicle.images) {
      pictures += 1
      const problem = pictureProblem(image, here.DATA_DIR)
      if (problem) problems.push(problem)
    }
  }
  if (problems.length > 0) {
    throw new Failure(
      `${count(problems.length, 'picture')} cannot be shown; the first: ${problems[0] ?? ''}`,
      'See `larkway inventory validate` for all of them.',
    )
  }
  return `all ${pictures} are there`
}
