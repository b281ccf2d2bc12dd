import type { DatabaseSync } from 'node:sqlite'

/** Prepares a backup for its restore, so that people removed since it was made stay out, and sessions, codes, passkeys and calendar addresses that have ended don't work again. */
export function carryAccessOver(live: DatabaseSync, backup: DatabaseSync): void {
  backup.exec('delete from staff_sign_ins')
  backup.exec('delete from staff_sessions')
  // A database from an earlier version has none of these tables.
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
  backup.exec('delete from staff_challenges')
  carryOver(live, backup, 'calendar_feeds')
  carryOver(live, backup, 'staff_passkeys')
}

function carryOver(live: DatabaseSync, backup: DatabaseSync, table: 'calendar_feeds' | 'staff_passkeys'): void {
  backup.exec(`delete from ${table}`)
  // A database from an earlier version has no such table.
  if (!live.prepare('select 1 from sqlite_master where name = ?').get(table)) return
  for (const row of live.prepare(`select * from ${table}`).all()) {
    const columns = Object.keys(row)
    backup
      .prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
      .run(...Object.values(row))
  }
}
