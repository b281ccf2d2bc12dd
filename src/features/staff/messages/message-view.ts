import type { FactRow } from '../../../domain/leads/channels/lead-facts.server.ts'
import type { PlannedKind } from '../../../domain/leads/work/lead-event-kinds.ts'
import type { LeadOutcome } from '../../../domain/leads/work/lead-outcomes.ts'
import type { PhoneAlertsProps } from '../alerts/phone-alerts.tsx'
import type { Undo } from '../frame/action-outcome.tsx'
import type { MessageRowView } from './list-view.ts'

/** Input that was not saved. */
export type MessageDraft = {
  reply?: string
  step?: { planned: string; day: string; time: string; text: string }
  note?: string
  /** The reason, shown in the form that was sent. */
  error: string
  /** True if the input was wrong; otherwise somebody else was faster. */
  isMistake?: true
}

export type HistoryLine = {
  id: string
  at: string
  text: string
  /** The text that staff typed. */
  words: string
  /** Whether a reply has been sent; empty for other entries. */
  state: string
  canSendAgain: boolean
}

/** All times are formatted for display. */
export type MessageView = {
  /** Path of the page, to which actions are appended. */
  link: string
  /** Query string that keeps the same list beside the page. */
  list: string
  heading: string
  when: string
  message: string
  cart:
    | { name: string; state: string; numbers: string; href: string; image: string | undefined; isGone: boolean }
    | undefined
  facts: readonly FactRow[]
  /** Link that puts the rental's days on hold; undefined if the message isn't about a rental. */
  holdHref: string | undefined
  /** Addresses of the pictures sent with the message. */
  pictures: readonly string[]
  call?: string | undefined
  text?: string | undefined
  /** Empty if the visitor gave no address. */
  email: string
  state: { kind: 'open' | 'taken' | 'done'; title: string; note: string; since: string; waited: string }
  holder: 'nobody' | 'you' | { name: string }
  outcome: LeadOutcome | null
  canUndo: { until: string } | undefined
  history: readonly HistoryLine[]
  /** Number of steps when the page was rendered. */
  seen: number
  /** True after staff pressed a button too late or twice. */
  stale: boolean
  /** True after an undo that left the cart as it is. */
  cartStays: boolean
  /** Shown with a message that looks like spam, until a staff member decides. */
  doubt: { title: string; text: string; canBeSpam: boolean } | undefined
  /** A note that the cart is already sold or removed; empty while it is in stock. */
  cartGone: string
  /** Carts in stock like the one that is gone. `reply` is the link to a suggested reply that offers them. */
  similar: {
    rows: readonly { id: string; name: string; text: string; href: string; image: string | undefined }[]
    reply: string | undefined
  }
  /** Why nothing was saved. */
  problem: string | undefined
  /** Until when and for whom the cart is on hold; empty if it isn't. */
  cartHeld: string
  /** The result of the reader's last action or undo. */
  said: { done: string; undo: Undo | undefined } | undefined
  /** Steps that are planned and not done yet, including overdue ones. */
  planned: readonly { id: string; kind: PlannedKind; label: string; text: string; calendar: string | undefined }[]
  /** Ids for the events that the forms would record. */
  ids: { step: string; note: string; reply: string; go: string }
  step: { planned: string; day: string; time: string; text: string; error: string | undefined }
  notes: readonly { id: string; text: string; by: string }[]
  note: { text: string; error: string | undefined }
  reply: {
    canSend: boolean
    whyNot: string
    to: string
    saved: readonly string[]
    chosen: number
    text: string
    error: string | undefined
  }
  same: { rows: readonly MessageRowView[]; count: number; href: string; name: string }
  alerts: PhoneAlertsProps | undefined
}
