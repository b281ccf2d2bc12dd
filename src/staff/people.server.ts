import { dealerStaff } from '../dealer/facts/staff.ts'
import type { Db } from '../platform/database.server.ts'
import type { Env } from '../platform/env.server.ts'

export type PeopleEnv = Pick<Env, Extract<keyof Env, `LEADS_EMAIL_TO${string}`> | 'LEADS_ESCALATE_TO'>

/** Mail addresses are compared without regard to case. */
export const personOf = (email: string): string => email.trim().toLowerCase()

/** `invitedAt` is null for those whom only the dealer's folder names. */
export type StaffMember = { email: string; name: string; invitedAt: string | null }

export async function staffMembers(db: Db): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('email').execute()
  const nameInFolder = (email: string) => dealerStaff.find((person) => person.email === email)?.name ?? ''
  const invited = rows.map(({ email, name, invited_at: invitedAt }) => ({
    email,
    name: name || nameInFolder(email),
    invitedAt,
  }))
  const named = dealerStaff.filter(({ email }) => rows.every((row) => row.email !== email))
  return [...invited, ...named.map((person) => ({ ...person, invitedAt: null }))]
}

export const isNamedByDealer = (email: string): boolean =>
  dealerStaff.some((person) => person.email === personOf(email))

export async function isInvited(db: Db, email: string): Promise<boolean> {
  if (isNamedByDealer(email)) return true
  const row = await db.selectFrom('staff').select('email').where('email', '=', personOf(email)).executeTakeFirst()
  return row !== undefined
}

const isListed = (env: PeopleEnv, lists: RegExp, person: string): boolean =>
  Object.entries(env).some(
    ([name, list]) => lists.test(name) && Array.isArray(list) && list.map(String).map(personOf).includes(person),
  )

/** Whether messages may be mailed to this person. */
export const isMailed = (env: PeopleEnv, person: string): boolean =>
  isListed(env, /^LEADS_(EMAIL_TO|ESCALATE_TO$)/, person)

/** Whether messages may be mailed to this person when they come in, which is when phones are notified. */
export const isNotified = (env: PeopleEnv, person: string): boolean => isListed(env, /^LEADS_EMAIL_TO/, person)

/** The lot is for those who were invited; messages also for those whom they are mailed to. */
export async function isStaff(
  db: Db,
  env: PeopleEnv,
  { purpose, person }: { purpose: string; person: string },
): Promise<boolean> {
  return (purpose !== 'lot' && isMailed(env, person)) || (await isInvited(db, person))
}

/** Also somebody who has left before. */
export async function inviteStaff(db: Db, email: string, name: string, now: Date): Promise<void> {
  const row = { email: personOf(email), name, invited_at: now.toISOString() }
  await db
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, invited_at: row.invited_at }))
    .execute()
}

/** @returns whether the person was on the list */
export async function removeStaff(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff').where('email', '=', personOf(email)).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** By mail address: the name given with the invitation or in the dealer's folder, or the part before the @. */
export async function staffNames(db: Db): Promise<(person: string) => string> {
  const names = new Map((await staffMembers(db)).map(({ email, name }) => [email, name]))
  return (person) => names.get(person) || person.replace(/@.*$/, '')
}
