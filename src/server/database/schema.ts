import type { Generated } from 'kysely'

/** Flags are 0 or 1, lists and objects JSON text, times ISO 8601 in UTC, alike in both engines. Vehicles: src/domain/catalogue/vehicle-rows.server.ts. */
export type Database = {
  contact_messages: LeadTable
  deliveries: DeliveryTable
  privacy_requests: PrivacyRequestTable
  jobs: JobTable
  incidents: IncidentTable
  push_subscriptions: PushSubscriptionTable
  push_keys: PushKeyTable
  staff: StaffTable
  ended_links: EndedLinkTable
  staff_sessions: StaffSessionTable
  staff_sign_ins: StaffSignInTable
  staff_passkeys: StaffPasskeyTable
  staff_challenges: StaffChallengeTable
  removed_staff: RemovedStaffTable
  staff_log: StaffLogTable
  lead_people: LeadPersonTable
  lead_work: LeadWorkTable
  lead_steps: LeadStepTable
  lead_events: LeadEventTable
  saved_replies: SavedRepliesTable
  lead_pictures: LeadPictureTable
  rental_blocks: RentalBlockTable
  rental_holds: RentalHoldTable
  calendar_feeds: CalendarFeedTable
  hours_changes: HoursChangeTable
  site_notices: SiteNoticeTable
  hand_changes: EditTable
  held_values: OverrideTable
  vehicle_notes: VehicleNotesTable
  kept_carts: DraftTable
  cart_holds: CartHoldTable
  cart_sales: CartSaleTable
  carts_off_site: CartOffSiteTable
  unused_photos: UnusedPhotoTable
  watches: WaitlistEntryTable
  watch_links: WaitlistLinkTable
  visit_counts: VisitCountTable
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
  /** Codes from src/domain/leads/intake/spam.ts; empty when nothing is suspicious. Once staff decide, their verdict comes first. */
  suspicion: string
  received_at: string
  /** As in src/domain/leads/pictures/missing-message-pictures.ts; null if all arrived or there were none. */
  missing_pictures: string | null
  /** The vehicle as it was when the message came in; all null when the message is about no vehicle. */
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
  /** Host of the region's site on which the message was sent; null for the dealer's main site. */
  site: string | null
  /** The staff member who wrote down a call or a visit, and which it was: 'phone' or 'visit'. Null if the customer wrote. */
  taken_down_by: Generated<string | null>
  came_by: Generated<string | null>
}

export type DeliveryTable = {
  id: string
  message_id: string
  channel: string
  /** 'waiting', or first 'quarantined' until released; then 'sent', 'failed' or 'refused'. Staff turn the last two into 'acknowledged'. */
  state: string
  attempts: number
  planned_at: string
  due_at: string
  /** After lease_until, any other process may claim it. */
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string
  /** JSON of the type in src/server/database/jobs/delivery-problem.ts; null if there are none, or if an earlier version wrote last_error. */
  problems: Generated<string | null>
  /** With several recipients, digests of the addresses that have received it, separated by spaces. Empty when none is left to try. */
  reached: Generated<string>
}

/** One row for each message, waitlist entry or rental hold that was exported, corrected or erased at somebody's request. A restore repeats the corrections and erasures. */
export type PrivacyRequestTable = {
  id: string
  kind: string
  message_id: string
  at: string
}

/** Columns from `state` on match those of deliveries, since src/server/database/jobs/claims.server.ts claims both. Holds no personal data of customers. */
export type JobTable = {
  /** Derived from the job's subject, so that a second process cannot plan it again. */
  id: string
  kind: string
  /** Host of the region's site whose processes do the job; empty for the main site. */
  site: Generated<string>
  payload: string
  /** 'waiting', then 'sent', 'failed' or, for a reply to an address that doesn't exist, 'refused'; recurring work is always 'waiting'. */
  state: string
  attempts: number
  planned_at: string
  due_at: string
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string
  problems: Generated<string | null>
}

export type IncidentTable = {
  id: string
  /** At most one incident of a kind is open. */
  kind: string
  summary: string
  fix: string
  opened_at: string
  closed_at: string | null
}

/** People invited to the desk. Email addresses of staff are in lower case in all tables. */
export type StaffTable = {
  email: string
  name: string
  invited_at: string
  /** 'owner' or 'sales'. Null, in rows from earlier versions, means 'sales'. */
  role: Generated<string | null>
  /** JSON: topics of the messages that this person gets. Null if nobody has chosen any, so that the settings apply. */
  topics: Generated<string | null>
  /** JSON: ids of the showrooms whose messages this person gets. */
  showrooms: Generated<string | null>
  /** JSON: which of 'digest' and 'untaken' this person gets. */
  extras: Generated<string | null>
}

/** Actions of staff that are not in lead_steps, lead_events or hand_changes, kept for a year. */
export type StaffLogTable = {
  id: string
  at: string
  person: string
  /** One of `staffActions` in src/domain/staff/staff-log.server.ts. */
  action: string
  /** What the action was about, in words, such as a person or days. */
  about: string
  detail: string
  /** JSON of the state before the action, to undo it. */
  before: Generated<string | null>
}

/** Written only for an earlier version that has no sessions and runs beside this one during a deploy: there, links made before `ended_at` don't work. */
export type EndedLinkTable = {
  person: string
  /** Id of a message; empty for all links of the person. */
  subject: string
  ended_at: string
}

/** A browser in which a staff member is signed in. */
export type StaffSessionTable = {
  /** SHA-256 of the token in the cookie. */
  id: string
  person: string
  /** A description made from the user agent. */
  device: string
  begun_at: string
  /** Accurate to within an hour. */
  used_at: string
  ended_at: string | null
  /** For a shared computer, the time when the session ends however much it is used. */
  ends_at: Generated<string | null>
}

/** A passkey of a staff member's device, which signs in without an email. */
export type StaffPasskeyTable = {
  /** The device's id for the passkey, base64url. */
  id: string
  person: string
  /** COSE, base64url. */
  public_key: string
  /** How many times the passkey was used, as counted by the device. Many devices don't count, and send 0. */
  uses: string
  /** JSON: how the browser reaches the device. */
  transports: string
  /** A description made from the user agent, as in sessions. */
  device: string
  created_at: string
  used_at: string | null
}

/** A challenge that a device signs once. */
export type StaffChallengeTable = {
  /** SHA-256 of the challenge. */
  id: string
  /** The person who adds a passkey; null when somebody signs in. */
  person: string | null
  expires_at: string
}

/** A request to sign in, from an address that need not be on the list. */
export type StaffSignInTable = {
  /** SHA-256 of the secret in the page on which the code is entered. */
  id: string
  person: string
  /** Path of the page to open after signing in. */
  leads_to: string
  asked_at: string
  /** Number of codes entered so far. */
  tries: number
  /** Id of the request whose email has the code, often this one. Null until a code is emailed. */
  mail: string | null
  mailed_at: string | null
  link_hash: string | null
  code_hash: string | null
  /** Time when the link or code was used, or when too many wrong codes were typed. */
  ended_at: string | null
  /** 1 for a shared computer. */
  shared: Generated<number | null>
}

/** Removed people have no access and get no email, whatever the dealer's folder and the settings say. */
export type RemovedStaffTable = {
  email: string
  name: string
  removed_at: string
}

/** A person to whom a message was mailed. */
export type LeadPersonTable = {
  message_id: string
  person: string
  mailed_at: string
}

/** How staff handle a message. Without a row, nobody has taken it. */
export type LeadWorkTable = {
  message_id: string
  /** The person who has taken the message. */
  holder: string | null
  /** 'answered', 'sold', 'not-a-buyer' or 'spam'; null while it is open. */
  outcome: string | null
  /** Number of steps so far, so that only one of two simultaneous steps is accepted. */
  steps: number
  escalated_at: string | null
  /** When staff were told that the message's cart is sold; null again once the cart is back. */
  cart_gone_at: Generated<string | null>
  /** Number of stages of escalation so far; null for none, or if an earlier version escalated it. */
  escalated_stages: Generated<number | null>
  /** When the holder was told that the message is still waiting; null again once the message changes hands. */
  late_told_at: Generated<string | null>
  /** When other staff were told as well; null again once the message changes hands. */
  late_escalated_at: Generated<string | null>
}

/** Everything that staff did that changed the state of a message, in order. */
export type LeadStepTable = {
  message_id: string
  step: number
  person: string
  action: string
  at: string
  holder_before: string | null
  outcome_before: string | null
  /** The cart that this step marked as sold. */
  vehicle_id: string | null
}

/** Notes, replies and next steps of a message. What changes its state is in lead_steps, which an earlier version reads too. */
export type LeadEventTable = {
  /** Comes from the form, so that a form sent twice makes only one event. */
  id: string
  message_id: string
  person: string
  /** One of `eventKinds` in src/domain/leads/work/lead-event-kinds.ts. */
  kind: string
  text: string
  at: string
  /** When a planned step is due. */
  due_at: string | null
  /** For a planned step, when it was done or dropped; for a reply, when the mail server accepted it. */
  done_at: string | null
  reminded_at: string | null
}

/** A browser in which a staff member turned notifications on. */
export type PushSubscriptionTable = {
  /** URL at the push service of the browser's maker. Together with the keys, it is all that is needed to notify that phone. */
  endpoint: string
  p256dh: string
  auth: string
  /** Email address, in lower case. */
  person: string
  created_at: string
  /** Id of the session in which notifications were turned on. They end with it. Null for subscriptions from earlier versions. */
  session: string | null
}

/** Days are ISO dates, both included. */
export type RentalBlockTable = {
  id: string
  /** Id in rentals.yaml. */
  cart: string
  first_day: string
  last_day: string
  /** null for all carts of that kind. */
  carts: number | null
  /** Who blocked them. */
  person: string
  created_at: string
}

/** Carts that staff hold for a customer. Days are as in rental_blocks: the day of return is not included, since the carts are free again on that day. */
export type RentalHoldTable = {
  id: string
  cart: string
  first_day: string
  last_day: string
  carts: number
  /** 1 for a customer who waits until carts are free; nothing is held then. */
  waiting: number
  name: string
  phone: string
  /** May be empty. */
  deliver_to: string
  /** The message in which the customer asked for the carts; null if there was none, or once it is erased. */
  message_id: string | null
  /** Deposit taken; null for none. */
  deposit_cents: number | null
  /** Email address of the staff member who made the hold. */
  person: string
  created_at: string
  ended_at: string | null
  ended_by: string | null
}

/** The secret address at which a person's phone reads the holds. */
export type CalendarFeedTable = {
  person: string
  /** SHA-256 of the token in the address. */
  token_hash: string
  created_at: string
}

/** Replies that staff have saved for one topic in one language. They replace those from the dealer's folder and the site. */
export type SavedRepliesTable = {
  /** Empty for messages about anything. */
  topic: string
  /** 'en' or 'es'. */
  language: string
  /** JSON: labels and wording, in order. */
  replies: string
  person: string
  saved_at: string
}

/** Closed days and changed hours that staff have set. Days are ISO dates, both included. */
export type HoursChangeTable = {
  id: string
  /** Id in showrooms.yaml; null for the whole business. */
  showroom: string | null
  first_day: string
  last_day: string
  /** 09:00; null with `closes` for closed. */
  opens: string | null
  closes: string | null
  /** What visitors read beside the hours; may be empty. */
  note: string
  person: string
  created_at: string
  /** Day from which the change no longer applies, if somebody ended it early. */
  ended_from: string | null
  ended_by: string | null
  ended_at: string | null
}

/** A line that staff have put on every page of the site. Days are ISO dates, both included. */
export type SiteNoticeTable = {
  id: string
  text: string
  /** Path of a page of the site. */
  link: string | null
  first_day: string
  last_day: string
  person: string
  created_at: string
  ended_by: string | null
  ended_at: string | null
}

/** Every change that staff made to a cart, and every later change of the same values by an import. Rows are kept for a year, even if the cart is removed. */
export type EditTable = {
  id: string
  vehicle_id: string
  vehicle_name: string
  /** Who changed it; for an import, the person whose value was replaced. */
  person: string
  at: string
  /** JSON: [{ field, before, after }]. */
  fields: string
  /** Source of the new value, if an import changed it. */
  source: string | null
  /** Id of the change that this one undid. */
  undoes: string | null
  undone_by: string | null
}

/** Values set by staff, which last until the cart's source has a value other than `source_value`. `value` and `source_value` are JSON. */
export type OverrideTable = {
  vehicle_id: string
  /** As in hand_changes. */
  field: string
  value: string
  source_value: string
  person: string
  at: string
}

/** Notes are separate from the vehicles, since only staff see them. */
export type VehicleNotesTable = {
  vehicle_id: string
  notes: string
  changed_at: string
}

/** New carts as typed. A row stays after its cart is published; see vehicle_id. */
export type DraftTable = {
  id: string
  person: string
  /** JSON: the form as typed. */
  content: string
  /** JSON, as in vehicles. */
  images: string
  changed_at: string
  /** Set once the cart is published, so that late uploads still find it. */
  vehicle_id: string | null
}

/** A cart that is held for a customer. Only staff see this; the site shows the cart as before. */
export type CartHoldTable = {
  vehicle_id: string
  /** ISO date, the last day. */
  until: string
  /** As typed. */
  customer: string | null
  deposit_cents: number | null
  person: string
  held_at: string
}

/** A sale by staff. The buyer is erased along with their messages; the rest isn't personal data of customers. */
export type CartSaleTable = {
  id: string
  vehicle_id: string
  vehicle_name: string
  sold_at: string
  person: string
  /** When the cart was added to the stock. */
  listed_at: string | null
  /** The price on the site. */
  asked_cents: number | null
  /** The price that the buyer paid. */
  price_cents: number | null
  /** As typed. */
  buyer: string | null
  /** The buyer's message. */
  message_id: string | null
}

/** Carts that staff have taken off the site, whatever imports say. */
export type CartOffSiteTable = {
  vehicle_id: string
  person: string
  at: string
}

/** Photos from staff that the last cleanup found in no cart and no draft. */
export type UnusedPhotoTable = {
  /** Address without size and format. */
  photo: string
  since: string
}

/** One row, which replicas share, since every subscription is bound to this pair of keys (RFC 8292). */
export type PushKeyTable = {
  id: number
  public_key: string
  private_key: string
}

/** JPEGs without metadata, erased with their message. They are in the database, since replicas share it and backups include it. */
export type LeadPictureTable = {
  id: string
  message_id: string
  /** Counts from 1. */
  position: number
  width: number
  height: number
  bytes: number
  content: Uint8Array
}

/** An entry on the waitlist: somebody who is waiting for a cart or a price. See decision 27. */
export type WaitlistEntryTable = {
  id: string
  /** As typed. */
  email: string
  /** The same for every `+tag`: limits apply and emails are sent per mailbox. */
  mailbox: string
  kind: string
  /** JSON: `Wish` in src/domain/waitlist/waitlist-entry.ts. */
  what: string
  /** JSON: `KnownStock` in src/domain/waitlist/waitlist-entry.ts. */
  seen: string
  /** As in contact_messages; empty for the dealer's main site. */
  site: string
  asked_at: string
  /** null until the link in the first email has been used. */
  confirmed_at: string | null
}

/** One row for each email to people on the waitlist, with a hash of the link in it. */
export type WaitlistLinkTable = {
  token_hash: string
  mailbox: string
  /** null for an email with news, whose link covers all entries of the mailbox. */
  watch_id: string | null
  sent_at: string
}

/** Sums over the sampled visits of a day in UTC. Holds no personal data, and no data about single visits. */
export type VisitCountTable = {
  day: string
  page: string
  device: string
  metric: string
  /** One of the buckets in src/server/web-vitals/metric-buckets.ts. */
  bucket: string
  visits: number
}
