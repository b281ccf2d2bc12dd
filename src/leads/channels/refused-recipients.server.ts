import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { refusedIn } from '../delivery.ts'
import { notifyNames } from './notify.server.ts'
import { type RecipientEnv, recipientsFor } from './recipients.server.ts'

const NEWEST_MAILS = 100

/** Those that were refused when a message last went to them, with the response. Services go by their names. */
export async function refusedRecipients(
  db: Db,
  env: RecipientEnv & Pick<Env, 'LEADS_TEXT_TO' | 'LEADS_NOTIFY_URL'>,
): Promise<{ address: string; answer: string }[]> {
  const newest = new Map<string, string>()
  for (const channel of ['mail', 'text', 'notify'] as const) {
    const mails = await db
      .selectFrom('deliveries')
      .innerJoin('contact_messages', 'contact_messages.id', 'deliveries.message_id')
      .select(['interest', 'vehicle_showroom', 'last_error'])
      .where('channel', '=', channel)
      .where((where) => where.or([where('state', '=', 'sent'), where('last_error', '!=', '')]))
      .orderBy('due_at', 'desc')
      .limit(NEWEST_MAILS)
      .execute()
    for (const { interest, vehicle_showroom, last_error } of mails) {
      const route = { interest, showroom: vehicle_showroom ?? '' }
      const recipients = {
        mail: recipientsFor(route, env),
        text: env.LEADS_TEXT_TO ?? [],
        notify: notifyNames(env.LEADS_NOTIFY_URL ?? []),
      }[channel]
      for (const address of recipients) if (!newest.has(address)) newest.set(address, last_error)
    }
  }
  return [...newest].flatMap(([address, note]) =>
    /all recipients were rejected: 5/.test(note)
      ? { address, answer: note }
      : refusedIn(note).filter((refused) => refused.address === address && /^(?:5|it answered)/.test(refused.answer)),
  )
}
