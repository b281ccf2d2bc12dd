import type { Channel } from './channels/channels.ts'

/**
 * A quarantined delivery waits until staff release its lead, a failed one until they redeliver or acknowledge it.
 * 'refused' is a confirmation whose address the mail server does not know: the visitor mistyped it, nothing is broken.
 */
export const deliveryStates = ['quarantined', 'waiting', 'sent', 'failed', 'refused', 'acknowledged'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const stateLabel = (state: DeliveryState): string =>
  state === 'refused' ? 'address refused, call instead' : state

export type Delivery = {
  channel: Channel
  state: DeliveryState
  attempts: number
  dueAt: string
  sentAt: string | null
  lastError: string
}
