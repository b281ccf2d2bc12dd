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

/** A delivery's state in words for staff, with whom the mail server refused though others have the mail. */
export function deliveryLabel({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>): string {
  const refused = state === 'sent' ? refusedIn(lastError).map(({ address }) => address) : []
  return refused.length > 0 ? `${stateLabel(state)}, but not to ${refused.join(', ')}` : stateLabel(state)
}

/** Of recipients that a mail server refused: the note that is stored with what was sent. */
export const refusedNote = (refused: readonly { address: string; answer: string }[]): string =>
  refused.map(({ address, answer }) => `refused for ${address}: ${answer}`).join('; ')

/** Reads that note. */
export const refusedIn = (note: string): { address: string; answer: string }[] =>
  [...note.matchAll(/refused for (\S+): (.*?)(?=; refused for |$)/gs)].map(([, address = '', answer = '']) => ({
    address,
    answer,
  }))
