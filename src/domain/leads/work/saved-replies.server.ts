import { business } from '../../../content/dealer/facts/business.ts'
import { mainShowroom } from '../../../content/dealer/facts/showrooms.ts'
import type { ReplyPlaceholder } from '../../../content/dealer/schema/replies.ts'
import { showroomTimetable } from '../../../content/dealer/showroom-hours.ts'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { replyFallbacks, savedReplies } from '../../../content/words/staff-replies.ts'
import { nextVisits, timeIn } from '../dealer-hours.ts'
import type { Lead } from '../lead.ts'
import { isKnown } from '../lead-vehicle.ts'

type Reply = { label: string; text: string }

const spanish = /[¿¡ñ]|\b(?:hola|gracias|buen[oa]s|quiero|quisiera|precio|tienen?|puedo|necesito|carrito)\b/i

/** Those of the topic first, and among them those in the language that the message seems to be in. @param me name of who writes */
export function repliesTo(lead: Lead, me: string, now: Date): Reply[] {
  const topic = lead.topic || lead.interest
  const language = spanish.test(lead.message) ? 'es' : 'en'
  const rank = (reply: (typeof savedReplies)[number]): number =>
    (reply.topics.some((one) => one === topic) ? 0 : reply.topics.length === 0 ? 2 : 4) +
    (reply.language === language ? 0 : 1)
  return savedReplies
    .toSorted((a, b) => rank(a) - rank(b))
    .map((reply) => ({ label: reply.label, text: filled(reply, lead, me, now) }))
}

function filled({ language, text }: (typeof savedReplies)[number], lead: Lead, me: string, now: Date): string {
  const { vehicle } = lead
  const words = replyFallbacks[language]
  const showroom = (isKnown(vehicle) ? findShowroom(vehicle.showroom) : undefined) ?? mainShowroom
  const times = nextVisits(now, 2, showroomTimetable(showroom)).map((at) => timeIn(language, at))
  const values: Record<ReplyPlaceholder, string> = {
    customer: lead.firstName,
    cart: isKnown(vehicle) ? words.theCart(vehicle.name) : words.cart,
    times: times.length > 0 ? times.join(words.or) : words.times,
    me,
    dealer: business.name,
    phone: business.phone,
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name, values) ? values[name] : whole))
}

const isPlaceholder = (name: string, values: Record<ReplyPlaceholder, string>): name is ReplyPlaceholder =>
  Object.hasOwn(values, name)
