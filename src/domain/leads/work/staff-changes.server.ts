import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import {
  chooseMail,
  extras,
  type MailChoice,
  mailChoices,
  restoreStaffRows,
  staffRows,
} from '../../staff/mail-choices.server.ts'
import { inviteStaff, personOf, settingsInForce, staffMembers } from '../../staff/people.server.ts'
import { planStaffMail } from '../../staff/plan-staff-mail.server.ts'
import { removeStaff, requireOtherOwner } from '../../staff/remove-staff.server.ts'
import { lastAction, logAction } from '../../staff/staff-log.server.ts'
import { planStepNotices } from '../channels/plan-notices.server.ts'
import { removePhonesOf } from '../channels/push-subscriptions.server.ts'
import { noShowroom, recipientsFor } from '../channels/recipients.server.ts'
import { mailTopics } from '../mail-topics.ts'

type Act = { env: Env /** The owner who makes the change. */; by: string; now: Date }
type Person = MailChoice & { name: string; role: 'owner' | 'sales' }

/** Messages about a cart at each of these showrooms; noShowroom is for all other messages. */
export const choiceShowrooms: readonly string[] = [...physicalShowrooms.map(({ id }) => id), noShowroom]

/** The messages that the settings send to a person, as a choice. */
export function choiceBySettings(person: string, env: Env): MailChoice {
  const isMailed = (topic: string, showroom: string) => {
    const interest = ['service', 'parts', 'general'].includes(topic) ? topic : 'sales'
    return recipientsFor({ interest, topic, showroom }, env).map(personOf).includes(person)
  }
  const showrooms = choiceShowrooms.filter((showroom) => mailTopics.some(({ id }) => isMailed(id, showroom)))
  const lists = { digest: env.DIGEST_TO, untaken: env.LEADS_ESCALATE_TO }
  return {
    person,
    topics: mailTopics.flatMap(({ id }) => (choiceShowrooms.some((showroom) => isMailed(id, showroom)) ? [id] : [])),
    showrooms: showrooms.length === choiceShowrooms.length ? [] : showrooms,
    extras: extras.filter((extra) => lists[extra]?.map(personOf).includes(person)),
  }
}

const isSame = (one: MailChoice, other: MailChoice): boolean =>
  (['topics', 'showrooms', 'extras'] as const).every(
    (part) => [...one[part]].sort().join() === [...other[part]].sort().join(),
  )

/** The first choice replaces the settings, so what the settings send to everybody else on the list first becomes those people's choices. */
async function choose(trx: Db, choice: MailChoice, { env, now }: Act): Promise<void> {
  const present = await settingsInForce(trx, env)
  if (!present.choices) {
    if (isSame(choice, choiceBySettings(choice.person, present))) return
    for (const { email, name, removedAt, invitedAt } of await staffMembers(trx)) {
      const own = choiceBySettings(email, present)
      if (removedAt !== null || own.topics.length + own.extras.length === 0) continue
      if (invitedAt === null) await inviteStaff(trx, email, name, now)
      await chooseMail(trx, own)
    }
  }
  await chooseMail(trx, choice)
}

/** Also restores access for somebody who was removed. @throws LastOwner */
export async function invitePerson(db: Db, invited: Person, act: Act): Promise<void> {
  const { person, role } = invited
  await inTransaction(db, async (trx) => {
    if (role === 'sales') await requireOtherOwner(trx, person)
    const name = invited.name || (await staffMembers(trx)).find(({ email }) => email === person)?.name || ''
    await inviteStaff(trx, person, name, act.now, role)
    const isChosen = invited.topics.length + invited.extras.length > 0
    if (isChosen || (await mailChoices(trx)).length > 0) await choose(trx, invited, act)
    if (act.env.SMTP_URL) await planStaffMail(trx, { person, about: 'invitation' }, act.now)
    await logAction(trx, { person: act.by, action: 'invited', about: person, detail: detailOf(invited) }, act.now)
  })
}

/** @returns whether somebody with that address is on the list @throws LastOwner */
export async function changePerson(db: Db, changed: Person, act: Act): Promise<boolean> {
  const { person, role } = changed
  return inTransaction(db, async (trx) => {
    const member = (await staffMembers(trx)).find(({ email, removedAt }) => email === person && removedAt === null)
    if (!member) return false
    if (role === 'sales') await requireOtherOwner(trx, person)
    const before = await staffRows(trx)
    await inviteStaff(trx, person, changed.name || member.name, new Date(member.invitedAt ?? act.now), role)
    await choose(trx, changed, act)
    const logged = { person: act.by, action: 'changed', about: person, detail: detailOf(changed), before } as const
    await logAction(trx, logged, act.now)
    return true
  })
}

const UNDO_MS = 24 * 60 * 60 * 1000
const ofPeople = ['invited', 'changed', 'undid a change', 'ended access'] as const

/** The last change to the list of people, if this person made it less than a day ago. */
async function undoableChange(db: Db, { by, now }: Omit<Act, 'env'>) {
  const last = await lastAction(db, ofPeople)
  const isOwn = last?.action === 'changed' && last.person === by
  if (!isOwn || last.before === null || now.getTime() - Date.parse(last.at) >= UNDO_MS) return undefined
  return { about: last.about, before: last.before }
}

export const canUndoChange = async (db: Db, act: Omit<Act, 'env'>): Promise<boolean> =>
  (await undoableChange(db, act)) !== undefined

/** @returns the person whom the undone change was about */
export function undoChange(db: Db, act: Omit<Act, 'env'>): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const change = await undoableChange(trx, act)
    if (!change) return undefined
    await restoreStaffRows(trx, change.before)
    await logAction(trx, { person: act.by, action: 'undid a change', about: change.about }, act.now)
    return change.about
  })
}

const detailOf = ({ role, topics, showrooms, ...person }: Person): string =>
  [role, [...topics, ...person.extras].join(', ') || 'no mail', showrooms.join(', ')].filter((part) => part).join('; ')

export type EndedAccess = { sessions: number; phones: number; messages: number }

/** In one transaction, ends the person's sessions, codes, links, alerts and email, and releases their open messages, so that others can take them. @throws LastOwner */
export async function endAccess(db: Db, email: string, { by, now }: Omit<Act, 'env'>): Promise<EndedAccess> {
  const person = personOf(email)
  return inTransaction(db, async (trx) => {
    const sessions = await removeStaff(trx, person, now)
    const phones = await removePhonesOf(trx, person)
    const messages = await releaseMessages(trx, person, { by, now })
    await logAction(trx, { person: by, action: 'ended access', about: person }, now)
    return { sessions, phones, messages }
  })
}

/** Escalation goes on with the stages that the messages haven't reached, and people who were mailed them are notified. */
async function releaseMessages(trx: Db, person: string, { by, now }: Omit<Act, 'env'>): Promise<number> {
  const held = await trx
    .updateTable('lead_work')
    .set((set) => ({ holder: null, escalated_at: null, steps: set('steps', '+', 1) }))
    .where('holder', '=', person)
    .where('outcome', 'is', null)
    .returning(['message_id', 'steps'])
    .execute()
  for (const { message_id, steps } of held) {
    await trx
      .insertInto('lead_steps')
      .values({
        message_id,
        step: steps,
        person: by,
        action: 'undo',
        at: now.toISOString(),
        holder_before: person,
        outcome_before: null,
        vehicle_id: null,
      })
      .execute()
    await planStepNotices(trx, message_id, { step: steps, person: by, recipients: [] }, now)
  }
  return held.length
}

/** How many open messages each person has. */
export async function heldMessages(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lead_work')
    .select(['holder', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('holder', 'is not', null)
    .where('outcome', 'is', null)
    .groupBy('holder')
    .execute()
  return new Map(rows.map(({ holder, count }) => [holder ?? '', Number(count)]))
}
