import type { Command } from 'commander'
import { rentalCartName } from '../../src/content/dealer/rental-prices.ts'
import { listTime } from '../../src/domain/leads/dealer-hours.ts'
import { blocks, type RentalBlock } from '../../src/domain/rentals/rental-blocks.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { requireRentals } from './require-rentals.ts'

export const rentalsList = (): Command =>
  staffCommand('list', 'blocked days that are not over, with who blocked them').action((options: Common) =>
    withDatabase(async (db) => {
      requireRentals()
      const all = await blocks(db)
      const rows = all.map((block) => [block.id, blockedDays(block), block.person, listTime(block.createdAt)])
      show(options, all, () =>
        rows.length > 0 ? table(['id', 'out', 'blocked by', 'blocked at'], rows) : 'No days are blocked.',
      )
    }),
  )

/** '2 of 6 seater, 2026-07-03 to 2026-07-05' */
export function blockedDays({ cart, count, firstDay, lastDay }: RentalBlock): string {
  const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`
  return `${count === null ? 'all' : count} of ${rentalCartName(cart)}, ${days}`
}
