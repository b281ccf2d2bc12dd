import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Kinds that used to end with the host of a region's site, and their new names. */
const kinds = [
  ['cdn purge', 'purge'],
  ['opt-in mail', 'waitlist confirmation'],
  ['watches', 'waitlist news'],
] as const

/**
 * A site's host moves from a job's kind into a column. In a rolling deploy, the previous version claims jobs by kind alone, so its
 * main site would claim the jobs of all sites under the old kinds. It doesn't know the new kinds, so no job is claimed twice.
 * A trigger renames the confirmations that the previous version still plans; this version of their site sends them. A confirmation
 * that is being sent during the migration is ended by its id. Purges and news get a new id, so this version repeats one that is
 * under way once the lease has run out. Nothing is purged or emailed twice, since both compare with what was purged or emailed last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('site', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const [before, now] of kinds) {
    const site = sql`trim(substr(kind, ${sql.lit(before.length + 1)}))`
    await sql`
      update jobs set kind = ${now}, site = ${site}, id = case id when kind then trim(${`${now} `} || ${site}) else id end
      where kind = ${before} or kind like ${`${before} %`}`.execute(db)
  }
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`
      create trigger confirmations_get_a_site after insert on jobs
      when new.kind = 'opt-in mail' or new.kind like 'opt-in mail %'
      begin
        update jobs set kind = 'waitlist confirmation', site = substr(new.kind, 13) where id = new.id;
      end`.execute(db)
  } else {
    await sql`
      create function confirmations_get_a_site() returns trigger language plpgsql as $$
      begin
        new.site := substr(new.kind, 13);
        new.kind := 'waitlist confirmation';
        return new;
      end $$`.execute(db)
    await sql`
      create trigger confirmations_get_a_site before insert on jobs
      for each row when (new.kind = 'opt-in mail' or new.kind like 'opt-in mail %')
      execute function confirmations_get_a_site()`.execute(db)
  }
}
