import webPush from 'web-push'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import { PostRefused, postPublic } from '../../../server/database/jobs/post-to-service.server.ts'
import { NotPublic } from '../../../server/system/public-address.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './delivery-attempt.ts'
import { pushKeys, pushSubscriptionsOf, removePushSubscription } from './push-subscriptions.server.ts'
import { recipientsFor, routeOf } from './recipients.server.ts'
import { sendToEach } from './send-to-each.server.ts'
import { shortText } from './short-text.ts'

/** If a phone is off for longer, its owner gets only the email. */
const KEPT_SECONDS = 12 * 60 * 60

/** The notification that the service worker shows. A repeat has the same tag, so it replaces the notification instead of adding one. */
type Notification = { body: string; tag: string; url: string }

type Push = { db: Db; signal: AbortSignal }

/** @returns a function that notifies one phone, or forgets it if it is gone; it throws for any other failure */
async function notifier(notification: Notification, { db, signal }: Push) {
  const { publicKey, privateKey } = await pushKeys(db)
  const options = {
    vapidDetails: { subject: `mailto:${business.email}`, publicKey, privateKey },
    TTL: KEPT_SECONDS,
    urgency: 'high',
    // For a phone that is off, the push service keeps only the newest notification of a topic.
    topic: notification.tag.replaceAll('-', ''),
  } as const
  const shown = JSON.stringify({ title: business.shortName, ...notification })
  return async ({ person, ...subscription }: Subscription): Promise<DeliveryProblem | undefined> => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, shown, options)
    try {
      await postPublic({ url: endpoint, headers: asText(headers), body: new Uint8Array(body) }, signal)
      return undefined
    } catch (error) {
      const isGone = error instanceof NotPublic || (error instanceof PostRefused && [404, 410].includes(error.status))
      if (!isGone) throw error
      await removePushSubscription(db, endpoint)
      const answer = 'notifications are off on that phone now'
      return { address: person, kind: 'address', code: error instanceof PostRefused ? error.status : null, answer }
    }
  }
}

type Subscription = Awaited<ReturnType<typeof pushSubscriptionsOf>>[number]

/** Tries each phone of these people once, and ignores phones that can't be reached. */
export async function pushTo(people: readonly string[], notification: Notification, push: Push): Promise<void> {
  const subscriptions = await pushSubscriptionsOf(push.db, people)
  if (subscriptions.length === 0) return
  const notify = await notifier(notification, push)
  await Promise.allSettled(subscriptions.map(notify))
}

/** Web Push (RFC 8030, encrypted by RFC 8291, signed by RFC 8292) to the phones of people who are mailed. */
export async function sendPush(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const { db, env } = attempt
  const subscriptions = await pushSubscriptionsOf(db, recipientsFor(routeOf(lead), env))
  const notify = await notifier({ body: shortText(lead), tag: lead.id, url: messagePath(lead.id) }, attempt)
  const gone: DeliveryProblem[] = []
  const recipients = subscriptions.map((subscription) => ({
    name: subscription.person,
    address: subscription.endpoint,
    send: async () => {
      const problem = await notify(subscription)
      if (problem) gone.push(problem)
    },
  }))
  const refusals = await sendToEach(recipients, lead, attempt)
  // A phone that is gone isn't a failure: its owner turned alerts off and gets the email.
  return [...refusals, ...gone]
}

/** Leaves out the length, which fetch sets itself. */
const asText = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (/^content-length$/i.test(name) ? [] : [[name, String(value)]])),
  )
