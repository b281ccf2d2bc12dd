import { type Kysely, sql } from 'kysely'

/** `leads acknowledge` clears rows that a process running the previous version still writes as 'failed'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update deliveries set state = 'refused'
    where channel = 'confirmation' and state = 'failed' and last_error like 'the mail server refuses the address%'
  `.execute(db)
}
