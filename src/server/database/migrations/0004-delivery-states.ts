import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** In a rolling deploy, the previous version still writes 'held' and 'parked': triggers translate them. A later migration may drop the triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await (sqlite ? translateOnSqlite(db) : translateOnPostgres(db))
  await sql`
    update deliveries set state = case state when 'held' then 'quarantined' else 'failed' end
    where state in ('held', 'parked')`.execute(db)
}

async function translateOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update of state'] as const) {
    const name = event === 'insert' ? 'deliveries_old_state_inserted' : 'deliveries_old_state_updated'
    await sql`
      create trigger if not exists ${sql.ref(name)} after ${sql.raw(event)} on deliveries when new.state in ('held', 'parked')
      begin
        update deliveries set state = case new.state when 'held' then 'quarantined' else 'failed' end
        where id = new.id;
      end`.execute(db)
  }
}

async function translateOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function deliveries_translate_old_state() returns trigger language plpgsql as $$
    begin
      new.state := case new.state when 'held' then 'quarantined' else 'failed' end;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger deliveries_old_state before insert or update on deliveries
    for each row when (new.state in ('held', 'parked')) execute function deliveries_translate_old_state()`.execute(db)
}
