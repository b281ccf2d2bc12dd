import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import { closedForMove } from './closed-for-move.ts'
import type { Db } from './database.server.ts'
import type { SiteTable } from './move/site-tables.server.ts'
import { isBusy } from './sqlite.server.ts'

/** Triggers, because they hold every process, also one of the previous version: decision 32. */
const PREFIX = 'db_move_'
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

type Closable = Pick<SiteTable, 'name' | 'leased'>

/** A claim counts the attempt; noting how it ended never does. */
const isClaim = sql.raw('new.attempts > old.attempts')
const isNoClaim = sql.raw('new.attempts <= old.attempts')

export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** From now on claims find no rows, as if nothing were due. Work in progress may end, and messages are still taken. */
export async function holdClaims(db: Db, tables: readonly Closable[]): Promise<void> {
  if (!isSqlite(db)) await createFunctions(db)
  for (const { name, leased } of tables) {
    if (!leased) continue
    const claims = `${PREFIX}claims_${name}`
    await (isSqlite(db)
      ? sql`create trigger ${sql.id(claims)} before update on ${sql.table(name)} when ${isClaim}
            begin select raise(ignore); end`
      : sql`create trigger ${sql.id(claims)} before update on ${sql.table(name)}
            for each row when (${isClaim}) execute function ${sql.id(`${PREFIX}hold`)}()`
    ).execute(db)
  }
}

/** Refuses every write until openDatabaseAgain. In a transaction: it waits for those of others that have begun to write. */
export async function refuseWrites(db: Db, tables: readonly Closable[]): Promise<void> {
  for (const { name, leased } of [...tables, { name: 'write_probe', leased: false }]) {
    for (const event of ['insert', 'update', 'delete'] as const) {
      const trigger = sql.id(`${PREFIX}${event}_${name}`)
      const when = event === 'update' && leased ? isNoClaim : undefined
      await (isSqlite(db)
        ? sql`create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(name)} ${when ? sql`when ${when}` : sql``}
              begin select raise(abort, ${sql.lit(closedForMove)}); end`
        : sql`create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(name)}
              for each row ${when ? sql`when (${when})` : sql``} execute function ${sql.id(`${PREFIX}refuse`)}()`
      ).execute(db)
    }
  }
}

/** In the transaction: lets this one write to a PostgreSQL that is closed while it is filled. */
export const writeWhileClosed = (db: Db): Promise<unknown> =>
  isSqlite(db) ? Promise.resolve() : sql`select set_config('larkway.move', 'copying', true)`.execute(db)

export async function createFunctions(db: Db): Promise<void> {
  await sql`
    create or replace function ${sql.id(`${PREFIX}hold`)}() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`.execute(db)
  await sql`
    create or replace function ${sql.id(`${PREFIX}refuse`)}() returns trigger language plpgsql as $$
    begin
      if current_setting('larkway.move', true) = 'copying' then
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end if;
      raise exception ${sql.lit(closedForMove)};
    end $$`.execute(db)
}

export async function openDatabaseAgain(db: Db): Promise<void> {
  const drop = (statement: RawBuilder<unknown>) => statement.execute(db)
  if (isSqlite(db)) {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'trigger' and substr(name, 1, ${PREFIX.length}) = ${PREFIX}`.execute(
      db,
    )
    for (const { name } of rows) await drop(sql`drop trigger ${sql.id(name)}`)
    return
  }
  const { rows } = await sql<{ name: string; table: string }>`
    select tgname as name, relname as "table" from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and left(tgname, ${PREFIX.length}) = ${PREFIX}
      and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name, table } of rows) await drop(sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`)
  for (const name of ['hold', 'refuse']) await drop(sql`drop function if exists ${sql.id(PREFIX + name)}()`)
}

/** So that a deadlock with a visitor's message is ours to give up, and no writer waits behind us for long. */
export async function lockTables(db: Db, tables: readonly Closable[]): Promise<void> {
  if (isSqlite(db)) return
  await sql`set local lock_timeout = '2s'`.execute(db)
  const names = [...tables.map(({ name }) => name), 'write_probe'].map((name) => sql.table(name))
  await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(db)
}

/** Another transaction is writing. */
export const isLocked = (error: unknown): boolean =>
  isBusy(error) ||
  (error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK))
