import { mails } from '../../../content/words/message-mails.words.ts'
import { digestWords, messagePage } from '../../../content/words/staff.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { weekOfVisits } from '../../../server/web-vitals/visit-counts.server.ts'
import { visitWords } from '../../../server/web-vitals/web-vitals-words.ts'
import { listTime } from '../../hours/dealer-hours.ts'
import { channelsTo } from '../../leads/channels/channels.ts'
import { stateLabel } from '../../leads/delivery-state.ts'
import { doubtIn, isMarkedByStaff, spamWords } from '../../leads/intake/spam.ts'
import { fullName, interestLabel, type Lead, topicLabel } from '../../leads/lead.ts'
import { monthRows } from '../../leads/lead-month-rows.server.ts'
import { leadStats } from '../../leads/lead-stats.server.ts'
import { eachLead, findLead, type LeadWithDeliveries } from '../../leads/leads.server.ts'
import { answerTimes } from '../../leads/work/answer-times.server.ts'
import { findWork, type LeadWork } from '../../leads/work/lead-work.server.ts'
import { dueMessages } from '../../leads/work/message-list.server.ts'
import { openLeadsUntil } from '../../leads/work/open-leads.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import { checkConditions } from '../alert-conditions.server.ts'
import { cartProblems, type DigestSource, handItems, soldItems, soldLongAgo, waitedFor } from './digest-carts.server.ts'
import type { Digest, DigestItem, DigestSection } from './digest-mail.ts'

/** Few enough to keep the email readable on a phone. */
const MAX_ITEMS = 40

/** @param since the time at which the previous digest was planned */
export async function composeDigest(
  source: DigestSource,
  { since, until }: { since: Date; until: Date },
): Promise<Digest> {
  const { db, env, pictures } = source
  const [stats, failures, carts] = [
    await leadStats(db, until),
    (await checkConditions({ env, withDatabase: (use) => use(db), pictures, now: until })).filter(({ ok }) => !ok),
    await cartProblems(source),
  ]
  const received = filtered(eachLead(db, { since, quarantined: false }), ({ receivedAt }) => {
    return Date.parse(receivedAt) < until.getTime()
  })
  const refusedLeads = filtered(eachLead(db, { state: 'refused' }), ({ deliveries }) =>
    deliveries.some(({ state, dueAt }) => state === 'refused' && Date.parse(dueAt) >= since.getTime()),
  )
  const heldBack = filtered(
    eachLead(db, { quarantined: true }),
    ({ spamReason, receivedAt }) =>
      doubtIn(spamReason) !== '' || (!isMarkedByStaff(spamReason) && Date.parse(receivedAt) >= since.getTime()),
  )
  const link = ({ id }: Lead): string => env.SITE_URL + messagePath(id)
  const nameOf = await staffNames(db)
  const newItem = async (lead: Lead): Promise<DigestItem> => ({
    ...personItem(lead, link(lead)),
    lines: [
      aboutWhat(lead),
      [standingText(await findWork(db, lead.id), nameOf), lead.mayBeSpam && mails.lead.maybeSpam]
        .filter((part) => part)
        .join('. '),
      listTime(lead.receivedAt),
    ],
  })
  const open = await openLeadsUntil(db, until).select(['contact_messages.id', 'holder']).execute()
  const openIds = new Set(open.map(({ id }) => id))
  const ended = filtered(received, ({ id }) => !openIds.has(id))
  const dueIds = await dueMessages(db, until)
  const openAs = (isTaken: boolean) =>
    leadsOf(
      db,
      open.flatMap(({ id, holder }) => ((holder !== null) === isTaken && !dueIds.includes(id) ? id : [])),
    )
  const sections = [
    await section(digestWords.untaken, openAs(false), newItem),
    await section(digestWords.due, leadsOf(db, dueIds), newItem),
    await section(digestWords.unanswered, openAs(true), newItem),
    await section('Not delivered to you', undelivered(db), async (lead) => unsentItem(lead, link(lead))),
    await section('Held back as spam', heldBack, async (lead) => heldBackItem(lead, link(lead))),
    await section('Refused addresses: call instead', refusedLeads, async (lead) => refusedItem(lead, link(lead))),
    list('Carts without a price or a picture', carts.incomplete),
    list('Facts to fill in: the site says “Ask us”', carts.unfilled),
  ]
  const checks = list('Failed checks', [
    ...failures.map(({ name, says, fix = '' }) => ({ title: name, lines: [says, fix].filter((line) => line) })),
    ...(stats.withoutDelivery > 0
      ? [
          {
            title: `${stats.withoutDelivery} came in before a way to deliver them was set up`,
            lines: [],
            command: 'larkway leads redeliver --undelivered',
          },
        ]
      : []),
  ])
  return {
    siteUrl: env.SITE_URL,
    since: since.toISOString(),
    until: until.toISOString(),
    news: await countNew(db, since, until),
    sections,
    checks,
    sold: list(digestWords.sold, await soldItems(source, { since, until })),
    ended: await section(digestWords.ended, ended, newItem),
    soldLongAgo: list(digestWords.soldLongAgo, await soldLongAgo(source, { since, until })),
    edited: list('Changed by hand', await handItems(source, { since, until })),
    waitedFor: await waitedFor(db),
    answers: await answerTimes(source, since, until),
    visits: visitWords(await weekOfVisits(db, until)),
  }
}

async function* leadsOf(db: Db, ids: readonly string[]): AsyncGenerator<Lead> {
  for (const id of ids) {
    const lead = await findLead(db, id)
    if (lead) yield lead
  }
}

async function countNew(db: Db, since: Date, until: Date): Promise<number> {
  const rows = await monthRows(db, since, until)
  return rows.filter(({ isSpam }) => !isSpam).length
}

/** Messages with a delivery to the dealer that failed, or that is tried again after an error. */
async function* undelivered(db: Db): AsyncGenerator<LeadWithDeliveries> {
  const ids = new Set<string>()
  for (const state of ['failed', 'waiting'] as const) {
    for await (const lead of eachLead(db, { state })) {
      const stuck = unsent(lead).length > 0 && !ids.has(lead.id)
      if (!stuck) continue
      ids.add(lead.id)
      yield lead
    }
  }
}

const unsent = ({ deliveries }: LeadWithDeliveries) =>
  deliveries
    .filter(({ channel }) => channelsTo('dealer').includes(channel))
    .filter(({ state, lastError }) => state === 'failed' || (state === 'waiting' && lastError !== ''))

const personItem = (lead: Lead, href: string): Omit<DigestItem, 'lines'> => ({
  title: `${fullName(lead)}${lead.site && ` (${lead.site})`}`,
  href,
  phone: lead.phone,
})

const aboutWhat = ({ topic, interest, vehicle }: Lead): string =>
  [topic ? topicLabel(topic) : interestLabel(interest), vehicle?.name].filter((part) => part).join(': ')

function standingText({ holder, outcome }: LeadWork, nameOf: (person: string) => string): string {
  if (holder === null) return messagePage.nobody
  return outcome === null ? messagePage.other(nameOf(holder)) : messagePage.outcome(nameOf(holder), outcome)
}

const unsentItem = (lead: LeadWithDeliveries, href: string): DigestItem => ({
  ...personItem(lead, href),
  lines: unsent(lead).map(({ channel, state, lastError }) => `${channel} ${stateLabel(state)}: ${lastError}`),
})

const heldBackItem = (lead: Lead, href: string): DigestItem => ({
  ...personItem(lead, href),
  lines: [`${spamWords(lead.spamReason)}. ${digestWords.review}`],
})

const refusedItem = (lead: Lead, href: string): DigestItem => ({
  ...personItem(lead, href),
  lines: [`${lead.email} is not an address. ${listTime(lead.receivedAt)}`],
})

const list = (title: string, items: readonly DigestItem[]): DigestSection => ({
  title,
  items: items.slice(0, MAX_ITEMS),
  more: items.length > MAX_ITEMS ? `and ${items.length - MAX_ITEMS} more` : '',
})

async function section<L extends Lead>(
  title: string,
  leads: AsyncIterable<L>,
  item: (lead: L) => Promise<DigestItem>,
): Promise<DigestSection> {
  const items: DigestItem[] = []
  for await (const lead of leads) {
    if (items.length === MAX_ITEMS) return { title, items, more: 'and more' }
    items.push(await item(lead))
  }
  return { title, items, more: '' }
}

async function* filtered<T>(all: AsyncIterable<T>, keep: (one: T) => boolean): AsyncGenerator<T> {
  for await (const one of all) if (keep(one)) yield one
}
