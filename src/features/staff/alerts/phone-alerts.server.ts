import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildDir } from '../../../content/dealer/dealer-dir.ts'
import { configuredChannels } from '../../../domain/leads/channels/channels.ts'
import { phonesOf, vapidPublicKey } from '../../../domain/leads/channels/push-subscriptions.server.ts'
import { phonePath } from '../../../domain/staff/paths.ts'
import { isNotified, settingsInForce } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import type { PhoneAlertsProps } from './phone-alerts.tsx'

/** Only people who are mailed messages get notifications. */
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
    script: script(),
  }
}

let built: string | undefined

/** build/separate-assets.ts writes it. */
function script(): string {
  if (import.meta.env.DEV) return '/src/features/staff/phone/alerts.ts'
  built ??= readdirSync(join(buildDir, 'client/assets')).find((name) => /^staff-alerts-.*\.js$/.test(name))
  if (!built) throw new Error('The build has no script of the alerts of staff: see build/separate-assets.ts')
  return `/assets/${built}`
}
