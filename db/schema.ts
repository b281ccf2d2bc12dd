/**
 * The tables as both engines hold them, apart from those of vehicles (src/catalogue/vehicle-rows.server.ts). Flags are 0 or 1, lists and objects are JSON text, and
 * times are ISO 8601 in UTC, so that a row reads the same in SQLite and in PostgreSQL.
 */
export type Database = {
  contact_messages: ContactMessageTable
  deliveries: DeliveryTable
}

export type ContactMessageTable = {
  id: string
  idempotency_key: string
  first_name: string
  last_name: string
  email: string
  phone: string
  interest: string
  message: string
  suspected: number
  /** Why it is suspected, in words for staff; empty when it is not. */
  suspicion: string
  received_at: string
}

/** One row for each message and channel: what must leave, has left, or is kept back. */
export type DeliveryTable = {
  id: string
  message_id: string
  channel: string
  /** 'held' until staff release suspected spam, then 'waiting', then 'sent' or 'parked'. */
  state: string
  attempts: number
  planned_at: string
  /** Not to be tried before this time. */
  due_at: string
  /** The process that is at it; once lease_until has passed, any other may take over. */
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  /** What the last attempt failed with, for staff; empty when none has. */
  last_error: string
}
