import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { migrations } from '../../db/migrations.ts'
import { restoreDatabase } from '../../src/platform/restore.server.ts'
import { integrityProblem, migrationsIn } from '../../src/platform/sqlite-copy.server.ts'
import { Failure, notFound } from '../failure.ts'
import { type Common, confirm, show } from '../output.ts'
import { staffCommand } from '../staff-command.ts'
import { requireSqlite } from './engine.ts'

const instead = 'Run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" larkway.dump, then `larkway db migrate`'

export const dbRestore = (): Command =>
  staffCommand('restore', 'put a backup in place of the database; works while the site runs')
    .argument('<file>', 'a file that `larkway db backup` wrote')
    .option('--yes', 'do not ask')
    .action(async (source: string, options: Common & { yes?: true }) => {
      const { file, env } = requireSqlite(instead)
      checkBackup(source)
      await confirm(`Everything since ${source} was written will be replaced by what it holds.`, options)
      const before = await restoreDatabase(source, file, env.DATA_DIR)
      show(
        options,
        { restored: source, before },
        () => `Restored ${source}. What was there before is kept in ${before}; delete it when you no longer need it.`,
      )
    })

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
