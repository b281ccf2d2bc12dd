import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import {
  copyTables,
  refuseUnknownTables,
  requireEmpty,
  siteTables,
} from '../../src/server/database/copy-tables.server.ts'
import {
  type DatabaseLocation,
  type Db,
  migrate,
  openDatabase,
  sqliteFile,
} from '../../src/server/database/database.server.ts'
import { ownByFolder } from '../../src/server/settings/data-dir.server.ts'
import { type Env, parseEnv } from '../../src/server/settings/env.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { explained, withDatabaseAlone } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { ProgressBars } from '../command/terminal-progress-bars.ts'
import { databaseName } from './sqlite-location.ts'

type Options = Common & { to: string; yes?: true }

export const dbCopy = (): Command =>
  staffCommand('copy', 'copy the database to PostgreSQL, or back to SQLite, while the site is stopped')
    .requiredOption('--to <database>', 'a postgres:// address, or `sqlite` for a file in DATA_DIR')
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText(
      'after',
      `${example('db copy --to postgres://larkway@10.0.0.5/larkway', 'db copy --to sqlite')}

Stop the site, then run this command with the site's settings: it copies the site's current database.
You may set the password as PGPASSWORD. The new database has to be empty. Every table is compared with
the original; if anything stops the copy, the new database is left empty. The original is not changed.`,
    )
    .action((options: Options) =>
      withDatabaseAlone(async (source, env) => {
        const to = targetOf(env, options.to)
        const names = { from: databaseName(env), to: databaseName(to) }
        await confirm(`${names.from} will be copied to ${names.to}.`, options)
        await explained(parseEnv({ ...to }), () => copy(source, to, names, options))
      }),
    )

type Names = Record<'from' | 'to', string>

async function copy(source: Db, to: DatabaseLocation, names: Names, options: Options): Promise<void> {
  const bars = new ProgressBars(options)
  try {
    const sums = await withTarget(to, async (target, location) => {
      await requireEmpty(target, names.to)
      await migrate(target, location)
      await refuseUnknownTables(source, target)
      const tables = await siteTables(to.DATABASE_URL ? source : target)
      return copyTables(source, target, tables, (finishedCount, of) => bars.draw('tables', finishedCount, of))
    })
    const next = nextSteps(to, names)
    const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
    bars.end()
    show(options, { ...names, tables: sums, next }, () =>
      [
        `Copied to ${names.to}: ${count(rows, 'row')} in ${count(Object.keys(sums).length, 'table')}, each compared with the original.`,
        ...next.map((step, index) => `  ${index + 1}. ${step}`),
      ].join('\n'),
    )
  } finally {
    bars.end()
  }
}

/** A SQLite file is filled in a temporary folder of DATA_DIR, where no site finds it. */
async function withTarget<T>(
  to: DatabaseLocation,
  use: (db: Db, location: DatabaseLocation) => Promise<T>,
): Promise<T> {
  const folder = to.DATABASE_URL ? undefined : await mkdtemp(join(to.DATA_DIR, 'copy-'))
  const location = folder ? { DATA_DIR: folder } : to
  try {
    const target = openDatabase(location)
    const result = await use(target, location).finally(() => target.destroy())
    if (folder) {
      await rename(sqliteFile(location), sqliteFile(to))
      ownByFolder(sqliteFile(to))
    }
    return result
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

function nextSteps({ DATABASE_URL }: DatabaseLocation, { from }: Names): string[] {
  return [
    DATABASE_URL
      ? 'Set DATABASE_URL to the address you gave here, for the site and for this command. Keep DATA_DIR: the pictures are there.'
      : 'Remove DATABASE_URL and DATABASE_PASSWORD from the settings of the site and of this command.',
    'Run `larkway doctor` with the new settings, then start the site.',
    `${from} is unchanged and still holds personal data. Delete it once you are sure of the copy, and never start the site on it again.`,
  ]
}

function targetOf({ DATA_DIR, DATABASE_URL }: Env, to: string): DatabaseLocation {
  if (to === 'sqlite') {
    if (!DATABASE_URL) throw usageError('The site already runs on SQLite.', 'Pass a postgres:// address.')
    const file = sqliteFile({ DATA_DIR })
    if (!existsSync(file)) return { DATA_DIR }
    throw new Failure(
      `${file} already exists.`,
      'If it is no longer needed, move it and its -wal and -shm files elsewhere; or set DATA_DIR to another folder.',
    )
  }
  if (DATABASE_URL) {
    throw usageError(
      'A PostgreSQL database can be copied only to SQLite.',
      'From one PostgreSQL to another, use pg_dump and pg_restore: see PostgreSQL in docs/operations/backup.md.',
    )
  }
  try {
    parseEnv({ DATABASE_URL: to })
  } catch (error) {
    const [, why = 'pass a postgres:// address'] = /DATABASE_URL: (.+)/.exec(String(error)) ?? []
    throw usageError(`--to: ${why}.`, 'Add --help to see examples.')
  }
  return { DATA_DIR, DATABASE_URL: to }
}
