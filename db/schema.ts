/**
 * The tables as both engines hold them, apart from those of vehicles (src/catalogue/vehicle-rows.server.ts). Flags are 0 or 1, lists and objects are JSON text, and
 * times are ISO 8601 in UTC, so that a row reads the same in SQLite and in PostgreSQL.
 */
export type Database = {
  contact_messages: LeadTable
  deliveries: DeliveryTable
  privacy_requests: PrivacyRequestTable
  notices: NoticeTable
  incidents: IncidentTable
  /** One row: see src/platform/readiness.server.ts. */
  write_probe: { id: number; content: string }
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
  /** Codes of why it was quarantined (src/leads/spam.ts); empty when it never was. Kept after its release. */
  suspicion: string
  received_at: string
  /** The vehicle that the lead is about, as it stood when the message came in; all null when it is about none. */
  vehicle_id: string | null
  /** 'unknown cart' when the id that was sent leads to no vehicle. */
  vehicle_name: string | null
  vehicle_brand: string | null
  vehicle_year: string | null
  /** 'new' or 'used'. */
  vehicle_condition: string | null
  /** Null when the price was on request, too. */
  vehicle_price_cents: number | null
  vehicle_stock_number: string | null
  vehicle_vin: string | null
  /** One of `stockStatuses` of src/leads/lead.ts. */
  vehicle_stock_status: string | null
  /** Path of the page that led to the form, without its query. */
  page: string | null
  /** Slug. */
  town: string | null
  /** A key of contactPage.form.topics. */
  topic: string | null
}

/** One row per lead and channel: what has to be sent, was sent, failed, or is quarantined. */
export type DeliveryTable = {
  id: string
  /** The lead's id. */
  message_id: string
  channel: string
  /** 'quarantined' until staff release it, then 'waiting', then 'sent', 'failed' or 'refused'; staff turn the last two into 'acknowledged'. */
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

/** One row per message that was shown, corrected or erased at somebody's request, so that a restore does not undo it. */
export type PrivacyRequestTable = {
  id: string
  /** 'exported', 'corrected' or 'erased'. */
  kind: string
  message_id: string
  at: string
}

/** One row per message to staff that must go out once, whatever number of processes would send it. Holds no personal data. */
export type NoticeTable = {
  /** Made from what it is about, so that a second process cannot plan it again. */
  id: string
  /** 'digest', 'alert' or 'all-clear'. */
  kind: string
  /** 'mail' or 'webhook'. */
  channel: string
  /** The day of a digest, as 2026-05-01, or the id of an incident. */
  about: string
  planned_at: string
  due_at: string
  /** Until then one process is sending it. */
  lease_until: string | null
  sent_at: string | null
  last_error: string
}

/** One row per trouble that staff are told of, from when it was seen until it was over. */
export type IncidentTable = {
  id: string
  /** At most one of a kind is open. */
  kind: string
  summary: string
  /** What to do about it. */
  fix: string
  opened_at: string
  closed_at: string | null
}
