import { type Selectable, sql } from 'kysely'
import type { Db } from '../../server/database/database.server.ts'
import { storedProblems } from '../../server/database/jobs/claims.server.ts'
import type { DeliveryTable, LeadTable } from '../../server/database/schema.ts'
import { channels } from './channels/channels.ts'
import { type Delivery, type DeliveryState, deliveryStates } from './delivery-state.ts'
import { doubtIn, spamCertainties } from './intake/spam.ts'
import { isFrom, type Lead, type LeadOrigin, type LeadPicture, type LeadVehicle, stockStatuses } from './lead.ts'
import { picturesOf } from './pictures/lead-pictures.server.ts'
import { readMissing } from './pictures/missing-message-pictures.ts'
import { eventsOf, type LeadEvent } from './work/lead-events.server.ts'
import { type CustomerKey, isCustomer } from './work/message-search.server.ts'

const BATCH_SIZE = 500

export function toLead(row: Selectable<LeadTable>, pictures: readonly LeadPicture[] = []): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    interest: row.interest,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    spamReason: row.suspected === 1 ? row.suspicion : '',
    ...(row.suspected === 0 && doubtIn(row.suspicion) && { mayBeSpam: row.suspicion }),
    vehicle: toLeadVehicle(row),
    page: row.page ?? '',
    town: row.town ?? '',
    topic: row.topic ?? '',
    site: row.site ?? '',
    ...(pictures.length > 0 && { pictures }),
    ...(row.missing_pictures && { missingPictures: readMissing(row.missing_pictures) }),
    ...(row.taken_down_by && {
      takenDown: { by: row.taken_down_by, cameBy: row.came_by === 'visit' ? 'visit' : 'phone' },
    }),
  }
}

function toLeadVehicle(row: Selectable<LeadTable>): LeadVehicle | null {
  if (row.vehicle_name === null) return null
  const { vehicle_condition: condition, vehicle_price_cents: cents } = row
  return {
    id: row.vehicle_id ?? '',
    name: row.vehicle_name,
    brand: row.vehicle_brand ?? '',
    year: row.vehicle_year ?? '',
    condition: condition === 'new' || condition === 'used' ? condition : '',
    price: cents === null ? null : cents / 100,
    stockNumber: row.vehicle_stock_number ?? '',
    vin: row.vehicle_vin ?? '',
    stockStatus: stockStatuses.find((status) => status === row.vehicle_stock_status) ?? '',
    showroom: row.vehicle_showroom ?? '',
  }
}

type OriginColumns = Pick<LeadTable, 'page' | 'town' | 'topic' | 'site' | Extract<keyof LeadTable, `vehicle_${string}`>>

export function originColumns({ vehicle, page, town, topic, site }: LeadOrigin): OriginColumns {
  return {
    vehicle_id: vehicle?.id ?? null,
    vehicle_name: vehicle?.name ?? null,
    vehicle_brand: vehicle?.brand ?? null,
    vehicle_year: vehicle?.year ?? null,
    vehicle_condition: vehicle?.condition ?? null,
    vehicle_price_cents: vehicle && vehicle.price !== null ? Math.round(vehicle.price * 100) : null,
    vehicle_stock_number: vehicle?.stockNumber ?? null,
    vehicle_vin: vehicle?.vin ?? null,
    vehicle_stock_status: vehicle?.stockStatus ?? null,
    vehicle_showroom: vehicle?.showroom || null,
    page: page || null,
    town: town || null,
    topic: topic || null,
    site: site || null,
  }
}

function toDelivery(row: Selectable<DeliveryTable>): Delivery {
  const channel = channels.find((name) => name === row.channel)
  const state = deliveryStates.find((name) => name === row.state)
  if (!channel || !state) throw new Error(`Delivery ${row.id} has channel '${row.channel}' and state '${row.state}'.`)
  return {
    channel,
    state,
    attempts: row.attempts,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
    problems: storedProblems(row.problems),
  }
}

export type LeadWithDeliveries = Lead & {
  deliveries: Delivery[]
  /** Staff's notes, replies and steps; left out if there are none. */
  events?: Omit<LeadEvent, 'leadId'>[]
}

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toLead(row, (await picturesOf(db, [id])).get(id))
}

/** Whether staff have written down any call or visit. */
export const hasTakenDown = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('contact_messages')
    .select('id')
    .where('taken_down_by', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export type LeadFilter = {
  state?: DeliveryState | undefined
  interest?: string | undefined
  quarantined?: boolean | undefined
  since?: Date | undefined
  email?: string | undefined
  customer?: CustomerKey | undefined
  search?: string | undefined
  reason?: string | undefined
  otherReasonThan?: readonly string[] | undefined
}

export async function* eachLead(db: Db, filter: LeadFilter = {}): AsyncGenerator<LeadWithDeliveries> {
  let before: LeadWithDeliveries | undefined
  while (true) {
    const batch = await leadsBefore(db, filter, before)
    const { search } = filter
    yield* search === undefined ? batch : batch.filter((lead) => isFrom(lead, search))
    before = batch.at(-1)
    if (batch.length < BATCH_SIZE) return
  }
}

/** Most likely genuine first, then newest first. */
export async function* eachQuarantined(db: Db, filter: LeadFilter = {}): AsyncGenerator<LeadWithDeliveries> {
  const quarantined = { ...filter, quarantined: true }
  for (const { code } of spamCertainties) yield* eachLead(db, { ...quarantined, reason: code })
  yield* eachLead(db, { ...quarantined, otherReasonThan: spamCertainties.map(({ code }) => code) })
}

async function leadsBefore(db: Db, filter: LeadFilter, before: Lead | undefined): Promise<LeadWithDeliveries[]> {
  const { state, interest, quarantined, since, email, customer, reason, otherReasonThan = [] } = filter
  let query = db.selectFrom('contact_messages').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc')
  if (interest !== undefined) query = query.where('interest', '=', interest)
  if (quarantined !== undefined) query = query.where('suspected', '=', quarantined ? 1 : 0)
  if (reason !== undefined) query = query.where('suspicion', 'like', `${reason}%`)
  for (const other of otherReasonThan) query = query.where('suspicion', 'not like', `${other}%`)
  if (email !== undefined) query = query.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
  if (customer) query = query.where(isCustomer(customer) ?? sql<boolean>`1 = 0`)
  if (since) query = query.where('received_at', '>=', since.toISOString())
  if (state) {
    query = query.where('id', 'in', (sub) =>
      sub.selectFrom('deliveries').select('message_id').where('state', '=', state),
    )
  }
  if (before) {
    query = query.where((where) =>
      where.or([
        where('received_at', '<', before.receivedAt),
        where.and([where('received_at', '=', before.receivedAt), where('id', '<', before.id)]),
      ]),
    )
  }
  return withDeliveries(db, await query.limit(BATCH_SIZE).execute())
}

async function withDeliveries(db: Db, rows: Selectable<LeadTable>[]): Promise<LeadWithDeliveries[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const deliveries = await db.selectFrom('deliveries').selectAll().where('message_id', 'in', ids).execute()
  const pictures = await picturesOf(db, ids)
  const byLead = Map.groupBy(deliveries, (row) => row.message_id)
  const events = await eventsOf(db, ids)
  const position = ({ channel }: Delivery) => channels.indexOf(channel)
  return rows.map((row) => ({
    ...toLead(row, pictures.get(row.id)),
    deliveries: (byLead.get(row.id) ?? []).map(toDelivery).sort((a, b) => position(a) - position(b)),
    ...(events.has(row.id) && { events: events.get(row.id)?.map(({ leadId: _, ...event }) => event) ?? [] }),
  }))
}

export async function findLeadWithDeliveries(db: Db, id: string): Promise<LeadWithDeliveries | undefined> {
  const rows = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).execute()
  const [lead] = await withDeliveries(db, rows)
  return lead
}
