import { dealerStaff } from '../../content/dealer/facts/staff.facts.ts'
import { type Db, inTransaction } from '../../server/database/database.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { isOnThisMachine } from '../../server/settings/public-host.server.ts'
import { type Extra, type MailChoice, mailChoices } from './mail-choices.server.ts'

export type PeopleEnv = Pick<
  Env,
  Extract<keyof Env, `LEADS_EMAIL_TO${string}`> | 'LEADS_ESCALATE_TO' | 'OWNER_EMAIL' | 'SITE_URL'
>

/** Email addresses are compared without regard to case. */
export const personOf = (email: string): string => email.trim().toLowerCase()

export type StaffMember = {
  email: string
  name: string
  role: 'owner' | 'sales'
  /** Null for people who are listed only in the dealer's folder, and for people who were removed. */
  invitedAt: string | null
  removedAt: string | null
}

const nameInFolder = (email: string): string => dealerStaff.find((person) => person.email === email)?.name ?? ''

/** Includes people who were removed. */
export async function staffMembers(db: Db): Promise<StaffMember[]> {
  const removed = (await db.selectFrom('removed_staff').selectAll().orderBy('email').execute()).map(
    ({ email, name, removed_at }) => ({ email, name, role: 'sales' as const, invitedAt: null, removedAt: removed_at }),
  )
  const isRemoved = (email: string) => removed.some((one) => one.email === email)
  const invited = (await db.selectFrom('staff').selectAll().orderBy('email').execute())
    .filter(({ email }) => !isRemoved(email))
    .map(({ email, name, role, invited_at }) => ({
      email,
      name: name || nameInFolder(email),
      role: role === 'owner' ? ('owner' as const) : ('sales' as const),
      invitedAt: invited_at,
      removedAt: null,
    }))
  const fileStaff = dealerStaff
    .filter(({ email }) => !isRemoved(email) && invited.every((one) => one.email !== email))
    .map((person) => ({ ...person, role: 'sales' as const, invitedAt: null, removedAt: null }))
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

/** 'messages' is for people who are listed only in the settings. On staff pages, they see only messages, customers, and their own devices. */
export type StaffRole = 'owner' | 'sales' | 'messages'

/** 'removed' applies no matter where else the person is listed. */
export type StaffAccess = StaffRole | 'none' | 'removed'

export async function accessOf(db: Db, env: PeopleEnv, email: string): Promise<StaffAccess> {
  const person = personOf(email)
  if ((await removedPeople(db)).has(person)) return 'removed'
  const owners = await ownersOf(db)
  if (owners.includes(person) || (owners.length === 0 && person === firstOwner(env))) return 'owner'
  if (await isInvited(db, person)) return 'sales'
  return isListed(env, /^LEADS_(EMAIL_TO|ESCALATE_TO$)/, person) ? 'messages' : 'none'
}

/** The person whom the link printed by a trial signs in, if no owner has been set. */
const TRIAL_OWNER = 'owner@localhost'

/** Address that becomes the owner at its first sign-in, as long as the list has no owner. */
export function firstOwner({ OWNER_EMAIL, SITE_URL }: Pick<Env, 'OWNER_EMAIL' | 'SITE_URL'>): string | undefined {
  if (OWNER_EMAIL) return personOf(OWNER_EMAIL)
  return dealerStaff[0]?.email ?? (isOnThisMachine(SITE_URL) ? TRIAL_OWNER : undefined)
}

export async function ownersOf(db: Db): Promise<string[]> {
  const removed = await removedPeople(db)
  const rows = await db.selectFrom('staff').select('email').where('role', '=', 'owner').orderBy('email').execute()
  return rows.map(({ email }) => email).filter((email) => !removed.has(email))
}

/** Call it on each sign-in. Once the first owner has signed in, owners come only from the list in the database. */
export async function recordFirstOwner(db: Db, env: PeopleEnv, person: string, now: Date): Promise<void> {
  if (person === TRIAL_OWNER || (await ownersOf(db)).length > 0 || person !== firstOwner(env)) return
  if ((await accessOf(db, env, person)) !== 'owner') return
  await db
    .insertInto('staff')
    .values({ email: person, name: '', invited_at: now.toISOString(), role: 'owner' })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: 'owner' }))
    .execute()
}

/** Settings that list email addresses, such as LEADS_EMAIL_TO and DIGEST_TO, with the people on each. */
export function mailLists(env: object): { name: string; people: string[] }[] {
  return Object.entries(env).flatMap(([name, list]) =>
    /_TO(_|$)/.test(name) && Array.isArray(list) ? [{ name, people: list.map(String) }] : [],
  )
}

const isListed = (env: object, lists: RegExp, person: string): boolean =>
  mailLists(env).some(({ name, people }) => lists.test(name) && people.map(personOf).includes(person))

/** Whether any new messages are mailed to this person; phones are notified of the same ones. */
export const isNotified = (env: PeopleEnv, person: string): boolean => isListed(env, /^LEADS_EMAIL_TO/, person)

type WithChoices<E> = E &
  Partial<Pick<Env, 'LEADS_EMAIL_TO' | 'LEADS_ESCALATE_TO' | 'DIGEST_TO'>> & {
    choices?: readonly MailChoice[]
    owners?: readonly string[]
  }

/**
 * The settings after applying the list of people: the owners' choices replace some of them, removed people are dropped, and a setting with nobody left is treated as unset. Call it for each email and page, so that a change applies at once.
 */
export async function settingsInForce<E extends object>(db: Db, env: E): Promise<WithChoices<E>> {
  const present = await presentIn(db, env)
  const choices = await mailChoices(db)
  if (choices.length === 0) return present
  const owners = await ownersOf(db)
  const listOf = (people: readonly string[]) => (people.length > 0 ? [...people] : undefined)
  const withExtra = (extra: Extra) => choices.filter(({ extras }) => extras.includes(extra)).map(({ person }) => person)
  const mailed = choices.filter(({ topics }) => topics.length > 0).map(({ person }) => person)
  return {
    ...present,
    choices,
    owners,
    LEADS_EMAIL_TO: listOf([...new Set([...mailed, ...owners])]),
    LEADS_ESCALATE_TO: listOf(withExtra('untaken')),
    DIGEST_TO: listOf(withExtra('digest')),
  }
}

async function presentIn<E extends object>(db: Db, env: E): Promise<E> {
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

/** Whether the owners' choices on staff pages replace the setting. */
export const isReplaced = (name: string): boolean => /^(LEADS_EMAIL_TO|LEADS_ESCALATE_TO$|DIGEST_TO$)/.test(name)

/** Names of the settings in force whose people have all been removed. */
export async function emptiedLists(db: Db, env: object): Promise<string[]> {
  const left = mailLists(await presentIn(db, env)).map(({ name }) => name)
  const isChosen = (await mailChoices(db)).length > 0
  return mailLists(env).flatMap(({ name }) => (left.includes(name) || (isChosen && isReplaced(name)) ? [] : [name]))
}

/** Also restores somebody who was removed. @param role if left out, somebody who is already on the list keeps their role */
export async function inviteStaff(
  db: Db,
  email: string,
  name: string,
  now: Date,
  role?: 'owner' | 'sales',
): Promise<void> {
  const row = { email: personOf(email), name, invited_at: now.toISOString(), ...(role && { role }) }
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('removed_staff').where('email', '=', row.email).execute()
    await trx
      .insertInto('staff')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ name, invited_at: row.invited_at, ...(role && { role }) }),
      )
      .execute()
  })
}

/** Looks up names by email address: the name from the invitation or the dealer's folder, or the part before the @. */
export async function staffNames(db: Db): Promise<(person: string) => string> {
  const names = new Map((await staffMembers(db)).map(({ email, name }) => [email, name]))
  return (person) => names.get(person) || person.replace(/@.*$/, '')
}
