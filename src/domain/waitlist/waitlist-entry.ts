import * as z from 'zod/mini'

/** What somebody waits for. A search contains the inventory's query and a description of it. */
const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('model'), brand: z.string(), name: z.string() }),
  z.object({ kind: z.literal('price'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('search'), query: z.string(), text: z.string() }),
])
export type Wish = z.infer<typeof wish>

/** What the visitor already knows: ids of carts in stock, or the price in US dollars. */
const seen = z.union([z.object({ ids: z.array(z.string()) }), z.object({ price: z.number() })])
export type KnownStock = z.infer<typeof seen>

export type WaitlistEntry = {
  id: string
  email: string
  mailbox: string
  what: Wish
  seen: KnownStock
  /** ISO 8601 in UTC, like all times here. */
  joinedAt: string
  confirmedAt: string | null
}

export const isConfirmed = ({ confirmedAt }: WaitlistEntry): boolean => confirmedAt !== null

export const readWhat = (json: string): Wish => wish.parse(JSON.parse(json))
export const readSeen = (json: string): KnownStock => seen.parse(JSON.parse(json))

const DAY_MS = 24 * 60 * 60 * 1000
export const CONFIRM_WITHIN_HOURS = 48
export const MONTHS = 12
export const MOST_ENTRIES = 10

export const confirmableSince = (now: Date): string =>
  new Date(now.getTime() - CONFIRM_WITHIN_HOURS * 60 * 60 * 1000).toISOString()
export const oneDayBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString()

function monthsBefore(now: Date, months: number): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return since.toISOString()
}

/** Entries confirmed before this time have expired. */
export const currentSince = (now: Date): string => monthsBefore(now, MONTHS)
/** Entries confirmed before this time are more than a month overdue for their last email. */
export const overdueSince = (now: Date): string => monthsBefore(now, MONTHS + 1)

/** A short description of what somebody waits for. */
export function inFewWords(what: Wish): string {
  switch (what.kind) {
    case 'model':
      return what.name
    case 'price':
      return `${what.name} for less`
    case 'search':
      return what.text
  }
}
