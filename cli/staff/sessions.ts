import type { Command } from 'commander'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { openSessions } from '../../src/domain/staff/sessions.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const staffSessions = (): Command =>
  staffCommand('sessions', 'who is signed in, and on which devices')
    .argument('[email]', 'only sessions of this person')
    .addHelpText('after', example('staff sessions', 'staff sessions ann@example.com'))
    .action((email: string | undefined, options: Common) =>
      withDatabase(async (db) => {
        const sessions = await openSessions(db, new Date(), email)
        const rows = sessions.map(({ person, device, begunAt, usedAt }) => ({ person, device, begunAt, usedAt }))
        show(options, rows, () =>
          rows.length === 0
            ? 'No open sessions.'
            : table(
                ['person', 'device', 'signed in', 'last used'],
                rows.map(({ person, device, begunAt, usedAt }) => [
                  person,
                  device,
                  listTime(begunAt),
                  listTime(usedAt),
                ]),
              ),
        )
      }),
    )
