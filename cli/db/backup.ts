import { existsSync } from 'node:fs'
import { chmod, rename, rm, stat } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { copyAsOneFile, integrityProblem } from '../../src/server/database/sqlite-copy.server.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { requireSqlite } from './sqlite-location.ts'

const postgresHint = 'Run: pg_dump --format=custom --file=larkway.dump "$DATABASE_URL"'

export const dbBackup = (): Command =>
  staffCommand('backup', 'copy the database to a file while the site runs, and check the copy')
    .argument('<file>', 'the file to write')
    .option('--overwrite', 'replace the file if it exists')
    .addOption(new Option('--force').implies({ overwrite: true }).hideHelp())
    .addHelpText('after', example('db backup "/backups/larkway-$(date +%F).sqlite"'))
    .action(async (target: string, options: Common & { overwrite?: true }) => {
      const { file } = requireSqlite(postgresHint)
      if (existsSync(target) && !options.overwrite) {
        throw new Failure(`${target} already exists.`, 'Choose another name, or use --overwrite to replace it.')
      }
      await writeDatabaseCopy(file, target)
      const { size } = await stat(target)
      show(
        options,
        { file: target, bytes: size },
        () => `Wrote ${target}, ${size} bytes. The copy passed the integrity check.`,
      )
    })

/** The copy is checked, and readable only by its owner. @throws Failure */
export async function writeDatabaseCopy(file: string, target: string): Promise<void> {
  const part = `${target}.part`
  await copyAsOneFile(file, part).catch((error: Error) => {
    throw new Failure(
      `The copy failed: ${error.message}`,
      `Check that ${target} can be written and that the disk is not full.`,
    )
  })
  const problem = integrityProblem(part)
  if (problem) {
    await rm(part)
    throw new Failure(
      `The copy is damaged: ${problem}`,
      'Check the disk, then try again. An existing file was not changed.',
    )
  }
  // The copy contains personal data.
  await chmod(part, 0o600)
  await rename(part, target)
}
