import type { Command } from 'commander'
import { reopen } from '../../src/domain/hours/hours-changes.server.ts'
import { todayAt } from '../../src/domain/hours/today.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { dayNamed, orUsageError } from './hours-date-argument.ts'

type Options = Common & { showroom?: string; person: string }

export const hoursReopen = (): Command =>
  staffCommand('reopen', 'undo what was set for a day, from that day on')
    .argument('<day>', 'today, tomorrow, or a date such as 2026-12-24; changes that begin later stay')
    .option('--showroom <id>', 'changes for this showroom; default: only those for all showrooms')
    .option('--person <name>', 'who reopened, for the records', 'command line')
    .addHelpText('after', example('hours reopen today'))
    .action((argument: string, { showroom, person, ...options }: Options) =>
      withDatabase(async (db) => {
        const day = dayNamed(argument, todayAt(showroom))
        const ended = await orUsageError(reopen(db, { day, showroom: showroom ?? null, person }))
        if (ended.length === 0) {
          throw notFound(
            `No change for ${showroom ?? 'all showrooms'} includes ${day}.`,
            'See `larkway hours list`. `--showroom` undoes a change for one showroom; `larkway hours set` overrides dates in hours.yaml.',
          )
        }
        show(options, ended, () => `Undone from ${day} on. \`larkway hours list\` shows the changes that remain.`)
      }),
    )
