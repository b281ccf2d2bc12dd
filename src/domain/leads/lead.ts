import { findTown } from '../../content/dealer/find-town.ts'
import { contactPage } from '../../content/words/contact.words.ts'
import type { MissingPicture } from './pictures/missing-message-pictures.ts'

/** Times are ISO 8601 in UTC. */
export type Lead = {
  id: string
  receivedAt: string
  interest: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** Codes from spam.ts; empty if the message is not quarantined as spam. */
  spamReason: string
  /** Codes of a message that was delivered and may be spam; left out when nothing is suspicious, or staff have decided. */
  mayBeSpam?: string
  /** Left out when there are none. */
  pictures?: readonly LeadPicture[]
  /** Pictures that are missing from the message; left out if none are. */
  missingPictures?: readonly MissingPicture[]
  /** The staff member who wrote down a call or visit; left out of messages that the customer sent. */
  takenDown?: { by: string; cameBy: CameBy }
} & LeadOrigin

/** A picture that came with a message. */
export type LeadPicture = { id: string; width: number; height: number; bytes: number }

export const waysToCome = ['phone', 'visit'] as const
export type CameBy = (typeof waysToCome)[number]

export type LeadOrigin = {
  vehicle: LeadVehicle | null
  page: string
  town: string
  topic: string
  /** Host of the region's site that the message was sent to; empty for the dealer's main site. */
  site: string
}

/** A cart as it was when a message about it came in. Strings are empty if the stock had no value. */
export type LeadVehicle = {
  id: string
  name: string
  brand: string
  year: string
  condition: 'new' | 'used' | ''
  /** US dollars; null if the price was on request. */
  price: number | null
  stockNumber: string
  vin: string
  stockStatus: StockStatus | ''
  /** Id of the showroom where the cart was; empty if it could come from any. */
  showroom: string
}

/** 'not in stock' is a maker's model without a vehicle; 'removed' means that the vehicle was removed before the message was sent. */
export const stockStatuses = ['in stock', 'out of stock', 'not in stock', 'removed'] as const
type StockStatus = (typeof stockStatuses)[number]

export const noOrigin: LeadOrigin = { vehicle: null, page: '', town: '', topic: '', site: '' }

/** For an unknown id, either made up or from an outdated page. */
export const UNKNOWN_VEHICLE = 'unknown cart'

export function interestLabel(interest: string): string {
  const labels: Readonly<Record<string, string>> = contactPage.form.interests
  return labels[interest] ?? interest
}

export function topicLabel(topic: string): string {
  const labels: Readonly<Record<string, string>> = contactPage.form.topics
  return labels[topic] ?? topic
}

/** What the message is about, in a word or two; taken from the interest if the form was opened without a topic. */
export const topicOf = ({ topic, interest }: Pick<Lead, 'topic' | 'interest'>): string =>
  topic ? topicLabel(topic) : interestLabel(interest)

/** Decides by the lead's topic, or by its text if the form was opened without a topic. */
export const asksToDrive = ({ interest, topic, message }: Pick<Lead, 'interest' | 'topic' | 'message'>): boolean =>
  topic ? topic === 'test-drive' : interest === 'sales' && /\btest[ -]?drive\b/i.test(message)

export const townName = (slug: string): string => findTown(slug)?.name ?? slug

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
export const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Matches if every word of the search is in the name, ignoring accents and case, or if the search's digits, at least four, are in the phone number. */
export function isFrom(lead: Pick<Lead, 'firstName' | 'lastName' | 'phone'>, search: string): boolean {
  const number = digits(search)
  const name = plain(fullName(lead))
  return (
    (number.length >= 4 && digits(lead.phone).includes(number)) ||
    plain(search)
      .split(/\s+/)
      .every((word) => name.includes(word))
  )
}
