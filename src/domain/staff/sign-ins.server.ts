import { randomInt } from 'node:crypto'
import { PostgresAdapter, type Selectable } from 'kysely'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'
import type { StaffSignInTable } from '../../server/database/schema.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { accessOf, personOf } from './people.server.ts'
import { mailAgainMinutes, signInMinutes } from './session-terms.ts'
import { hashOf, newToken } from './sign-in-tokens.ts'

const MINUTE_MS = 60 * 1000
/** How many codes can be tried on one page. */
const TRIES = 5
const FORGET_AFTER_MS = 24 * 60 * MINUTE_MS

const minutesBefore = (now: Date, minutes: number): string =>
  new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
const openSince = (now: Date): string => minutesBefore(now, signInMinutes)
/** A code is short, so its hash includes the email's id. */
const codeHash = (mail: string, code: string): string => hashOf(`${mail} ${code}`)

type Request = { email: string; leadsTo: string; isShared?: boolean }

/**
 * Behaves the same for every address, since only the email's job checks whether the person is on the list. @returns the secret of the page on which the code is typed
 */
export async function askToSignIn(db: Db, { email, leadsTo, isShared }: Request, now: Date): Promise<string> {
  const secret = newToken()
  const id = hashOf(secret)
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('staff_sign_ins')
      .where('asked_at', '<', new Date(now.getTime() - FORGET_AFTER_MS).toISOString())
      .execute()
    await trx
      .insertInto('staff_sign_ins')
      .values(newRow(id, { email, leadsTo, isShared }, now))
      .execute()
    await planJob(trx, { id: `sign-in-${id}`, kind: 'sign-in mail', payload: id }, now)
  })
  return secret
}

const newRow = (id: string, { email, leadsTo, isShared = false }: Request, now: Date) => ({
  id,
  person: personOf(email),
  leads_to: leadsTo,
  asked_at: now.toISOString(),
  tries: 0,
  mail: null,
  mailed_at: null,
  link_hash: null,
  code_hash: null,
  ended_at: null,
  shared: isShared ? 1 : 0,
})

type SignInMail = { person: string; token: string; code: string }

/**
 * Creates a link and a code for the request, or lets it use the ones just mailed to the person, so that many requests by a stranger cause only one email and invalidate nothing. @returns undefined if nothing is to be mailed
 */
export async function signInMailFor(db: Db, env: Env, id: string, now: Date): Promise<SignInMail | undefined> {
  const row = await db
    .selectFrom('staff_sign_ins')
    .select('person')
    .where('id', '=', id)
    .where('asked_at', '>=', openSince(now))
    .executeTakeFirst()
  if (!row) return undefined
  const { person } = row
  const access = await accessOf(db, env, person)
  if (access === 'none' || access === 'removed') return undefined
  const token = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const own = {
    mail: id,
    mailed_at: now.toISOString(),
    link_hash: hashOf(token),
    code_hash: codeHash(id, code),
  }
  return db.transaction().execute(async (trx) => {
    const mailed = (await lockedRequests(trx, person, now)).find(
      (row) => row.id !== id && row.code_hash !== null && row.ended_at === null && isRecent(row.mailed_at, now),
    )
    await trx
      .updateTable('staff_sign_ins')
      .set(mailed ? { mail: mailed.id } : own)
      .where('id', '=', id)
      .execute()
    return mailed ? undefined : { person, token, code }
  })
}

const isRecent = (mailedAt: string | null, now: Date): boolean =>
  mailedAt !== null && mailedAt >= minutesBefore(now, mailAgainMinutes)

/** The person's recent requests to sign in, newest first, locked so that two processes take turns. */
function lockedRequests(trx: Db, person: string, now: Date) {
  const open = trx
    .selectFrom('staff_sign_ins')
    .select(['id', 'code_hash', 'mailed_at', 'ended_at'])
    .where('person', '=', person)
    .where('asked_at', '>=', openSince(now))
    .orderBy('asked_at', 'desc')
    .orderBy('id')
  return (trx.getExecutor().adapter instanceof PostgresAdapter ? open.forUpdate() : open).execute()
}

/** For a person who doesn't get email. @returns the token of a link that works like a mailed one */
export async function signInLinkFor(db: Db, email: string, now: Date): Promise<string> {
  const id = hashOf(newToken())
  const token = newToken()
  await db
    .insertInto('staff_sign_ins')
    .values({
      ...newRow(id, { email, leadsTo: '/staff' }, now),
      mail: id,
      mailed_at: now.toISOString(),
      link_hash: hashOf(token),
    })
    .execute()
  return token
}

/** @param secret of the page @returns the address that was typed there, whether or not it's on the list */
export async function signInPerson(db: Db, secret: string): Promise<string | undefined> {
  const row = await db.selectFrom('staff_sign_ins').select('person').where('id', '=', hashOf(secret)).executeTakeFirst()
  return row?.person
}

export type SignedIn = { person: string; leadsTo: string; isShared: boolean }

const toSignedIn = (row: Pick<Selectable<StaffSignInTable>, 'person' | 'leads_to' | 'shared'>): SignedIn => ({
  person: row.person,
  leadsTo: row.leads_to,
  isShared: row.shared === 1,
})

/** Returns 'over' once the page accepts no more codes. @param secret of the page */
export async function signInByCode(
  db: Db,
  { secret, code }: { secret: string; code: string },
  now: Date,
): Promise<SignedIn | 'wrong' | 'over'> {
  const id = hashOf(secret)
  // The try is counted before the comparison, so that simultaneous tries can't exceed five.
  const { numUpdatedRows } = await db
    .updateTable('staff_sign_ins')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', TRIES)
    .where('asked_at', '>=', openSince(now))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return 'over'
  const row = await db
    .selectFrom('staff_sign_ins')
    .select(['person', 'leads_to', 'tries', 'mail', 'shared'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const mail = row.mail ?? ''
  const ended = await db
    .updateTable('staff_sign_ins')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', mail)
    .where('code_hash', '=', codeHash(mail, code))
    .where('ended_at', 'is', null)
    .where('mailed_at', '>=', openSince(now))
    .executeTakeFirstOrThrow()
  if (ended.numUpdatedRows > 0n) return toSignedIn(row)
  if (row.tries < TRIES) return 'wrong'
  await endUnshared(db, id, now)
  return 'over'
}

/** Ends an email's link and code after the last try on its page, unless another page is waiting for the same email. */
async function endUnshared(db: Db, id: string, now: Date): Promise<void> {
  const other = await db
    .selectFrom('staff_sign_ins')
    .select('id')
    .where('mail', '=', id)
    .where('id', '!=', id)
    .where('tries', '<', TRIES)
    .executeTakeFirst()
  if (other) return
  await db.updateTable('staff_sign_ins').set({ ended_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Whether the link still works. This check doesn't use it up. */
export async function isOpenLink(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sign_ins')
    .select('id')
    .where('link_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('mailed_at', '>=', openSince(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Works once, even for two simultaneous uses. */
export async function signInByLink(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const row = await db
    .updateTable('staff_sign_ins')
    .set({ ended_at: now.toISOString() })
    .where('link_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('mailed_at', '>=', openSince(now))
    .returning(['person', 'leads_to', 'shared'])
    .executeTakeFirst()
  return row && toSignedIn(row)
}

/** Invalidates links and codes emailed to the person. */
export async function endSignIns(db: Db, person: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_sign_ins')
    .set({ ended_at: now.toISOString() })
    .where('person', '=', personOf(person))
    .where('ended_at', 'is', null)
    .execute()
}
