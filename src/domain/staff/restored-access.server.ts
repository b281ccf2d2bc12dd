import type { DatabaseSync } from 'node:sqlite'

/** Prepares a backup for its restore, so that people removed since then stay out and sessions, codes and calendar addresses that ended stay ended. */
export function carryAccessOver(live: DatabaseSync, backup: DatabaseSync): void {
  backup.exec('delete from staff_sign_ins')
  backup.exec('delete from staff_sessions')
  // A database from an earlier version has neither table.
  if (!live.prepare("select 1 from sqlite_master where name = 'removed_staff'").get()) return
  const session = backup.prepare(
    'insert into staff_sessions (id, person, device, begun_at, used_at, ended_at, ends_at) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (const { id = '', person = '', device = '', begun_at = '', used_at = '', ended_at = null, ends_at = null } of live
    .prepare('select * from staff_sessions')
    .all()) {
    session.run(id, person, device, begun_at, used_at, ended_at, ends_at)
  }
  backup.exec('delete from removed_staff')
  const removed = backup.prepare('insert into removed_staff (email, name, removed_at) values (?, ?, ?)')
  for (const { email = '', name = '', removed_at = '' } of live.prepare('select * from removed_staff').all()) {
    removed.run(email, name, removed_at)
  }
  backup.exec('delete from staff where email in (select email from removed_staff)')
  carryFeedsOver(live, backup)
}

function carryFeedsOver(live: DatabaseSync, backup: DatabaseSync): void {
  backup.exec('delete from calendar_feeds')
  // A database from an earlier version has none.
  if (!live.prepare("select 1 from sqlite_master where name = 'calendar_feeds'").get()) return
  const feed = backup.prepare('insert into calendar_feeds (person, token_hash, created_at) values (?, ?, ?)')
  for (const { person = '', token_hash = '', created_at = '' } of live.prepare('select * from calendar_feeds').all()) {
    feed.run(person, token_hash, created_at)
  }
}
