import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { listTime } from '../../src/domain/leads/dealer-hours.ts'
import { inFewWords, isConfirmed } from '../../src/domain/waitlist/watch.ts'
import { findWatches } from '../../src/domain/waitlist/watches.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const watchesList = (): Command =>
  staffCommand('list', 'who waits for what, oldest first')
    .option('--email <address>', 'only for this address')
    .addHelpText('after', example('watches list', 'watches list --email somebody@example.com'))
    .action((options: Common & { email?: string }) =>
      withDatabase(async (db) => {
        const watches = await findWatches(db, { email: options.email })
        const records = watches.map(({ id, email, what, askedAt, confirmedAt }) => {
          return { id, askedAt, confirmedAt, email, kind: what.kind, waitsFor: inFewWords(what) }
        })
        show(options, records, () =>
          records.length === 0
            ? 'Nobody waits for anything.'
            : `${table(
                ['id', 'asked', 'confirmed', 'email', 'waits for'],
                watches.map((watch) => [
                  watch.id,
                  listTime(watch.askedAt),
                  isConfirmed(watch) ? 'yes' : 'not yet',
                  watch.email,
                  inFewWords(watch.what),
                ]),
              )}\n\n${count(records.length, 'watch', 'watches')}`,
        )
      }),
    )
