import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../platform/database.server.ts'
import { type KeyEnv, linkKey } from './link-key.server.ts'
import { isStaff, type PeopleEnv, personOf } from './people.server.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A message with its pictures, or the lot. */
export const purposes = ['message', 'lot'] as const
export type Purpose = (typeof purposes)[number]
export const messageLinkDays = 30
export const lotLinkHours = 12
const lifetimes: Readonly<Record<Purpose, number>> = {
  message: messageLinkDays * DAY_MS,
  lot: lotLinkHours * HOUR_MS,
}

export type StaffLink = {
  readonly purpose: Purpose
  /** Id of the message; empty for the lot. */
  readonly subject: string
  /** Mail address that it was sent to, in lower case. */
  readonly person: string
  readonly madeAt: Date
  readonly endsAt: Date
}

export type LinkEnv = KeyEnv & PeopleEnv

/** @returns a path such as /staff/eyJ…, which acts as `person` until it ends */
export async function signLink(
  env: KeyEnv,
  { purpose, subject, person }: Pick<StaffLink, 'purpose' | 'subject' | 'person'>,
  now: Date,
): Promise<string> {
  const claims = [purpose, subject, personOf(person), now.getTime(), now.getTime() + lifetimes[purpose]]
  const content = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `/staff/${content}.${signature(content, await linkKey(env))}`
}

export type CheckedLink = { link: StaffLink } | { problem: 'unknown' } | { problem: 'ended'; link: StaffLink }

/** 'unknown' for one that this site has not signed with its present key; 'ended' also names whom it was for. */
export async function checkLink(env: LinkEnv, db: Db, token: string, now: Date): Promise<CheckedLink> {
  const link = readLink(token, await linkKey(env))
  if (!link) return { problem: 'unknown' }
  if (link.endsAt < now || !(await isStaff(db, env, link)) || (await hasEnded(db, link))) {
    return { problem: 'ended', link }
  }
  return { link }
}

function readLink(token: string, key: string): StaffLink | undefined {
  const [content = ''] = token.split('.')
  const [given, expected] = [Buffer.from(token), Buffer.from(`${content}.${signature(content, key)}`)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [purpose, subject, person, madeAt, endsAt] = JSON.parse(Buffer.from(content, 'base64url').toString())
  return { purpose, subject, person, madeAt: new Date(madeAt), endsAt: new Date(endsAt) }
}

const signature = (content: string, key: string): string =>
  createHmac('sha256', key).update(content).digest('base64url')

async function hasEnded(db: Db, { person, subject, madeAt }: StaffLink): Promise<boolean> {
  const ended = await db
    .selectFrom('ended_links')
    .select('person')
    .where('person', '=', person)
    .where('subject', 'in', ['', subject])
    .where('ended_at', '>=', madeAt.toISOString())
    .executeTakeFirst()
  return ended !== undefined
}

/** @param subject a message's id, or empty for all links of the person */
export async function endLinks(db: Db, person: string, subject: string, now: Date): Promise<void> {
  const row = { person: personOf(person), subject, ended_at: now.toISOString() }
  await db
    .insertInto('ended_links')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person', 'subject']).doUpdateSet({ ended_at: row.ended_at }))
    .execute()
}
