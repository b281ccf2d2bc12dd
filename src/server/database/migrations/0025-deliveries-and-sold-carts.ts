import { type Kysely, sql } from 'kysely'

/** In a row that the previous version writes, `problems` stays null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['deliveries', 'jobs']) await db.schema.alterTable(table).addColumn('problems', 'text').execute()
  const noted = await sql<{ id: string; note: string }>`
    select id, last_error as note from deliveries where last_error like 'refused for %'
  `.execute(db)
  for (const { id, note } of noted.rows) {
    await sql`update deliveries set problems = ${JSON.stringify(problemsIn(note))} where id = ${id}`.execute(db)
  }
  await spellMailboxes(db)
  // Staff have released these messages. Every message with a reason for suspicion used to be held back.
  await sql`
    update contact_messages set suspicion = 'genuine,' || suspicion where suspected = 0 and suspicion <> ''
  `.execute(db)
  await db.schema.alterTable('lead_work').addColumn('cart_gone_at', 'text').execute()
}

/** Gmail ignores dots in an address, so addresses that differ only in dots are one mailbox. The limits per mailbox used to treat them as different people. */
async function spellMailboxes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['watches', 'watch_links']) {
    const dotted = await sql<{ mailbox: string }>`
      select distinct mailbox from ${sql.table(table)} where mailbox like '%@gmail.com' or mailbox like '%@googlemail.com'
    `.execute(db)
    for (const { mailbox } of dotted.rows) {
      const plain = `${mailbox.slice(0, mailbox.lastIndexOf('@')).replaceAll('.', '')}@gmail.com`
      await sql`update ${sql.table(table)} set mailbox = ${plain} where mailbox = ${mailbox}`.execute(db)
    }
  }
}

/** The format in which refusals were stored before: 'refused for ann@dealer.example: 550 no such person; refused for ...' */
const problemsIn = (note: string) =>
  Array.from(note.matchAll(/refused for (\S+): (.*?)(?=; refused for |$)/gs), ([, address = '', answer = '']) => {
    const [, code] = /^(?:it answered )?(\d{3})\b/.exec(answer) ?? []
    const kind = code?.startsWith('4') && !answer.startsWith('it answered') ? 'temporary' : 'address'
    return { address, kind, code: code ? Number(code) : null, answer }
  })
