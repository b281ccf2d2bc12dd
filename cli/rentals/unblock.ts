import type { Command } from 'commander'
import { unblock } from '../../src/domain/rentals/rental-blocks.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { blockedDays } from './list.ts'
import { requireRentals } from './require-rentals.ts'

export const rentalsUnblock = (): Command =>
  staffCommand('unblock', 'reopen blocked days')
    .argument('<id>', 'id of the block, as `rentals list` shows it')
    .action((id: string, options: Common) =>
      withDatabase(async (db) => {
        requireRentals()
        const block = await unblock(db, id)
        if (!block) throw notFound(`There is no block ${id}.`, 'See `larkway rentals list` for the ids.')
        show(options, block, () => `Open again: ${blockedDays(block)}.`)
      }),
    )
