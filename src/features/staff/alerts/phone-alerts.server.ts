import { configuredChannels } from '../../../domain/leads/channels/channels.ts'
import { phonesOf, vapidPublicKey } from '../../../domain/leads/channels/push-subscriptions.server.ts'
import { isNotified, settingsInForce } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import { phonePath } from '../../../domain/staff/staff-paths.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { scriptAddress } from '../frame/staff-page.server.ts'
import type { PhoneAlertsProps } from './phone-alerts.tsx'

/** Whether the person can get notifications. Only people who get messages by email can. */
export const canHaveAlerts = (env: Env, { person }: Pick<StaffSession, 'person'>): boolean =>
  configuredChannels(env).includes('push') && isNotified(env, person)

/** @returns undefined for people who get no notifications */
export async function phoneAlertsView(
  session: Pick<StaffSession, 'person'>,
  { db, env }: { db: Db; env: Env },
): Promise<PhoneAlertsProps | undefined> {
  if (!canHaveAlerts(await settingsInForce(db, env), session)) return undefined
  return {
    address: phonePath,
    publicKey: await vapidPublicKey(db),
    phones: await phonesOf(db, session.person),
    script: scriptAddress('staff-alerts'),
  }
}
