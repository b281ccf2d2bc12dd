import type { Channel } from './channels/channels.ts'

/** 'quarantined' waits for a release, 'failed' for staff to redeliver or acknowledge it; 'refused' is only a mistyped address of a visitor. */
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

export function deliveryLabel({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>): string {
  const refused = state === 'sent' ? refusedIn(lastError).map(({ address }) => address) : []
  return refused.length > 0 ? `${stateLabel(state)}, but not to ${refused.join(', ')}` : stateLabel(state)
}

/** The note stored with what others received; refusedIn reads it. */
export const refusedNote = (refused: readonly { address: string; answer: string }[]): string =>
  refused.map(({ address, answer }) => `refused for ${address}: ${answer}`).join('; ')

export const refusedIn = (note: string): { address: string; answer: string }[] =>
  [...note.matchAll(/refused for (\S+): (.*?)(?=; refused for |$)/gs)].map(([, address = '', answer = '']) => ({
    address,
    answer,
  }))
