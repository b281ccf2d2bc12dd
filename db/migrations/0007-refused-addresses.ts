import { type Kysely, sql } from 'kysely'

/**
 * A confirmation to an address that its mail server does not know is 'refused' instead of 'failed': nothing has to be
 * repaired. Rows that a process of the version before still writes as 'failed' are cleared by `leads acknowledge`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update deliveries set state = 'refused'
    where channel = 'confirmation' and state = 'failed' and last_error like 'the mail server refuses the address%'
  `.execute(db)
}
