import { constants, existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Command } from 'commander'
import { raiseStockRevision } from '../../src/domain/catalogue/stock-changes.server.ts'
import { repeatRequests } from '../../src/domain/leads/privacy-requests.server.ts'
import { deleteHoldsAgain } from '../../src/domain/rentals/customer-holds.server.ts'
import { carryAccessOver } from '../../src/domain/staff/restored-access.server.ts'
import { eraseAgain } from '../../src/domain/waitlist/waitlist.server.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { DatabaseInUse, KEPT_COPY_DAYS, restoreDatabase } from '../../src/server/database/restore.server.ts'
import { integrityProblem, migrationsIn } from '../../src/server/database/sqlite-copy.server.ts'
import { openDataDir, requireAccess } from '../../src/server/settings/data-dir.server.ts'
import type { Env } from '../../src/server/settings/env.server.ts'
import { Failure, notFound } from '../command/failure.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { sqliteLocation } from './sqlite-location.ts'

const postgresHint =
  'Run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" larkway.dump, then `larkway db migrate`'

export const dbRestore = (): Command =>
  staffCommand(
    'restore',
    'replace the database with a backup; works while the site runs, unless the database is damaged',
  )
    .argument('<file>', 'a file that `larkway db backup` wrote')
    .option('--yes', 'skip the confirmation prompt')
    .action(async (source: string, options: Common & { yes?: true }) => {
      const { file, env } = sqliteLocation(postgresHint)
      checkBackup(source)
      await confirm(question(source, file), options)
      const before = await putInPlace(source, env)
      show(options, { restored: source, before: before ?? null }, () => `Restored ${source}. ${keptCopy(before)}`)
    })

/** @returns path of the copy of the previous database; undefined if there was none. @throws Failure */
export function putInPlace(source: string, env: Env): Promise<string | undefined> {
  openDataDir(env.DATA_DIR)
  const carryOver = (live: DatabaseSync, backup: DatabaseSync) => {
    raiseStockRevision(live, backup)
    const erased = repeatRequests(live, backup)
    eraseAgain(backup, erased)
    deleteHoldsAgain(backup, erased)
    carryAccessOver(live, backup)
  }
  return restoreDatabase(source, env, carryOver).catch((error: unknown) => {
    throw error instanceof DatabaseInUse ? inUse(sqliteFile(env)) : error
  })
}

export function question(source: string, file: string): string {
  if (!existsSync(file)) return `There is no database at ${file}; it will be created from ${source}.`
  const problem = integrityProblem(file, 'quick_check')
  return problem
    ? `${file} is damaged (${problem.split('\n', 1)[0]}); it will be kept under another name and replaced with ${source}.`
    : `The database will be replaced with ${source}. A copy of the old one is kept; changes since that backup remain only there, but erased data and removed staff do not come back.`
}

const inUse = (file: string): Failure =>
  new Failure(
    `${file} is damaged and in use by the site or by another larkway command, so it was not replaced.`,
    'Stop the site, restore, and start the site again.',
  )

const repeatHint =
  'Messages that were erased since the backup may be back: see "After a restore" in docs/operations/privacy.md.'

export function keptCopy(before: string | undefined): string {
  if (!before) return `There was no database before. ${repeatHint}`
  const notice = `The previous database is kept in ${before} for ${KEPT_COPY_DAYS} days; copy what you need from it.`
  return before.includes('.damaged-') ? `${notice} ${repeatHint}` : notice
}

export function checkBackup(source: string): void {
  if (!existsSync(source)) throw notFound(`There is no file ${source}.`, 'Check the name, or use the full path.')
  requireAccess(source, constants.R_OK)
  const problem = integrityProblem(source)
  if (problem) throw new Failure(`${source} is not an intact database: ${problem}`, 'Use an older backup.')
  const applied = migrationsIn(source)
  if (applied.length === 0) {
    throw new Failure(`${source} is not a database of this site.`, 'Use a file that `larkway db backup` wrote.')
  }
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new Failure(
      `${source} was written by a newer version of the site: it has the migrations ${unknown.join(', ')}.`,
      'Update the site first, then restore.',
    )
  }
}
