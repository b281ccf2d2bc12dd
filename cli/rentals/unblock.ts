import type { Command } from 'commander'
import { unblock } from '../../src/domain/rentals/rental-blocks.server.ts'
import { endHold } from '../../src/domain/rentals/rental-holds.server.ts'
import { blockedDays } from '../../src/domain/rentals/rental-words.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { requireRentals } from './require-rentals.ts'

export const rentalsUnblock = (): Command =>
  staffCommand('unblock', 'reopen blocked days, or end a hold')
    .argument('<id>', 'id of the block or hold, as `rentals list` shows it')
    .action((id: string, options: Common) =>
      withDatabase(async (db) => {
        requireRentals()
        const taken = (await unblock(db, id, 'command line')) ?? (await endHold(db, id, 'command line'))
        if (!taken) throw notFound(`No block or hold has the id ${id}.`, 'See `larkway rentals list` for the ids.')
        const whose = 'name' in taken ? ` (${taken.name})` : ''
        show(options, taken, () => `Open again: ${blockedDays(taken)}${whose}.`)
      }),
    )
