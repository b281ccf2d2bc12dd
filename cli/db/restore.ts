import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { migrations } from '../../db/migrations.ts'
import { raiseStockRevision } from '../../src/catalogue/stock-changes.server.ts'
import { DatabaseInUse, restoreDatabase } from '../../src/platform/restore.server.ts'
import { integrityProblem, migrationsIn } from '../../src/platform/sqlite-copy.server.ts'
import { Failure, notFound } from '../command/failure.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { sqliteHere } from './engine.ts'

const instead = 'Run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" larkway.dump, then `larkway db migrate`'

export const dbRestore = (): Command =>
  staffCommand(
    'restore',
    'put a backup in place of the database; works while the site runs, unless the database is damaged',
  )
    .argument('<file>', 'a file that `larkway db backup` wrote')
    .option('--yes', 'do not ask')
    .action(async (source: string, options: Common & { yes?: true }) => {
      const { file, env } = sqliteHere(instead)
      checkBackup(source)
      await confirm(question(source, file), options)
      await mkdir(env.DATA_DIR, { recursive: true })
      const before = await restoreDatabase(source, env, raiseStockRevision).catch((error: unknown) => {
        throw error instanceof DatabaseInUse ? inUse(file) : error
      })
      show(options, { restored: source, before: before ?? null }, () => `Restored ${source}. ${told(before)}`)
    })

function question(source: string, file: string): string {
  if (!existsSync(file)) return `There is no database at ${file}; one will be made of ${source}.`
  const problem = integrityProblem(file, 'quick_check')
  return problem
    ? `${file} is damaged (${problem.split('\n', 1)[0]}); it will be kept aside and replaced by what ${source} holds.`
    : `Everything since ${source} was written will be replaced by what it holds.`
}

const inUse = (file: string): Failure =>
  new Failure(
    `${file} is damaged and in use: the site runs on it, or another larkway command does. Nothing was changed.`,
    'Stop the site, restore, and start the site again.',
  )

const told = (before: string | undefined): string =>
  before
    ? `What was there before is kept in ${before}; delete it when you no longer need it.`
    : 'There was no database before.'

function checkBackup(source: string): void {
  if (!existsSync(source)) throw notFound(`There is no file ${source}.`, 'Check the name, or give its whole path.')
  const problem = integrityProblem(source)
  if (problem) throw new Failure(`${source} is no sound database: ${problem}`, 'Take an older backup.')
  const had = migrationsIn(source)
  if (had.length === 0) throw new Failure(`${source} is a database of something else.`, 'Give a backup of this site.')
  const unknown = had.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new Failure(
      `${source} is of a newer version of the site, with ${unknown.join(', ')}.`,
      'Update the site first, then restore.',
    )
  }
}
