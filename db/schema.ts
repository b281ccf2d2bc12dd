/**
 * The tables as both engines hold them, apart from those of vehicles (src/catalogue/vehicle-rows.server.ts). Flags are 0 or 1, lists and objects are JSON text, and
 * times are ISO 8601 in UTC, so that a row reads the same in SQLite and in PostgreSQL.
 */
export type Database = {
  contact_messages: LeadTable
  deliveries: DeliveryTable
}

/**
 * One row per lead. Names of this table and its columns that differ from the words in the code
 * (`suspected`, `suspicion`, `message_id` below) stay as they are: a renamed column would refuse every
 * message that a process of the version before takes in while a deploy replaces it.
 */
export type LeadTable = {
  id: string
  idempotency_key: string
  first_name: string
  last_name: string
  email: string
  phone: string
  interest: string
  message: string
  /** 1 while the lead is quarantined as likely spam. */
  suspected: number
  /** Why it was quarantined, in words for staff; empty when it never was. Kept after its release. */
  suspicion: string
  received_at: string
}

/** One row per lead and channel: what has to be sent, was sent, failed, or is quarantined. */
export type DeliveryTable = {
  id: string
  /** The lead's id. */
  message_id: string
  channel: string
  /** 'quarantined' until staff release it, then 'waiting', then 'sent' or 'failed'. */
  state: string
  attempts: number
  planned_at: string
  /** No attempt before this time. */
  due_at: string
  /** The process that is delivering it; after lease_until any other may claim it. */
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  /** Why the last attempt failed, for staff; empty when none has. */
  last_error: string
}
