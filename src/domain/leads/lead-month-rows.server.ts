import type { Db } from '../../server/database/database.server.ts'

/** The rows that a month's figures count, without names or message text. */
export type MonthRow = {
  receivedAt: string
  interest: string
  topic: string
  /** Name of the cart; empty for none. */
  cart: string
  page: string | null
  outcome: string | null
  isSpam: boolean
}

export async function monthRows(db: Db, since: Date, until: Date): Promise<MonthRow[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .leftJoin('lead_work', 'lead_work.message_id', 'contact_messages.id')
    .select(['received_at', 'interest', 'topic', 'vehicle_name', 'page', 'suspected', 'outcome'])
    .where('received_at', '>=', since.toISOString())
    .where('received_at', '<', until.toISOString())
    .orderBy('received_at')
    .execute()
  return rows.map(({ received_at, topic, vehicle_name, suspected, ...row }) => ({
    ...row,
    receivedAt: received_at,
    topic: topic ?? '',
    cart: vehicle_name ?? '',
    isSpam: suspected === 1 || row.outcome === 'spam',
  }))
}
