import { type DeliveryProblem, isRefusal } from '../../server/database/jobs/delivery-problem.ts'
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
  problems: readonly DeliveryProblem[]
}

export function deliveryLabel({ state, problems }: Pick<Delivery, 'state' | 'problems'>): string {
  const refusedAddresses = state === 'sent' ? problems.filter(isRefusal).map(({ address }) => address) : []
  return refusedAddresses.length > 0
    ? `${stateLabel(state)}, but not to ${refusedAddresses.join(', ')}`
    : stateLabel(state)
}
