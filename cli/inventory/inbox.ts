import { type Command, Option } from 'commander'
import { importInbox } from '../../src/catalogue/import/inbox.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { mailReport } from './stock-mail.ts'

type Options = Common & { unattended?: true }

export const inventoryInbox = (): Command =>
  staffCommand('inbox', 'import the files in DATA_DIR/inbox now, as the site does by itself')
    .addOption(new Option('--unattended', 'mail the results to STOCK_EMAIL_TO, as the site does').hideHelp())
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const reports = await importInbox(db, env)
        const mailProblems: string[] = []
        for (const report of options.unattended ? (reports ?? []) : []) {
          const problem = await mailReport(report, report.name, env)
          if (problem) mailProblems.push(problem)
        }
        const files = reports?.map(({ name, outcome, summary }) => ({ name, outcome, summary }))
        show(options, { outcome: files ? 'done' : 'busy', files, mailProblems }, () => {
          if (!files)
            return 'Files are still coming in, or another process is importing them. Try again in ten seconds.'
          return files.map(({ name, summary }) => `${name}: ${summary}`).join('\n') || 'There is no file in the inbox.'
        })
      }),
    )
