import type { Db } from '../../server/database/database.server.ts'
import type { Lead } from '../leads/lead.ts'
import { eachLead } from '../leads/leads.server.ts'
import { eraseHolds, eraseLeads } from '../leads/work/lead-commands.server.ts'
import type { CustomerKey } from '../leads/work/message-search.server.ts'
import { holdsOf } from '../rentals/customer-holds.server.ts'
import type { RentalHold } from '../rentals/rental-hold.ts'
import { findEntries, leaveWaitlist } from '../waitlist/waitlist.server.ts'
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts'

/** A person's messages, waitlist entries and rental holds. */
export type Customer = {
  /** Newest first. */
  leads: readonly Lead[]
  entries: readonly WaitlistEntry[]
  holds: readonly RentalHold[]
}

/** Finds messages by email address or phone number, and entries and holds also by the other addresses and numbers in these messages. */
export async function findCustomer(db: Db, key: CustomerKey): Promise<Customer> {
  const leads = key.email || key.phone ? await Array.fromAsync(eachLead(db, { customer: key })) : []
  const emails = new Set(
    [key.email ?? '', ...leads.map(({ email }) => email)].map((email) => email.trim().toLowerCase()),
  )
  const entries = await Array.fromAsync(emails, async (email) => (email ? findEntries(db, { email }) : []))
  const phones = [key.phone ?? '', ...leads.map(({ phone }) => phone)]
  const holds = await holdsOf(db, { ids: [], messageIds: leads.map(({ id }) => id), phones })
  return { leads, entries: entries.flat(), holds }
}

export type Erased = { messages: number; entries: number; holds: number }

/** Erases the customer's data for good: `db restore` won't bring it back. */
export async function eraseCustomer(
  db: Db,
  ids: { leads: readonly string[]; entries: readonly string[]; holds: readonly string[] },
  now: Date,
): Promise<Erased> {
  const messages = await eraseLeads(db, ids.leads, now)
  const entries = await leaveWaitlist(db, ids.entries, now)
  await eraseHolds(db, ids.holds, now)
  return { messages, entries, holds: ids.holds.length }
}
