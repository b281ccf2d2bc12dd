import type { Command } from 'commander'
import { DaysRefused } from '../../src/domain/rentals/check-rental-days.ts'
import { blockDays } from '../../src/domain/rentals/rental-blocks.server.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand, wholeNumber } from '../command/staff-command.ts'
import { requireRentals } from './require-rentals.ts'

type Options = Common & { cart: string; count?: number; person: string }

export const rentalsBlock = (): Command =>
  staffCommand('block', 'mark carts as out on these days; the estimate shows it within two seconds')
    .argument('<first-day>', 'such as 2026-07-03')
    .argument('[last-day]', 'the last day on which the carts are out; defaults to the first')
    .requiredOption('--cart <kind>', 'id of the kind of cart in rentals.yaml, such as six-seater')
    .option('--count <number>', 'how many of that kind; defaults to all of them', wholeNumber)
    .option('--person <name>', 'who blocks them, as shown in `rentals list`', 'command line')
    .addHelpText(
      'after',
      example(
        'rentals block 2026-07-03 2026-07-05 --cart six-seater --count 2',
        'rentals block 2026-07-04 --cart four-seater',
      ),
    )
    .action((firstDay: string, lastDay: string | undefined, { cart, count, person, ...options }: Options) =>
      withDatabase(async (db) => {
        requireRentals()
        const id = await blockDays(db, {
          cart,
          firstDay,
          lastDay: lastDay ?? firstDay,
          count: count ?? null,
          person,
        }).catch((error: unknown) => {
          if (error instanceof DaysRefused) throw usageError(error.message, error.fix)
          throw error
        })
        show(options, { id }, () => `Blocked. \`larkway rentals unblock ${id}\` undoes it.`)
      }),
    )
