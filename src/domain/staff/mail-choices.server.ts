import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'

/** 'untaken' stands for messages that nobody took in time. */
export const extras = ['digest', 'untaken'] as const
export type Extra = (typeof extras)[number]

/** What an owner has chosen for somebody on the desk, in place of the settings. */
export type MailChoice = {
  person: string
  /** Names of src/domain/leads/mail-topics.ts. */
  topics: readonly string[]
  /** Empty for all of them. */
  showrooms: readonly string[]
  extras: readonly Extra[]
}

const listSchema = z.catch(z.array(z.string()), [])

function listIn(json: string | null): string[] {
  try {
    return listSchema.parse(JSON.parse(json ?? '[]'))
  } catch {
    return []
  }
}

/** Choices of people who have access. Empty as long as the owner has chosen nothing, so that the settings apply. */
export async function mailChoices(db: Db): Promise<MailChoice[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['email', 'topics', 'showrooms', 'extras'])
    .where('topics', 'is not', null)
    .where('email', 'not in', (sub) => sub.selectFrom('removed_staff').select('email'))
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    person: row.email,
    topics: listIn(row.topics),
    showrooms: listIn(row.showrooms),
    extras: extras.filter((extra) => listIn(row.extras).includes(extra)),
  }))
}

/** Saves the choice for a person on the list. */
export async function chooseMail(db: Db, { person, topics, showrooms, ...choice }: MailChoice): Promise<void> {
  const columns = {
    topics: JSON.stringify(topics),
    showrooms: JSON.stringify(showrooms),
    extras: JSON.stringify(choice.extras),
  }
  await db.updateTable('staff').set(columns).where('email', '=', person).execute()
}
