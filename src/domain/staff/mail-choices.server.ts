import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'

/** 'untaken' means messages that nobody took in time. */
export const extras = ['digest', 'untaken'] as const
export type Extra = (typeof extras)[number]

/** What an owner chose for a person on staff pages, in place of the settings. */
export type MailChoice = {
  person: string
  /** Ids from src/domain/leads/mail-topics.ts. */
  topics: readonly string[]
  /** Ids; empty for all showrooms. */
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

/** Choices of people who have access. Empty if no owner has chosen anything yet; the settings apply then. */
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

const rowSchema = z.object({
  email: z.string(),
  name: z.string(),
  role: z.nullable(z.string()),
  topics: z.nullable(z.string()),
  showrooms: z.nullable(z.string()),
  extras: z.nullable(z.string()),
})

/** Names, roles and choices of everybody, as JSON for restoreStaffRows. */
export const staffRows = async (db: Db): Promise<string> =>
  JSON.stringify(
    await db.selectFrom('staff').select(['email', 'name', 'role', 'topics', 'showrooms', 'extras']).execute(),
  )

/** Restores rows of people who are still on the list. Other people lose their choices, since those came from the undone change. */
export async function restoreStaffRows(trx: Db, json: string): Promise<void> {
  await trx.updateTable('staff').set({ topics: null, showrooms: null, extras: null }).execute()
  for (const { email, ...row } of z.array(rowSchema).parse(JSON.parse(json)))
    await trx.updateTable('staff').set(row).where('email', '=', email).execute()
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
