import * as z from 'zod/mini'
import type { Db } from '../../../server/database/database.server.ts'
import { type CameBy, waysToCome } from '../lead.ts'
import { mailTopics } from '../mail-topics.ts'
import { leadOrigin } from './lead-origin.server.ts'
import { storeLead } from './store-lead.server.ts'
import { interests, maxLengths } from './submission-fields.ts'
import { emailAddress, manyLines, oneLine } from './submission-schema.ts'

/** The form as typed. */
export type CallForm = Record<'cameBy' | 'name' | 'phone' | 'email' | 'topic' | 'cart' | 'words', string>
export type CallProblem = 'name' | 'reach' | 'email' | 'words'

type Taker = {
  /** Id of the message. The form carries it, so that sending the form twice stores one message. */
  id: string
  person: string
  now: Date
}

/**
 * Stores a call or visit as a message; people who get its topic are told, and the customer gets no email.
 * @returns the problem, if nothing was stored
 */
export async function takeDown(db: Db, form: CallForm, { id, person, now }: Taker): Promise<CallProblem | undefined> {
  const [name, phone, email] = [oneLine(form.name), oneLine(form.phone), oneLine(form.email)]
  const message = manyLines(form.words).slice(0, maxLengths.message)
  if (name === '') return 'name'
  if (email !== '' && !z.safeParse(emailAddress, email).success) return 'email'
  if (phone === '' && email === '') return 'reach'
  if (message === '') return 'words'
  const topic = mailTopics.some((one) => one.id === form.topic) ? form.topic : 'general'
  const cameBy: CameBy = waysToCome.find((way) => way === form.cameBy) ?? 'phone'
  const [, firstName = '', lastName = ''] = /^(\S+)\s*(.*)$/.exec(name) ?? []
  await storeLead(db, {
    id,
    idempotencyKey: id,
    submission: {
      firstName: firstName.slice(0, maxLengths.firstName),
      lastName: lastName.slice(0, maxLengths.lastName),
      email,
      phone: phone.slice(0, maxLengths.phone),
      interest: interests.find((interest) => interest === topic) ?? 'sales',
      message,
    },
    spamReason: '',
    receivedAt: now,
    origin: await leadOrigin(db, { vehicle: form.cart, topic }),
    takenDown: { by: person, cameBy },
  })
  return undefined
}
