import { contactPage } from '../content/pages/contact.ts'

/** Ways by which a stored message leaves, each on when it is configured. */
export const channels = ['mail', 'adf', 'webhook', 'confirmation'] as const
export type Channel = (typeof channels)[number]

export const deliveryStates = ['held', 'waiting', 'sent', 'parked'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** A message as staff and their systems read it. Times are ISO 8601 in UTC. */
export type Lead = {
  id: string
  receivedAt: string
  interest: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** Why it is kept back as suspected spam; empty when it is not. */
  suspicion: string
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
