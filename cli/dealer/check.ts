import type { Command } from 'commander'
import type { Common } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { readFolder } from './choose-dealer-folder.ts'

type Options = Common & { readonly site?: true }

export const dealerCheck = (): Command =>
  staffCommand('check', "list every mistake in the dealer's folder, with its file, its line and what to write")
    .argument('[dir]', 'the folder; default: DEALER_DIR, or the one that comes with the software')
    .option(
      '--site',
      'then build the site, serve it on this machine only, with the carts in the database, and check every page',
    )
    .addHelpText('after', example('dealer check /srv/palmetto', 'dealer check /srv/palmetto --site'))
    .action(async (folder: string | undefined, options: Options) => {
      readFolder(folder)
      const { runCheck } = await import('./run-dealer-check.ts')
      await runCheck(options)
    })
