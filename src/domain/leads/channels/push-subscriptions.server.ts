import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { z } from 'zod'
import type { Db } from '../../../server/database/database.server.ts'
import { isPrivateHost } from '../../../server/settings/private-host.ts'

const bytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count)

/** The maximum number of phones per person. */
const MAX_PHONES = 10

/** Push services have a public name and the usual port. The addresses behind the name are checked when the site posts there. */
function isPushService(endpoint: string): boolean {
  const { hostname, port, username, password } = new URL(endpoint)
  return !isPrivateHost(hostname) && port === '' && username === '' && password === ''
}

/** The result of `PushSubscription.toJSON()`. */
const pushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine(isPushService, 'this is not the address of a push service'),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})

export type PushSubscription = z.infer<typeof pushSubscription>

/** A phone belongs to the session and to the person who last turned alerts on. @returns 'refused' for data that no browser sends, 'full' if the person has the maximum number of phones */
export async function savePushSubscription(
  db: Db,
  { person, id }: { person: string; id: string },
  subscription: unknown,
  now = new Date(),
): Promise<'saved' | 'refused' | 'full'> {
  const { success, data } = pushSubscription.safeParse(subscription)
  if (!success) return 'refused'
  const others = (await pushSubscriptionsOf(db, [person])).filter(({ endpoint }) => endpoint !== data.endpoint)
  if (others.length >= MAX_PHONES) return 'full'
  const row = { ...data.keys, person: person.toLowerCase(), created_at: now.toISOString(), session: id }
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint: data.endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  return 'saved'
}

/** @param person owner of the phone; left out if the push service says that the phone is gone */
export async function removePushSubscription(db: Db, endpoint: string, person?: string): Promise<void> {
  const deletion = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)
  await (person === undefined ? deletion : deletion.where('person', '=', person)).execute()
}

/** @param session limits it to phones turned on in that session @returns how many phones were removed */
export async function removePhonesOf(db: Db, person: string, session?: string): Promise<number> {
  const own = db.deleteFrom('push_subscriptions').where('person', '=', person.toLowerCase())
  const { numDeletedRows } = await (session === undefined
    ? own
    : own.where('session', '=', session)
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Digests of the phones' endpoints, since an endpoint is a secret. */
export async function phonesOf(db: Db, person: string): Promise<string[]> {
  const subscriptions = await pushSubscriptionsOf(db, [person])
  return subscriptions.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'))
}

/** @param people email addresses, in any case */
export async function pushSubscriptionsOf(
  db: Db,
  people: readonly string[],
): Promise<(PushSubscription & { person: string })[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'person'])
    .where(
      'person',
      'in',
      people.map((person) => person.toLowerCase()),
    )
    .orderBy('created_at')
    .execute()
  return rows.map(({ endpoint, p256dh, auth, person }) => ({ endpoint, keys: { p256dh, auth }, person }))
}

/** Everybody with alerts on, or only this person. Alerts outlast a session that ends by itself. @returns email addresses in lower case */
export async function peopleWithPhones(db: Db, person?: string): Promise<string[]> {
  const all = db.selectFrom('push_subscriptions').select('person').distinct().orderBy('person')
  const rows = await (person === undefined ? all : all.where('person', '=', person.toLowerCase())).execute()
  return rows.map((row) => row.person)
}

export type PushKeys = { publicKey: string; privateKey: string }

/** Created by whichever process asks first, and shared by all. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const storedKeys = () => db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
  let row = await storedKeys()
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await db
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await storedKeys()
  }
  if (!row) throw new Error('the keys of notifications could not be stored')
  return { publicKey: row.public_key, privateKey: row.private_key }
}

/** For `applicationServerKey`, as base64url. */
export const vapidPublicKey = async (db: Db): Promise<string> => (await pushKeys(db)).publicKey
