import type { Command } from 'commander'
import { reopen } from '../../src/domain/places/hours-changes.server.ts'
import { todayAt } from '../../src/domain/places/today.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { dayNamed, orUsageError } from './days.ts'

type Options = Common & { showroom?: string; person: string }

export const hoursReopen = (): Command =>
  staffCommand('reopen', 'undo the changes for a day and the days after it')
    .argument('<day>', 'today, tomorrow, or a date such as 2026-12-24: the usual hours apply from then on')
    .option('--showroom <id>', 'only changes for this showroom')
    .option('--person <name>', 'who made the change, for the records', 'command line')
    .addHelpText('after', example('hours reopen today'))
    .action((argument: string, { showroom, person, ...options }: Options) =>
      withDatabase(async (db) => {
        const day = dayNamed(argument, todayAt(showroom))
        const ended = await orUsageError(reopen(db, { day, showroom: showroom ?? null, person }))
        if (ended.length === 0) {
          throw notFound(
            `Nothing was set for ${day}${showroom ? ` in ${showroom}` : ''}.`,
            'See `larkway hours list`. Dates in hours.yaml and changes for all showrooms stay; `larkway hours set` overrides both.',
          )
        }
        show(options, ended, () => `The usual hours apply again from ${day}.`)
      }),
    )
