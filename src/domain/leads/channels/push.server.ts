import webPush from 'web-push'
import { business } from '../../../content/dealer/facts/business.ts'
import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import { PostRefused, postPublic } from '../../../server/database/jobs/post-to-service.server.ts'
import { NotPublic } from '../../../server/system/public-address.server.ts'
import { messagePath } from '../../staff/paths.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './attempt.ts'
import { pushKeys, pushSubscriptionsOf, removePushSubscription } from './push-subscriptions.server.ts'
import { recipientsFor, routeOf } from './recipients.server.ts'
import { sendToEach } from './send-to-each.server.ts'
import { shortText } from './short-text.ts'

/** A phone that is off for longer gets the mail alone. */
const KEPT_SECONDS = 12 * 60 * 60

/**
 * For the service worker to show. The same tag replaces what is shown, so that a repeat is no second notification.
 */
const notificationOf = (lead: Lead): string =>
  JSON.stringify({ title: business.shortName, body: shortText(lead), tag: lead.id, url: messagePath(lead.id) })

/** Web Push (RFC 8030, encrypted by RFC 8291, signed by RFC 8292) to the phones of those who are mailed. */
export async function sendPush(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const { db, env, signal } = attempt
  const subscriptions = await pushSubscriptionsOf(db, recipientsFor(routeOf(lead), env))
  const { publicKey, privateKey } = await pushKeys(db)
  const vapidDetails = { subject: `mailto:${business.email}`, publicKey, privateKey }
  const options = {
    vapidDetails,
    TTL: KEPT_SECONDS,
    urgency: 'high',
    // The push service keeps only the newest for a phone that is off.
    topic: lead.id.replaceAll('-', ''),
  } as const
  const gone: DeliveryProblem[] = []
  const notify = async ({ person, ...subscription }: (typeof subscriptions)[number]) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, notificationOf(lead), options)
    try {
      await postPublic({ url: endpoint, headers: asText(headers), body: new Uint8Array(body) }, signal)
    } catch (error) {
      const isGone = error instanceof NotPublic || (error instanceof PostRefused && [404, 410].includes(error.status))
      if (!isGone) throw error
      await removePushSubscription(db, endpoint)
      const answer = 'notifications are off on that phone now'
      gone.push({ address: person, kind: 'address', code: error instanceof PostRefused ? error.status : null, answer })
    }
  }
  const recipients = subscriptions.map((subscription) => ({
    name: subscription.person,
    address: subscription.endpoint,
    send: () => notify(subscription),
  }))
  const refusals = await sendToEach(recipients, lead, attempt)
  // No failure: they turned it off, and have the mail.
  return [...refusals, ...gone]
}

/** Without the length, which fetch counts itself. */
const asText = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (/^content-length$/i.test(name) ? [] : [[name, String(value)]])),
  )
