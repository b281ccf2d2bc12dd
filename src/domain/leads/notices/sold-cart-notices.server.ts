import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { inStockAmong } from '../../catalogue/edits/last-stock-change.server.ts'
import { accessOf, personOf, settingsInForce } from '../../staff/people.server.ts'
import { planCartNotice } from '../channels/plan-notices.server.ts'
import { recipientsFor } from '../channels/recipients.server.ts'
import { openLeadsUntil } from '../work/open-leads.server.ts'

const EVERY_MS = 5000

type SoldCartOptions = { db: Db; env: Env; now?: () => Date }

/**
 * Tells the person who has an open message, or everybody it was mailed to, that its cart is sold or removed, no matter where that was done:
 * the lot, a message, an import or a command. It compares the messages with the stock, so that code that changes the stock needn't know about messages.
 */
export function soldCarts({ db, env, now = () => new Date() }: SoldCartOptions): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'sold carts' },
      everyMs: EVERY_MS,
      pollMs: EVERY_MS,
      ready: async () => (await changedLeads(db, now())).length > 0,
      async run() {
        for (const lead of await changedLeads(db, now())) await note(db, lead, env, now())
        return undefined
      },
    },
  ]
}

type ChangedLead = Awaited<ReturnType<typeof changedLeads>>[number]

/** Open messages whose cart was in stock when they came in and has been sold, removed or put back since the last check. */
async function changedLeads(db: Db, now: Date) {
  const leads = await openLeadsUntil(db, now)
    .select(['contact_messages.id', 'interest', 'topic', 'vehicle_id', 'vehicle_showroom', 'holder', 'cart_gone_at'])
    .where('vehicle_stock_status', '=', 'in stock')
    .execute()
  const inStock = await inStockAmong(db, [...new Set(leads.flatMap(({ vehicle_id }) => vehicle_id ?? []))])
  return leads
    .map((lead) => ({ ...lead, isGone: !inStock.has(lead.vehicle_id ?? '') }))
    .filter(({ isGone, cart_gone_at }) => isGone !== (cart_gone_at !== null))
}

async function note(
  db: Db,
  { id, isGone, holder, interest, topic, vehicle_showroom }: ChangedLead,
  env: Env,
  now: Date,
): Promise<void> {
  const recipients = recipientsFor(
    { interest, topic: topic ?? '', showroom: vehicle_showroom ?? '' },
    await settingsInForce(db, env),
  )
  const isHeld = holder !== null && (await accessOf(db, env, holder)) !== 'removed'
  const cart_gone_at = isGone ? now.toISOString() : null
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('lead_work')
      .values({ message_id: id, holder: null, outcome: null, steps: 0, escalated_at: null, cart_gone_at })
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ cart_gone_at }))
      .execute()
    if (!isGone) return
    const mailed = await trx.selectFrom('lead_people').select('person').where('message_id', '=', id).execute()
    const all = [...mailed.map(({ person }) => person), ...recipients.map(personOf)]
    for (const to of new Set(isHeld ? [holder] : all)) await planCartNotice(trx, id, to, now)
  })
}
