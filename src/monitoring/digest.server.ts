import { changesBetween } from '../catalogue/hand/hand-changes.server.ts'
import { changeInWords } from '../catalogue/hand/hand-words.ts'
import { missingFacts } from '../catalogue/missing-facts.ts'
import { pictureCheck } from '../catalogue/picture-files.server.ts'
import { specificationLabel } from '../catalogue/specification-labels.ts'
import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { BY_HAND } from '../catalogue/vehicle-source.ts'
import { cartSite } from '../dealer/cart-site.ts'
import { weekOfVisits } from '../field/visit-counts.server.ts'
import { visitWords } from '../field/visit-words.ts'
import { listTime } from '../leads/dealer-hours.ts'
import { stateLabel } from '../leads/delivery.ts'
import { fullName, interestLabel, type Lead } from '../leads/lead.ts'
import { leadStats } from '../leads/lead-stats.server.ts'
import { eachLead, type LeadWithDeliveries } from '../leads/leads.server.ts'
import { spamWords } from '../leads/spam.ts'
import { answerTimes } from '../leads/work/answer-times.server.ts'
import type { Db } from '../platform/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import type { PictureFolders } from '../platform/pictures.server.ts'
import { staffNames } from '../staff/people.server.ts'
import { mostWaitedFor } from '../watches/watches.server.ts'
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
  const refused = filtered(eachLead(db, { state: 'refused' }), ({ deliveries }) =>
    deliveries.some(({ state, dueAt }) => state === 'refused' && Date.parse(dueAt) >= since.getTime()),
  )
  const sections = [
    await section('New messages', received, personItem, '`larkway leads list`'),
    await section('Not delivered to you', undelivered(db), unsentItem, '`larkway leads list --state failed`'),
    await section(
      'Quarantined as likely spam',
      eachLead(db, { quarantined: true }),
      quarantinedItem,
      '`larkway leads list --quarantined`',
    ),
    await section('Refused addresses: call instead', refused, refusedItem, '`larkway leads list --state refused`'),
    list('Carts without a price or a picture', carts.incomplete),
    list('Facts to fill in: the site says “Ask us”', carts.unfilled),
    list('Sold out, and still advertised', carts.soldOut),
    list(
      'Failed checks',
      failures.map(({ name, says, fix = '' }) => ({ title: name, lines: [says, fix].filter((line) => line) })),
    ),
  ]
  if (stats.withoutDelivery > 0) {
    sections[1]?.items.push({
      title: `${stats.withoutDelivery} came in before a way to deliver them was set up`,
      lines: [],
      command: 'larkway leads redeliver --undelivered',
    })
  }
  return {
    siteUrl: env.SITE_URL,
    since: since.toISOString(),
    until: until.toISOString(),
    sections,
    changedByHand: list('Changed by hand', await handItems(db, since, until)),
    waitedFor: await waitedFor(db),
    answers: await answerTimes(source, since, until),
    visits: visitWords(await weekOfVisits(db, until)),
  }
}

async function handItems(db: Db, since: Date, until: Date): Promise<DigestItem[]> {
  const nameOf = await staffNames(db)
  return (await changesBetween(db, since, until)).map((change) => ({
    title: change.vehicleName,
    lines: [changeInWords(change, nameOf(change.person)), listTime(change.at)],
  }))
}

const MOST_GROUPS = 12

async function waitedFor(db: Db): Promise<string> {
  const groups = await mostWaitedFor(db)
  if (groups.length === 0) return ''
  const named = groups.slice(0, MOST_GROUPS).map(({ text, people }) => `${text} (${people})`)
  const more = groups.length - named.length
  return `Waited for: ${[...named, ...(more > 0 ? [`and ${more} more: \`larkway watches stats\``] : [])].join('; ')}.`
}

/** Not accepted by the dealer's mailbox, CRM or webhook. */
async function* undelivered(db: Db): AsyncGenerator<LeadWithDeliveries> {
  const seen = new Set<string>()
  for (const state of ['failed', 'waiting'] as const) {
    for await (const lead of eachLead(db, { state })) {
      const stuck = unsent(lead).length > 0 && !seen.has(lead.id)
      if (!stuck) continue
      seen.add(lead.id)
      yield lead
    }
  }
}

const unsent = ({ deliveries }: LeadWithDeliveries) =>
  deliveries.filter(({ state, lastError }) => state === 'failed' || (state === 'waiting' && lastError !== ''))

const personItem = (lead: Lead): DigestItem => ({
  title: `${fullName(lead)}${lead.site && ` (${lead.site})`}`,
  phone: lead.phone,
  lines: [
    [interestLabel(lead.interest), lead.vehicle?.name].filter((part) => part).join(': '),
    listTime(lead.receivedAt),
  ],
})

const unsentItem = (lead: LeadWithDeliveries): DigestItem => ({
  ...personItem(lead),
  lines: unsent(lead).map(({ channel, state, lastError }) => `${channel} ${stateLabel(state)}: ${lastError}`),
  command: `larkway leads redeliver ${lead.id}`,
})

const quarantinedItem = (lead: Lead): DigestItem => ({
  ...personItem(lead),
  lines: [spamWords(lead.spamReason)],
  command: `larkway leads release ${lead.id}`,
})

const refusedItem = (lead: Lead): DigestItem => ({
  ...personItem(lead),
  lines: [`${lead.email} is not an address. ${listTime(lead.receivedAt)}`],
  command: `larkway leads acknowledge ${lead.id}`,
})

async function cartProblems({ db, env, pictures }: DigestSource) {
  const incomplete: DigestItem[] = []
  const soldOut: DigestItem[] = []
  const unfilled: DigestItem[] = []
  const pictureProblem = pictureCheck(env, pictures)
  for await (const { vehicle, source } of eachStocked(db)) {
    const { id, name, price, images, inStock } = vehicle
    const cart = { title: name, href: `${cartSite(env.SITE_URL)}/vehicle/${id}` }
    const problems = [
      ...(price === undefined ? ['no price'] : []),
      ...(images.length === 0 ? ['no picture'] : []),
      ...(await Promise.all(images.map(pictureProblem))).filter((problem) => problem !== undefined),
    ]
    if (problems.length > 0) {
      incomplete.push({ ...cart, lines: problems, command: `larkway inventory edit ${id}` })
    }
    // A feed brings what it has; of carts from the lot, staff can fill it in.
    const missing = source === BY_HAND && inStock ? missingFacts(vehicle) : []
    if (missing.length > 0) unfilled.push({ ...cart, lines: [missing.map(specificationLabel).join(', ')] })
    if (!inStock) soldOut.push({ ...cart, lines: [], command: `larkway inventory remove ${id}` })
  }
  return { incomplete, soldOut, unfilled }
}

const list = (title: string, items: readonly DigestItem[]): DigestSection => ({
  title,
  items: items.slice(0, MAX_ITEMS),
  more: items.length > MAX_ITEMS ? `and ${items.length - MAX_ITEMS} more` : '',
})

async function section<L extends Lead>(
  title: string,
  leads: AsyncIterable<L>,
  item: (lead: L) => DigestItem,
  command: string,
): Promise<DigestSection> {
  const items: DigestItem[] = []
  for await (const lead of leads) {
    if (items.length === MAX_ITEMS) return { title, items, more: `and more: ${command}` }
    items.push(item(lead))
  }
  return { title, items, more: '' }
}

async function* filtered<T>(all: AsyncIterable<T>, keep: (one: T) => boolean): AsyncGenerator<T> {
  for await (const one of all) if (keep(one)) yield one
}
