/** Flags are 0 or 1, lists and objects JSON text, times ISO 8601 in UTC, alike in both engines. Vehicles: src/catalogue/vehicle-rows.server.ts. */
export type Database = {
  contact_messages: LeadTable
  deliveries: DeliveryTable
  privacy_requests: PrivacyRequestTable
  jobs: JobTable
  incidents: IncidentTable
  watches: WatchTable
  watch_links: WatchLinkTable
  write_probe: { id: number; content: string }
}

/** Old names such as `suspected` and `message_id` stay: with a renamed column, the previous version could store no message during a deploy. */
export type LeadTable = {
  id: string
  idempotency_key: string
  first_name: string
  last_name: string
  email: string
  phone: string
  interest: string
  message: string
  suspected: number
  /** Codes of src/leads/spam.ts; empty when it was never quarantined. Kept after its release. */
  suspicion: string
  received_at: string
  /** As of when the message came in; all null when it is about no vehicle. */
  vehicle_id: string | null
  vehicle_name: string | null
  vehicle_brand: string | null
  vehicle_year: string | null
  vehicle_condition: string | null
  vehicle_price_cents: number | null
  vehicle_stock_number: string | null
  vehicle_vin: string | null
  vehicle_stock_status: string | null
  vehicle_showroom: string | null
  page: string | null
  town: string | null
  topic: string | null
  /** Host of the region's site that it was written to; null for the dealer's main site. */
  site: string | null
}

export type DeliveryTable = {
  id: string
  message_id: string
  channel: string
  /** 'quarantined' until released, then 'waiting', then 'sent', 'failed' or 'refused'; staff turn the last two into 'acknowledged'. */
  state: string
  attempts: number
  planned_at: string
  due_at: string
  /** After lease_until, any other process may claim it. */
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string
}

/** One row per message or watch shown, corrected or erased at somebody's request, so that a restore does not undo it. */
export type PrivacyRequestTable = {
  id: string
  kind: string
  message_id: string
  at: string
}

/** Columns from `state` on match those of deliveries, since src/jobs/claims.server.ts claims both. Holds no personal data. */
export type JobTable = {
  /** Made from what it is about, so that a second process cannot plan it again. */
  id: string
  kind: string
  payload: string
  /** 'waiting', then 'sent' or 'failed'; recurring work is always 'waiting'. */
  state: string
  attempts: number
  planned_at: string
  due_at: string
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string
}

export type IncidentTable = {
  id: string
  /** At most one of a kind is open. */
  kind: string
  summary: string
  fix: string
  opened_at: string
  closed_at: string | null
}

/** Somebody who is waiting for a cart or a price: decision 27. */
export type WatchTable = {
  id: string
  /** As typed. */
  email: string
  /** The same for every `+tag`; limits and mails count by it. */
  mailbox: string
  kind: string
  /** JSON: src/watches/watch.ts. */
  what: string
  /** JSON: what of the stock the visitor knows of. */
  seen: string
  /** As in contact_messages; empty for the dealer's main site. */
  site: string
  asked_at: string
  /** null until the link in the first mail has been used. */
  confirmed_at: string | null
}

/** One row per mail, whose link it holds as a hash. */
export type WatchLinkTable = {
  token_hash: string
  mailbox: string
  /** null for a mail with news, whose link is about all that the mailbox waits for. */
  watch_id: string | null
  sent_at: string
}
