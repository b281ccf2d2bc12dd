import { contactPage } from '../content/pages/contact.ts'
import type { Channel } from './channels/channels.server.ts'

/** A quarantined delivery waits until staff release its lead; a failed one until they redeliver it. */
export const deliveryStates = ['quarantined', 'waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** A submission as it is stored, and as staff and their systems read it. Times are ISO 8601 in UTC. */
export type Lead = {
  id: string
  receivedAt: string
  interest: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** Why it is quarantined as likely spam; empty when it is not. */
  spamReason: string
}

export type Delivery = {
  channel: Channel
  state: DeliveryState
  attempts: number
  dueAt: string
  sentAt: string | null
  lastError: string
}

export function interestLabel(interest: string): string {
  const labels: Readonly<Record<string, string>> = contactPage.form.interests
  return labels[interest] ?? interest
}

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
