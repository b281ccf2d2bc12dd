import { usd } from '../../content/format/money.ts'
import { mails } from '../../content/words/mails.ts'
import { digestWords, messagePage } from '../../content/words/staff.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { PictureFolders } from '../../server/pictures/pictures.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { weekOfVisits } from '../../server/web-vitals/visit-counts.server.ts'
import { visitWords } from '../../server/web-vitals/visit-words.ts'
import { changesBetween } from '../catalogue/edits/edit-history.server.ts'
import { changeInWords } from '../catalogue/edits/edit-words.ts'
import { lastStockChange } from '../catalogue/edits/last-stock-change.server.ts'
import { salesBetween } from '../catalogue/edits/sales.server.ts'
import { missingFacts } from '../catalogue/missing-facts.ts'
import { pictureCheck } from '../catalogue/picture-files.server.ts'
import { labelFor } from '../catalogue/specification-labels.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { BY_HAND } from '../catalogue/vehicle-source.ts'
import { listTime } from '../leads/dealer-hours.ts'
import { stateLabel } from '../leads/delivery.ts'
import { fullName, interestLabel, type Lead, topicLabel } from '../leads/lead.ts'
import { leadStats } from '../leads/lead-stats.server.ts'
import { eachLead, findLead, type LeadWithDeliveries } from '../leads/leads.server.ts'
import { monthRows } from '../leads/month-rows.server.ts'
import { doubtIn, isMarkedByStaff, spamWords } from '../leads/spam.ts'
import { answerTimes } from '../leads/work/answer-times.server.ts'
import { findWork, type LeadWork } from '../leads/work/lead-work.server.ts'
import { openLeadsUntil } from '../leads/work/open-leads.server.ts'
import { lotPath, messagePath } from '../staff/paths.ts'
import { staffNames } from '../staff/people.server.ts'
import { mostWaitedFor } from '../waitlist/waitlist.server.ts'
import { checkConditions } from './conditions.server.ts'
import type { Digest, DigestItem, DigestSection } from './digest-mail.ts'

/** Keeps the mail readable on a phone. */
const MAX_ITEMS = 40

export type DigestSource = { db: Db; env: Env; pictures?: PictureFolders | undefined }

/** @param since when the previous digest was planned */
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
  const openAs = (isTaken: boolean) =>
    leadsOf(
      db,
      open.flatMap(({ id, holder }) => ((holder !== null) === isTaken ? id : [])),
    )
  const sections = [
    await section(digestWords.untaken, openAs(false), newItem),
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

type Period = { since: Date; until: Date }

const cartLink = (env: Pick<Env, 'SITE_URL'>, id: string): string =>
  `${env.SITE_URL}${lotPath}/carts/${encodeURIComponent(id)}`

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

async function soldItems({ db, env }: DigestSource, { since, until }: Period): Promise<DigestItem[]> {
  const nameOf = await staffNames(db)
  return (await salesBetween(db, since, until)).map(({ vehicleId, vehicleName, person, price }) => ({
    title: vehicleName,
    href: cartLink(env, vehicleId),
    lines: [[nameOf(person), price === null ? '' : usd(price)].filter((part) => part).join(', ')],
  }))
}

async function handItems({ db, env }: DigestSource, { since, until }: Period): Promise<DigestItem[]> {
  const nameOf = await staffNames(db)
  return (await changesBetween(db, since, until)).map((change) => ({
    title: change.vehicleName,
    href: cartLink(env, change.vehicleId),
    lines: [changeInWords(change, nameOf(change.person)), listTime(change.at)],
  }))
}

const MOST_GROUPS = 12

async function waitedFor(db: Db): Promise<string> {
  const groups = await mostWaitedFor(db)
  if (groups.length === 0) return ''
  const largest = groups.slice(0, MOST_GROUPS).map(({ text, people }) => `${text} (${people})`)
  const more = groups.length - largest.length
  return `Waited for: ${[...largest, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}.`
}

/** Messages that the dealer's mailbox, CRM or webhook has not accepted. */
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
  deliveries.filter(({ state, lastError }) => state === 'failed' || (state === 'waiting' && lastError !== ''))

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

const SOLD_LONG_AGO_MS = 30 * 24 * 60 * 60 * 1000

/** Lists each sold cart once, on the first morning after 30 days. If an import sold it, the 30 days count from the cart's last change. */
async function soldLongAgo(
  { db, env }: DigestSource,
  { since, until }: { since: Date; until: Date },
): Promise<DigestItem[]> {
  const items: DigestItem[] = []
  for await (const { vehicle, updatedAt } of eachStocked(db)) {
    if (vehicle.inStock) continue
    const { at } = await lastStockChange(db, vehicle.id)
    const asks = Date.parse(at ?? updatedAt) + SOLD_LONG_AGO_MS
    if (asks < since.getTime() || asks >= until.getTime()) continue
    items.push({ title: vehicle.name, href: cartLink(env, vehicle.id), lines: [] })
  }
  return items
}

async function cartProblems({ db, env, pictures }: DigestSource) {
  const incomplete: DigestItem[] = []
  const unfilled: DigestItem[] = []
  const pictureProblem = pictureCheck(env, pictures)
  for await (const { vehicle, source } of eachStocked(db)) {
    const { id, name, price, images, inStock } = vehicle
    const cart = { title: name, href: cartLink(env, id) }
    const problems = [
      ...(price === undefined ? ['no price'] : []),
      ...(images.length === 0 ? ['no picture'] : []),
      ...(await Promise.all(images.map(pictureProblem))).filter((problem) => problem !== undefined),
    ]
    if (problems.length > 0) incomplete.push({ ...cart, lines: problems })
    // A feed brings what it has; of carts from the lot, staff can fill it in.
    const missing = source === BY_HAND && inStock ? missingFacts(vehicle) : []
    if (missing.length > 0)
      unfilled.push({ ...cart, lines: [missing.map((fact) => labelFor(fact, vehicle)).join(', ')] })
  }
  return { incomplete, unfilled }
}

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
