import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { log } from '../system/log.server.ts'
import { database } from './app-database.server.ts'
import { type Db, isSqlite } from './database.server.ts'

const PROBE_EVERY_MS = 2000
const ANSWER_WITHIN_MS = 6000
/** At least as much as a long message with its deliveries: a nearly full disk still accepts a few bytes. */
const SQLITE_PROBE_BYTES = 32 * 1024
const POSTGRES_PROBE_BYTES = 16

type Outcome = { at: number; problem: unknown }

let last: Outcome | undefined
let probing: Promise<Outcome> | undefined

/** Whether messages can be stored. */
export async function isReady(): Promise<boolean> {
  const { problem } = await Promise.race([outcome(), noAnswer()])
  const isNow = !problem
  if (isNow !== wasReady) {
    if (isNow) log.info('messages can be stored again')
    else log.error({ err: problem }, 'messages cannot be stored')
  }
  wasReady = isNow
  return isNow
}

let wasReady = true

async function outcome(): Promise<Outcome> {
  if (last && performance.now() - last.at < PROBE_EVERY_MS) return last
  probing ??= probe().then((result) => {
    probing = undefined
    last = result
    return result
  })
  return probing
}

async function probe(): Promise<Outcome> {
  const problem = await writeProbe(database()).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { at: performance.now(), problem }
}

async function noAnswer(): Promise<Outcome> {
  await setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false })
  return { at: performance.now(), problem: new Error('The database did not respond in time.') }
}

/** Random content, because an engine may skip or compress repeated writes. @throws when the database is not writable */
export async function writeProbe(db: Db): Promise<void> {
  const bytes = isSqlite(db) ? SQLITE_PROBE_BYTES : POSTGRES_PROBE_BYTES
  const content = randomBytes(bytes / 2).toString('hex')
  await db.transaction().execute((trx) =>
    trx
      .insertInto('write_probe')
      .values({ id: 1, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute(),
  )
}
