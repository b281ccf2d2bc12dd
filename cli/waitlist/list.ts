import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { findEntries } from '../../src/domain/waitlist/waitlist.server.ts'
import { inFewWords, isConfirmed } from '../../src/domain/waitlist/waitlist-entry.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const waitlistList = (): Command =>
  staffCommand('list', 'who is waiting for what, oldest first')
    .option('--email <address>', 'only for this address')
    .addHelpText('after', example('waitlist list', 'waitlist list --email somebody@example.com'))
    .action((options: Common & { email?: string }) =>
      withDatabase(async (db) => {
        const entries = await findEntries(db, { email: options.email })
        const records = entries.map(({ id, email, what, joinedAt, confirmedAt }) => {
          return { id, askedAt: joinedAt, confirmedAt, email, kind: what.kind, waitsFor: inFewWords(what) }
        })
        show(options, records, () =>
          records.length === 0
            ? 'No entries.'
            : `${table(
                ['id', 'joined', 'confirmed', 'email', 'waits for'],
                entries.map((entry) => [
                  entry.id,
                  listTime(entry.joinedAt),
                  isConfirmed(entry) ? 'yes' : 'not yet',
                  entry.email,
                  inFewWords(entry.what),
                ]),
              )}\n\n${count(records.length, 'entry', 'entries')}`,
        )
      }),
    )
