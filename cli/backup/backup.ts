import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { copyPictures } from '../../src/server/database/copy-pictures.server.ts'
import { diskStore, pictureStore } from '../../src/server/pictures/picture-store.server.ts'
import { PRIVATE_FOLDER } from '../../src/server/settings/data-dir.server.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { ProgressBars } from '../command/terminal-progress-bars.ts'
import { writeDatabaseCopy } from '../db/backup.ts'
import { requireSqlite } from '../db/sqlite-location.ts'
import { databaseName, writeList } from './backup-folder.ts'

const postgresHint =
  'Run: pg_dump --format=custom --exclude-table-data=rate_limits --file=larkway.dump "$DATABASE_URL", and copy DATA_DIR/pictures. If PICTURES_S3_URL is set, run `larkway db pictures --to disk` first.'

export const backup = (): Command =>
  staffCommand(
    'backup',
    'copy the database and the pictures to a folder while the site runs, and check the copy of the database',
  )
    .argument('<folder>', 'the folder to write, which must not exist yet')
    .addHelpText('after', example('backup "/backups/larkway-$(date +%F)"'))
    .action(async (target: string, options: Common) => {
      const { file, env } = requireSqlite(postgresHint)
      const folder = resolve(target)
      if (existsSync(folder)) throw new Failure(`${target} already exists.`, 'Choose another name, or delete it.')
      const part = `${folder}.part`
      // An interrupted backup leaves this folder behind.
      await rm(part, { recursive: true, force: true })
      await mkdir(part, { recursive: true, mode: PRIVATE_FOLDER })
      const bars = new ProgressBars(options)
      try {
        await writeDatabaseCopy(file, join(part, databaseName))
        // Pictures come after the database, so that the backup has every picture that the database refers to.
        const { missing } = await copyPictures(pictureStore(env), diskStore(part), (finishedCount, of) =>
          bars.draw('pictures', finishedCount, of),
        )
        bars.end()
        if (missing.length > 0)
          throw new Failure(
            `${count(missing.length, 'picture')} could not be copied; the first is ${missing[0] ?? ''}. No backup was written.`,
            'Run the same command again.',
          )
        const { files, takenAt } = await writeList(part)
        await rename(part, folder)
        const sizes = Object.values(files).map(({ bytes }) => bytes)
        const bytes = sizes.reduce((sum, size) => sum + size, 0)
        show(
          options,
          { folder, takenAt, files: sizes.length, bytes },
          () => `Wrote ${folder}: database and pictures, ${count(sizes.length, 'file')}, ${bytes} bytes.`,
        )
      } finally {
        bars.end()
        await rm(part, { recursive: true, force: true })
      }
    })
