import { existsSync } from 'node:fs'
import { chmod, rename, rm, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { copyDatabase, integrityProblem } from '../../src/platform/sqlite-copy.server.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { requireSqlite } from './engine.ts'

const instead = 'Run: pg_dump --format=custom --file=larkway.dump "$DATABASE_URL"'

export const dbBackup = (): Command =>
  staffCommand('backup', 'copy the database to a file while the site runs, and check the copy')
    .argument('<file>', 'where to; must not exist')
    .option('--force', 'overwrite the file')
    .addHelpText('after', example('db backup "/backups/larkway-$(date +%F).sqlite"'))
    .action(async (target: string, options: Common & { force?: true }) => {
      const { file } = requireSqlite(instead)
      if (existsSync(target) && !options.force) {
        throw new Failure(`${target} is there already.`, 'Choose another name, or overwrite it with --force.')
      }
      const part = `${target}.part`
      await copyDatabase(file, part).catch((error: Error) => {
        throw new Failure(
          `The copy failed: ${error.message}`,
          `Check that ${target} can be written and the disk has room.`,
        )
      })
      const problem = integrityProblem(part)
      if (problem) {
        await rm(part)
        throw new Failure(
          `The copy is damaged: ${problem}`,
          'Check the disk, then try again. The old file is untouched.',
        )
      }
      // It holds what visitors wrote.
      await chmod(part, 0o600)
      await rename(part, target)
      const { size } = await stat(target)
      show(options, { file: target, bytes: size }, () => `Wrote ${target}, ${size} bytes, and found it sound.`)
    })
