import type { Command } from 'commander'
import { importInbox } from '../../src/domain/catalogue/import/import-inbox.server.ts'
import { doNow } from '../../src/server/database/jobs/jobs.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const inventoryInbox = (): Command =>
  staffCommand(
    'inbox',
    'import the files in DATA_DIR/inbox now, the same import the site runs when a file arrives',
  ).action((options: Common) =>
    withDatabase(async (db, env) => {
      const result = await doNow(db, 'inbox', 0, () => importInbox(db, env, { mailed: false }))
      const files = result?.result?.map(({ name, outcome, summary }) => ({ name, outcome, summary }))
      show(options, { outcome: files ? 'done' : 'busy', files }, () => {
        if (!files) return 'Files are still coming in, or another process is importing them. Try again in ten seconds.'
        return (
          files.map(({ name, summary }) => `${name}: ${summary}`).join('\n') ||
          'There is no file to import in the inbox.'
        )
      })
    }),
  )
