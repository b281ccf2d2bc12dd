import type { Command } from 'commander'
import { mostWaitedFor } from '../../src/domain/waitlist/waitlist.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const waitlistStats = (): Command =>
  staffCommand('stats', 'what people are waiting for, most wanted first, to show which carts to order').action(
    (options: Common) =>
      withDatabase(async (db) => {
        const groups = await mostWaitedFor(db)
        show(options, groups, () =>
          groups.length === 0
            ? 'Nobody is waiting for anything.'
            : table(
                ['people', 'wait for'],
                groups.map(({ text, people }) => [String(people), text]),
              ),
        )
      }),
  )
