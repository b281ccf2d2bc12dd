import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { copyPictures } from '../../src/server/database/copy-pictures.server.ts'
import { diskStore, pictureStore } from '../../src/server/pictures/picture-store.server.ts'
import { openDataDir } from '../../src/server/settings/data-dir.server.ts'
import { Failure } from '../command/failure.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { ProgressBars } from '../command/terminal-progress-bars.ts'
import { checkBackup, keptCopy, putInPlace, question } from '../db/restore.ts'
import { sqliteLocation } from '../db/sqlite-location.ts'
import { checkedList, databaseName } from './backup-folder.ts'

const postgresHint =
  'Restore the backup without DATABASE_URL, then run `larkway db copy --to` with that address. To restore a dump of PostgreSQL, use pg_restore: see PostgreSQL in docs/operations/backup.md.'

export const restore = (): Command =>
  staffCommand(
    'restore',
    'replace the database with a backup, and put its pictures back; works while the site runs, unless the database is damaged',
  )
    .argument('<folder>', 'a folder that `larkway backup` wrote')
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText('after', example('restore /backups/larkway-2026-05-01'))
    .action(async (source: string, options: Common & { yes?: true }) => {
      const { file, env } = sqliteLocation(postgresHint)
      const folder = resolve(source)
      const { takenAt } = await checkedList(folder)
      const database = join(folder, databaseName)
      checkBackup(database)
      await confirm(`The backup was taken at ${takenAt}. ${question(database, file)}`, options)
      openDataDir(env.DATA_DIR)
      const bars = new ProgressBars(options)
      // Pictures come before the database, so that the site shows no cart without its pictures.
      const { pictures, missing } = await copyPictures(diskStore(folder), pictureStore(env), (finishedCount, of) =>
        bars.draw('pictures', finishedCount, of),
      ).finally(() => bars.end())
      if (missing.length > 0) {
        throw new Failure(
          `${missing[0]} could not be put back.`,
          'The database is as it was. Run the same command again.',
        )
      }
      const before = await putInPlace(database, env)
      show(
        options,
        { restored: folder, takenAt, pictures, before: before ?? null },
        () => `Restored ${folder}, taken at ${takenAt}, with ${pictures} picture files. ${keptCopy(before)}`,
      )
    })
