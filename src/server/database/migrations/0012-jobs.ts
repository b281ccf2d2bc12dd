import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { table } from './table.ts'

/** In a rolling deploy, the previous version still plans notices: a trigger makes them jobs. A later migration may drop notices and the leases of stock_sources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('planned_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'kind', 'due_at']).execute()
  const columns = sql.raw('id, kind, payload, state, attempts, planned_at, due_at, lease_until, sent_at, last_error')
  const values = (row: '' | 'new.') =>
    sql.raw(`
      ${row}id, case ${row}kind when 'digest' then 'digest' else ${row}channel || ' alert' end, ${row}about,
      case when ${row}sent_at is null then 'waiting' else 'sent' end, 0,
      ${row}planned_at, ${row}due_at, ${row}lease_until, ${row}sent_at, ${row}last_error`)
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`
      create trigger notices_become_jobs after insert on notices
      begin
        insert or ignore into jobs (${columns}) values (${values('new.')});
        delete from notices where id = new.id;
      end`.execute(db)
  } else {
    await sql`
      create function notices_become_jobs() returns trigger language plpgsql as $$
      begin
        insert into jobs (${columns}) values (${values('new.')}) on conflict do nothing;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger notices_become_jobs before insert on notices
      for each row execute function notices_become_jobs()`.execute(db)
  }
  await sql`insert into jobs (${columns}) select ${values('')} from notices`.execute(db)
  await sql`delete from notices`.execute(db)
}
