import { dealerStaff } from '../../content/dealer/facts/staff.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { Env } from '../../server/settings/env.server.ts'

export type PeopleEnv = Pick<Env, Extract<keyof Env, `LEADS_EMAIL_TO${string}`> | 'LEADS_ESCALATE_TO'>

/** Mail addresses are compared without regard to case. */
export const personOf = (email: string): string => email.trim().toLowerCase()

export type StaffMember = {
  email: string
  name: string
  /** Null for those whom only the dealer's folder names, and for those who were removed. */
  invitedAt: string | null
  removedAt: string | null
}

const nameInFolder = (email: string): string => dealerStaff.find((person) => person.email === email)?.name ?? ''

/** Includes people who were removed. */
export async function staffMembers(db: Db): Promise<StaffMember[]> {
  const removed = (await db.selectFrom('removed_staff').selectAll().orderBy('email').execute()).map(
    ({ email, name, removed_at }) => ({ email, name, invitedAt: null, removedAt: removed_at }),
  )
  const isRemoved = (email: string) => removed.some((one) => one.email === email)
  const invited = (await db.selectFrom('staff').selectAll().orderBy('email').execute())
    .filter(({ email }) => !isRemoved(email))
    .map(({ email, name, invited_at }) => ({
      email,
      name: name || nameInFolder(email),
      invitedAt: invited_at,
      removedAt: null,
    }))
  const fileStaff = dealerStaff
    .filter(({ email }) => !isRemoved(email) && invited.every((one) => one.email !== email))
    .map((person) => ({ ...person, invitedAt: null, removedAt: null }))
  return [...invited, ...fileStaff, ...removed]
}

export const isNamedByDealer = (email: string): boolean =>
  dealerStaff.some((person) => person.email === personOf(email))

async function isInvited(db: Db, person: string): Promise<boolean> {
  if (isNamedByDealer(person)) return true
  const row = await db.selectFrom('staff').select('email').where('email', '=', person).executeTakeFirst()
  return row !== undefined
}

async function removedPeople(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('removed_staff').select('email').execute()
  return new Set(rows.map(({ email }) => email))
}

/** 'removed' holds whatever else names the person. */
export type StaffAccess = 'lot' | 'messages' | 'none' | 'removed'

/** The lot is for those who were invited; messages also for those whom they are mailed to. */
export async function accessOf(db: Db, env: PeopleEnv, email: string): Promise<StaffAccess> {
  const person = personOf(email)
  if ((await removedPeople(db)).has(person)) return 'removed'
  if (await isInvited(db, person)) return 'lot'
  return isListed(env, /^LEADS_(EMAIL_TO|ESCALATE_TO$)/, person) ? 'messages' : 'none'
}

/** Settings that list mail addresses: LEADS_EMAIL_TO, DIGEST_TO and so on, with their people. */
export function mailLists(env: object): { name: string; people: string[] }[] {
  return Object.entries(env).flatMap(([name, list]) =>
    /_TO(_|$)/.test(name) && Array.isArray(list) ? [{ name, people: list.map(String) }] : [],
  )
}

const isListed = (env: object, lists: RegExp, person: string): boolean =>
  mailLists(env).some(({ name, people }) => lists.test(name) && people.map(personOf).includes(person))

/** Whether messages may be mailed to this person when they come in, which is when phones are notified. */
export const isNotified = (env: PeopleEnv, person: string): boolean => isListed(env, /^LEADS_EMAIL_TO/, person)

/**
 * The settings without the people who were removed; a list that has nobody left is as if it were not set. Read it anew for
 * each mail and page, so that a removal holds at once.
 */
export async function withoutRemoved<E extends object>(db: Db, env: E): Promise<E> {
  const removed = await removedPeople(db)
  if (removed.size === 0) return env
  const lists: Readonly<Record<never, never>> = Object.fromEntries(
    mailLists(env).map(({ name, people }) => {
      const left = people.filter((person) => !removed.has(personOf(person)))
      return [name, left.length > 0 ? left : undefined]
    }),
  )
  return { ...env, ...lists }
}

/** Names of the settings from which nobody is left. */
export async function emptiedLists(db: Db, env: object): Promise<string[]> {
  const left = mailLists(await withoutRemoved(db, env)).map(({ name }) => name)
  return mailLists(env).flatMap(({ name }) => (left.includes(name) ? [] : [name]))
}

/** Also brings back somebody who was removed. */
export async function inviteStaff(db: Db, email: string, name: string, now: Date): Promise<void> {
  const row = { email: personOf(email), name, invited_at: now.toISOString() }
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('removed_staff').where('email', '=', row.email).execute()
    await trx
      .insertInto('staff')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, invited_at: row.invited_at }))
      .execute()
  })
}

/** By mail address: the name given with the invitation or in the dealer's folder, or the part before the @. */
export async function staffNames(db: Db): Promise<(person: string) => string> {
  const names = new Map((await staffMembers(db)).map(({ email, name }) => [email, name]))
  return (person) => names.get(person) || person.replace(/@.*$/, '')
}
