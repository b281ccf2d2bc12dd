import { durationText } from '../../../content/format/duration.ts'
import { messageList as copy, eventLabels } from '../../../content/words/staff-messages.words.ts'
import { holdsOn } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { afterOpenMinutes, answerBy, dayAndTime, nearTime } from '../../../domain/hours/dealer-hours.ts'
import { routeOf } from '../../../domain/leads/channels/recipients.server.ts'
import { isMarkedByStaff, spamWords } from '../../../domain/leads/intake/spam.ts'
import { topicOf } from '../../../domain/leads/lead.ts'
import { isKnown } from '../../../domain/leads/lead-vehicle.ts'
import { escalationStages } from '../../../domain/leads/notices/escalation.server.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import {
  allMessages,
  type ListedMessage,
  messageCounts,
  messageSections,
  searchMessages,
} from '../../../domain/leads/work/message-list.server.ts'
import { settingsInForce, staffNames } from '../../../domain/staff/people.server.ts'
import { messagePath, messagesPath } from '../../../domain/staff/staff-paths.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import type { MessageListView, MessageRowView, MessageSectionView } from './list-view.ts'
import { type ListPlace, listSearch } from './message-list-place.ts'

const EXCERPT = 120
const MINUTE_MS = 60_000

export type Reader = { db: Db; env: Env; person: string; now: Date }

export async function messageListView(reader: Reader, place: ListPlace): Promise<Omit<MessageListView, 'said'>> {
  const { db, person, now } = reader
  const { show, query, before } = place
  const rowOf = await rowMaker(reader)
  const counts = await messageCounts(db, now, person)
  const tabs = (['open', 'mine', 'all'] as const).map((id) => ({
    id,
    label: copy.tabs[id],
    count: counts[id],
    href: id === 'open' ? messagesPath : `${messagesPath}?show=${id}`,
    isOn: query === '' && show === id,
  }))
  const one = (title: string, listed: readonly ListedMessage[]): MessageSectionView[] =>
    listed.length > 0 ? [{ id: 'all', title, count: undefined, rows: listed.map(rowOf), left: 0 }] : []
  const base = { query, search: listSearch(place), tabs, older: undefined, newest: undefined }
  if (query) {
    const found = await searchMessages(db, query, now)
    return { ...base, sections: one(copy.results(query), found), none: copy.none.search }
  }
  if (show === 'all') {
    const { rows, next } = await allMessages(db, now, before)
    const older = next && `${messagesPath}?show=all&before=${next}`
    const newest = before ? `${messagesPath}?show=all` : undefined
    return { ...base, sections: one(copy.tabs.all, rows), none: copy.none.all, older, newest }
  }
  const sections = Object.entries(await messageSections(db, now, show === 'mine' ? person : undefined))
  return {
    ...base,
    none: copy.none[show],
    sections: sections.flatMap(([name, { rows, count }]): MessageSectionView[] => {
      const id = sectionIds.find((one) => one === name)
      return id && count > 0
        ? [{ id, title: copy.sections[id], count, rows: rows.map(rowOf), left: count - rows.length }]
        : []
    }),
  }
}

const sectionIds = ['nobody', 'due', 'taken', 'real'] as const

/** @returns a function that makes a message's row, with names and settings read once */
export async function rowMaker({ db, env, now }: Reader): Promise<(message: ListedMessage) => MessageRowView> {
  const nameOf = await staffNames(db)
  const present = await settingsInForce(db, env)
  const holds = await holdsOn(db, dayAndTime(now).day)
  return (message) => {
    const { lead, name, holder, image, isCartGone, isLate, seen } = message
    const { vehicle, pictures = [] } = lead
    const about = [
      topicOf(lead),
      ...(isKnown(vehicle) ? [vehicle.name] : []),
      ...(lead.takenDown ? [copy.cameBy[lead.takenDown.cameBy]] : []),
    ].join(', ')
    const [picture] = pictures
    const number = dialable(lead.phone)
    const doubt = lead.mayBeSpam ?? lead.spamReason
    return {
      id: lead.id,
      href: messagePath(lead.id),
      name,
      topic: lead.topic || lead.interest,
      about: pictures.length > 0 ? `${about}, ${copy.pictures(pictures.length)}` : about,
      words: doubt && holder === null ? spamWords(doubt) : excerpt(lead.message),
      image,
      picture: image || !picture ? undefined : `${messagePath(lead.id)}/pictures/${picture.id}?small`,
      flags: [
        ...(isCartGone ? [{ text: copy.cartGone, isBad: true }] : []),
        ...(vehicle && holds.has(vehicle.id) ? [{ text: copy.cartHeld }] : []),
        ...(isLate ? [{ text: copy.late, isBad: true }] : []),
        ...(lead.spamReason ? [{ text: isMarkedByStaff(lead.spamReason) ? copy.spam : copy.maybeSpam }] : []),
      ],
      isOut: message.outcome !== null,
      end: endOf(message, { nameOf, present, now }),
      call: number && `tel:${number}`,
      seen,
    }
  }
}

const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line
}

type Words = { nameOf: (person: string) => string; present: Env; now: Date }

function endOf(
  { lead, holder, outcome, next, last, takenAt, isLate }: ListedMessage,
  { nameOf, present, now }: Words,
): MessageRowView['end'] {
  const ago = (at: string) => durationText(Math.max(MINUTE_MS, now.getTime() - Date.parse(at)))
  const who = holder === null ? '' : nameOf(holder)
  const received = new Date(lead.receivedAt)
  if (next?.dueAt && outcome !== 'sold') {
    const due = new Date(next.dueAt)
    const isOver = due < now
    const title = isOver ? copy.overdue(ago(next.dueAt)) : nearTime(due, now)
    return { title, note: copy.step(eventLabels[next.kind], who || nameOf(next.person)), isBad: isOver }
  }
  if (outcome !== null) return { title: nearTime(received, now), note: who, isBad: false }
  if (holder !== null) {
    const note = last && last.kind !== 'note' ? copy.step(eventLabels[last.kind], who) : who
    return { title: ago(takenAt ?? lead.receivedAt), note, isBad: isLate }
  }
  if (lead.spamReason) return { title: ago(lead.receivedAt), note: copy.heldBack, isBad: false }
  const escalates = escalationStages(routeOf(lead), present)
    .map(({ minutes, people }) => ({ at: afterOpenMinutes(received, minutes), people }))
    .find(({ at }) => at > now)
  const by = answerBy(received)
  const [to] = escalates?.people ?? []
  const note =
    escalates && to
      ? copy.goesTo(nameOf(to), durationText(escalates.at.getTime() - now.getTime()))
      : copy.by(nearTime(by, now))
  return { title: ago(lead.receivedAt), note, isBad: by < now }
}
