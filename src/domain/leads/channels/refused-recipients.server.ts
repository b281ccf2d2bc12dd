import type { Db } from '../../../server/database/database.server.ts'
import { storedProblems } from '../../../server/database/jobs/claims.server.ts'
import { type DeliveryProblem, isRefusal } from '../../../server/database/jobs/delivery-problem.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { personOf } from '../../staff/people.server.ts'
import { notifyNames } from './notify.server.ts'
import { type RecipientEnv, recipientsFor } from './recipients.server.ts'

const NEWEST_MAILS = 100

/** Recipients that refused the newest message sent to them. Services appear by name. */
export async function refusedRecipients(
  db: Db,
  env: RecipientEnv & Pick<Env, 'LEADS_TEXT_TO' | 'LEADS_NOTIFY_URL'>,
): Promise<DeliveryProblem[]> {
  const newest = new Map<string, DeliveryProblem | undefined>()
  for (const channel of ['mail', 'text', 'notify'] as const) {
    const mails = await db
      .selectFrom('deliveries')
      .innerJoin('contact_messages', 'contact_messages.id', 'deliveries.message_id')
      .select(['interest', 'topic', 'vehicle_showroom', 'problems'])
      .where('channel', '=', channel)
      .where((where) => where.or([where('state', '=', 'sent'), where('last_error', '!=', '')]))
      .orderBy('due_at', 'desc')
      .limit(NEWEST_MAILS)
      .execute()
    for (const { interest, topic, vehicle_showroom, problems } of mails) {
      const route = { interest, topic: topic ?? '', showroom: vehicle_showroom ?? '' }
      const recipients = {
        mail: recipientsFor(route, env),
        text: env.LEADS_TEXT_TO ?? [],
        notify: notifyNames(env.LEADS_NOTIFY_URL ?? []),
      }[channel]
      const refusals = storedProblems(problems).filter(isRefusal)
      for (const address of recipients.filter((one) => !newest.has(one))) {
        newest.set(
          address,
          refusals.find((refusal) => personOf(refusal.address) === personOf(address)),
        )
      }
    }
  }
  return [...newest].flatMap(([address, refusal]) => (refusal ? { ...refusal, address } : []))
}
