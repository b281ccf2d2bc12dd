import { z } from 'zod'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { mainShowroom } from '../../../content/dealer/facts/showrooms.facts.ts'
import {
  type CartState,
  type DeskReply,
  deskReplies,
  type ReplyPlaceholder,
  type SavedReply,
} from '../../../content/dealer/schema/replies.schema.ts'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { repliesPage, replyFallbacks, savedReplies } from '../../../content/words/staff-replies.words.ts'
import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import { nextVisits, timeIn } from '../../hours/dealer-hours.ts'
import { showroomTimetable } from '../../hours/showroom-hours.ts'
import { lastAction, logAction } from '../../staff/staff-log.server.ts'
import type { Lead } from '../lead.ts'
import { isKnown } from '../lead-vehicle.ts'

/** `isOffer` is set on a reply that offers other carts in place of one that is gone. */
type Reply = { label: string; text: string; isOffer: boolean }

type OfferedCart = { name: string; price: string; url: string }

export type Writing = {
  /** Name of the person who writes the reply. */
  me: string
  now: Date
  /** The state of the cart that the message is about; undefined if it is in stock and not on hold. */
  cartState: CartState | undefined
  /** Similar carts in stock; empty unless the message's cart is gone. */
  alike: readonly OfferedCart[]
}
type TopicReply = Omit<SavedReply, 'topics'> & { topics: readonly string[] }

/** Replies that staff save together. */
export type ReplyGroup = { /** Empty for messages about anything. */ topic: string; language: SavedReply['language'] }

const isOf = ({ topic, language }: ReplyGroup, reply: TopicReply): boolean =>
  reply.language === language && (topic === '' ? reply.topics.length === 0 : reply.topics.includes(topic))

/** The replies that come from the dealer's folder and the site. */
export const repliesOfFolder = (group: ReplyGroup): DeskReply[] =>
  savedReplies.filter((reply) => isOf(group, reply)).map(({ label, text }) => ({ label, text }))

function readReplies(json: string): DeskReply[] | undefined {
  try {
    return deskReplies.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

const languages = ['en', 'es'] as const

async function savedGroups(db: Db) {
  const rows = await db.selectFrom('saved_replies').selectAll().orderBy('topic').orderBy('language').execute()
  return rows.flatMap(({ topic, language: code, replies: json, person, saved_at: at }) => {
    const language = languages.find((one) => one === code)
    const replies = readReplies(json)
    return language && replies ? { topic, language, replies, person, at } : []
  })
}

/** The group's replies as staff saved them; undefined if nobody has saved any. */
export const findReplies = async (db: Db, { topic, language }: ReplyGroup) =>
  (await savedGroups(db)).find((saved) => saved.topic === topic && saved.language === language)

/** Replies saved by staff replace all others for their topic and language. */
async function repliesInForce(db: Db): Promise<TopicReply[]> {
  const saved = await savedGroups(db)
  const isLeft = (topic: string, language: string) =>
    saved.every((group) => group.topic !== topic || group.language !== language)
  const ofFolder = savedReplies.flatMap((reply): TopicReply[] => {
    const topics = reply.topics.filter((topic) => isLeft(topic, reply.language))
    const isGone = reply.topics.length === 0 ? !isLeft('', reply.language) : topics.length === 0
    return isGone ? [] : [{ ...reply, topics }]
  })
  const ofDesk = saved.flatMap(({ topic, language, replies }) =>
    replies.map((reply) => ({ ...reply, language, topics: topic ? [topic] : [] })),
  )
  return [...ofDesk, ...ofFolder]
}

type Act = { person: string; now: Date }

/** @param replies undefined restores the replies from the folder and the site */
export function saveReplies(db: Db, group: ReplyGroup, replies: readonly DeskReply[] | undefined, act: Act) {
  return inTransaction(db, async (trx) => {
    const before = { ...group, replies: (await findReplies(trx, group))?.replies }
    await writeReplies(trx, { ...group, replies }, act)
    await logAction(trx, { ...logged(group, act), before: JSON.stringify(before) }, act.now)
  })
}

const logged = ({ topic, language }: ReplyGroup, { person }: Act) =>
  ({ person, action: 'saved replies', about: [topic || 'any topic', language].join(', ') }) as const

async function writeReplies(
  trx: Db,
  { topic, language, replies }: ReplyGroup & { replies?: readonly DeskReply[] | undefined },
  { person, now }: Act,
): Promise<void> {
  await trx.deleteFrom('saved_replies').where('topic', '=', topic).where('language', '=', language).execute()
  if (!replies) return
  await trx
    .insertInto('saved_replies')
    .values({ topic, language, replies: JSON.stringify(replies), person, saved_at: now.toISOString() })
    .execute()
}

const beforeSchema = z.object({ topic: z.string(), language: z.enum(languages), replies: deskReplies.optional() })

/** Undoes the last save, if this person made it. */
export function undoReplies(db: Db, act: Act): Promise<ReplyGroup | undefined> {
  return inTransaction(db, async (trx) => {
    const last = await lastAction(trx, ['saved replies'])
    if (!last?.before || last.person !== act.person) return undefined
    const before = beforeSchema.parse(JSON.parse(last.before))
    await writeReplies(trx, before, act)
    await logAction(trx, logged(before, act), act.now)
    return before
  })
}

const isCartState = (topic: string): boolean => Object.hasOwn(repliesPage.states, topic)

const spanish = /[¿¡ñ]|\b(?:hola|gracias|buen[oa]s|quiero|quisiera|precio|tienen?|puedo|necesito|carrito)\b/i

/** Replies about the cart's state come first, then offers, if any, then replies for the topic, then the rest. In each of these groups, the language that the message seems to be in comes first. */
export async function repliesTo(db: Db, lead: Lead, writing: Writing): Promise<Reply[]> {
  const topic = lead.topic || lead.interest
  const language = spanish.test(lead.message) ? 'es' : 'en'
  const isAbout = (reply: TopicReply, name: string | undefined) => reply.topics.some((one) => one === name)
  const place = (reply: TopicReply): number => {
    if (isAbout(reply, writing.cartState)) return 0
    if (isOffer(reply)) return 1
    if (isAbout(reply, topic)) return 2
    return reply.topics.length === 0 ? 3 : 4
  }
  const rank = (reply: TopicReply): number => 2 * place(reply) + (reply.language === language ? 0 : 1)
  const isAboutOther = ({ topics }: TopicReply) =>
    topics.length > 0 && topics.every((one) => isCartState(one) && one !== writing.cartState)
  return (await repliesInForce(db))
    .filter((reply) => (isOffer(reply) ? writing.alike.length > 0 : !isAboutOther(reply)))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((reply) => ({ label: reply.label, text: filled(reply, lead, writing), isOffer: isOffer(reply) }))
}

const isOffer = ({ text }: TopicReply): boolean => text.includes('{similar}')

function filled({ language, text }: TopicReply, lead: Lead, { me, now, alike }: Writing): string {
  const { vehicle } = lead
  const words = replyFallbacks[language]
  const showroom = (isKnown(vehicle) ? findShowroom(vehicle.showroom) : undefined) ?? mainShowroom
  const times = nextVisits(now, 2, showroomTimetable(showroom)).map((at) => timeIn(language, at))
  const values: Record<ReplyPlaceholder, string> = {
    customer: lead.firstName,
    cart: isKnown(vehicle) ? words.theCart(vehicle.name) : words.cart,
    similar: alike.map(({ name, price, url }) => `${name}, ${price}: ${url}`).join('\n'),
    times: times.length > 0 ? times.join(words.or) : words.times,
    me,
    dealer: business.name,
    phone: business.phone,
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name, values) ? values[name] : whole))
}

const isPlaceholder = (name: string, values: Record<ReplyPlaceholder, string>): name is ReplyPlaceholder =>
  Object.hasOwn(values, name)
