import type { FactRow } from '../../../domain/leads/lead-facts.server.ts'
import type { LeadOutcome } from '../../../domain/leads/work/outcomes.ts'
import type { PhoneAlertsProps } from '../alerts/phone-alerts.tsx'

/** Times are written as staff read them. */
export type MessageView = {
  /** Path of the page, before the action. */
  link: string
  person: string
  heading: string
  when: string
  message: string
  cart: { name: string; state: string; numbers: string; href: string; image: string | undefined } | undefined
  facts: readonly FactRow[]
  /** Addresses of those that came with the message. */
  pictures: readonly string[]
  call?: string | undefined
  text?: string | undefined
  email: string
  state: { kind: 'open' | 'taken' | 'done'; title: string; note: string; since: string; waited: string }
  holder: 'nobody' | 'you' | { name: string }
  outcome: LeadOutcome | null
  canUndo: { until: string } | undefined
  history: readonly { at: string; text: string }[]
  /** How many steps were taken when the page was made. */
  seen: number
  alerts: PhoneAlertsProps | undefined
  /** After a press that came too late or twice. */
  stale: boolean
  /** After an undo that left the cart as it is. */
  cartStays: boolean
  /** Shown with a message that looks like spam, until somebody of the staff decides. */
  doubt: { title: string; text: string; canBeSpam: boolean } | undefined
  /** That the cart is sold or removed already; empty while it is in stock. */
  cartGone: string
}
