import { contactPage } from '../content/pages/contact.ts'
import { findTown } from '../content/towns/towns.ts'
import type { Channel } from './channels/channels.server.ts'

/**
 * A quarantined delivery waits until staff release its lead, a failed one until they redeliver or acknowledge it.
 * 'refused' is a confirmation whose address the mail server does not know: the visitor mistyped it, nothing is broken.
 */
export const deliveryStates = ['quarantined', 'waiting', 'sent', 'failed', 'refused', 'acknowledged'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** A state in words for staff. */
export const stateLabel = (state: DeliveryState): string =>
  state === 'refused' ? 'address refused, call instead' : state

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
} & LeadOrigin

/** What a message is about and where it was begun, as far as the form knew. Texts are empty when it did not. */
export type LeadOrigin = {
  vehicle: LeadVehicle | null
  /** Path of the page that led to the form. */
  page: string
  /** Slug. */
  town: string
  /** A key of contactPage.form.topics. */
  topic: string
}

/** A vehicle as it stood when a message about it came in. Texts are empty when the stock did not say. */
export type LeadVehicle = {
  id: string
  name: string
  brand: string
  year: string
  condition: 'new' | 'used' | ''
  /** US dollars; null when it was on request. */
  price: number | null
  stockNumber: string
  vin: string
  stockStatus: StockStatus | ''
}

/** 'not in stock' is a maker's model without a vehicle; a vehicle was 'removed' between page and message. */
export const stockStatuses = ['in stock', 'out of stock', 'not in stock', 'removed'] as const
type StockStatus = (typeof stockStatuses)[number]

export const noOrigin: LeadOrigin = { vehicle: null, page: '', town: '', topic: '' }

/** Name of a vehicle whose id leads nowhere: made up, or from a page that is older than the stock. */
export const UNKNOWN_VEHICLE = 'unknown cart'

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

export function topicLabel(topic: string): string {
  const labels: Readonly<Record<string, string>> = contactPage.form.topics
  return labels[topic] ?? topic
}

export const townName = (slug: string): string => findTown(slug)?.name ?? slug

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
