import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { type Db, inTransaction } from '../../server/database/database.server.ts'
import type { StaffPasskeyTable } from '../../server/database/schema.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { personOf } from './people.server.ts'
import { planStaffMail } from './plan-staff-mail.server.ts'
import { hashOf } from './sign-in-tokens.ts'
import { logAction } from './staff-log.server.ts'

/** Loaded on first use, since it includes parsers that no other page needs. */
const webauthn = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 5 * 60_000
const MOST_PASSKEYS = 10

type Site = Pick<Env, 'SITE_URL'>
const siteOf = ({ SITE_URL }: Site) => ({ origin: new URL(SITE_URL).origin, rpId: new URL(SITE_URL).hostname })

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))

export type Passkey = { id: string; person: string; device: string; createdAt: string; usedAt: string | null }

/** The passkeys of one person, or of everybody. */
export async function passkeysOf(db: Db, person?: string): Promise<Passkey[]> {
  const all = db.selectFrom('staff_passkeys').selectAll().orderBy('created_at').orderBy('id')
  const rows = await (person === undefined ? all : all.where('person', '=', personOf(person))).execute()
  return rows.map(({ id, person: of, device, created_at, used_at }) => ({
    ...{ id, person: of, device, createdAt: created_at, usedAt: used_at },
  }))
}

function credentialOf(row: Selectable<StaffPasskeyTable>): WebAuthnCredential {
  const own = transports.safeParse(JSON.parse(row.transports))
  return {
    id: row.id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.uses),
    ...(own.success && { transports: own.data }),
  }
}

async function newChallenge(db: Db, challenge: string, person: string | null, now: Date): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', now.toISOString()).execute()
  const expires_at = new Date(now.getTime() + CHALLENGE_MS).toISOString()
  await db
    .insertInto('staff_challenges')
    .values({ id: hashOf(challenge), person, expires_at })
    .execute()
}

/** A challenge works once, and only for the person it was made for; null is for somebody signing in. */
const takeChallenge = (db: Db, person: string | null, now: Date) => async (challenge: string) => {
  const rows = await db
    .deleteFrom('staff_challenges')
    .where('id', '=', hashOf(challenge))
    .where('expires_at', '>=', now.toISOString())
    .where('person', person === null ? 'is' : '=', person)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The options with which a browser creates a passkey. */
export async function registrationOptions(
  db: Db,
  site: Site,
  { person, name }: { person: string; name: string },
  now: Date,
) {
  const { generateRegistrationOptions } = await webauthn()
  const own = await db.selectFrom('staff_passkeys').selectAll().where('person', '=', person).execute()
  const options = await generateRegistrationOptions({
    rpName: business.name,
    rpID: siteOf(site).rpId,
    userName: person,
    userDisplayName: name,
    // The same for all of a person's passkeys, so that a browser keeps only one.
    userID: new Uint8Array(Buffer.from(hashOf(`passkeys of ${person}`), 'hex')),
    attestationType: 'none',
    excludeCredentials: own.map(credentialOf).map(({ id, transports: by }) => ({ id, ...(by && { transports: by }) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await newChallenge(db, options.challenge, person, now)
  return options
}

type NewPasskey = { person: string; device: string; response: RegistrationResponseJSON }

/** Notifies the person by email, since somebody who has the device for a minute could add their own passkey. @returns whether the passkey was stored */
export async function addPasskey(
  db: Db,
  site: Site,
  { person, device, response }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webauthn()
  const { origin, rpId } = siteOf(site)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeChallenge(db, person, now),
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo || (await passkeysOf(db, person)).length >= MOST_PASSKEYS) return false
  const { credential } = registrationInfo
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('staff_passkeys')
      .values({
        id: credential.id,
        person,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        uses: String(credential.counter),
        transports: JSON.stringify(credential.transports ?? []),
        device,
        created_at: now.toISOString(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    await planStaffMail(trx, { person, about: 'passkey' }, now)
    await logAction(trx, { person, action: 'added a passkey', about: device }, now)
    return true
  })
}

/** The options name nobody, since the browser knows whose passkeys it has. */
export async function signInOptions(db: Db, site: Site, now: Date) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: siteOf(site).rpId, userVerification: 'required' })
  await newChallenge(db, options.challenge, null, now)
  return options
}

/** @returns the person the passkey belongs to, who may no longer have access */
export async function signInByPasskey(
  db: Db,
  site: Site,
  response: AuthenticationResponseJSON,
  now: Date,
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
  if (!row) return undefined
  const { origin, rpId } = siteOf(site)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takeChallenge(db, null, now),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: credentialOf(row),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  await db
    .updateTable('staff_passkeys')
    .set({ uses: String(authenticationInfo.newCounter), used_at: now.toISOString() })
    .where('id', '=', row.id)
    .execute()
  return row.person
}

/** @param id one of the person's passkeys; default: all @returns how many were removed */
export async function endPasskeys(db: Db, person: string, id?: string): Promise<number> {
  await db.deleteFrom('staff_challenges').where('person', '=', personOf(person)).execute()
  const all = db.deleteFrom('staff_passkeys').where('person', '=', personOf(person))
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
