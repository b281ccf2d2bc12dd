import type { Command } from 'commander'
import { timeZone } from '../../src/content/dealer/facts/time-zone.facts.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { blocks } from '../../src/domain/rentals/rental-blocks.server.ts'
import { dateIn } from '../../src/domain/rentals/rental-days.ts'
import type { RentalHold } from '../../src/domain/rentals/rental-hold.ts'
import { blockedDays } from '../../src/domain/rentals/rental-words.ts'
import { currentHolds } from '../../src/domain/rentals/stored-holds.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { requireRentals } from './require-rentals.ts'

export const rentalsList = (): Command =>
  staffCommand('list', 'current and future blocked days, holds and waiting list entries, with who entered them').action(
    (options: Common) =>
      withDatabase(async (db) => {
        requireRentals()
        const holds = await currentHolds(db, dateIn(timeZone, new Date()))
        const customers = new Map(holds.map((hold) => [hold.id, customer(hold)]))
        const all = [...(await blocks(db)), ...holds].sort((a, b) => a.firstDay.localeCompare(b.firstDay))
        const rows = all.map((one) => [
          one.id,
          blockedDays(one),
          customers.get(one.id) ?? '',
          one.person,
          listTime(one.createdAt),
        ])
        show(options, all, () =>
          rows.length > 0 ? table(['id', 'out', 'for', 'entered by', 'entered at'], rows) : 'No days are blocked.',
        )
      }),
  )

const customer = ({ name, phone, isWaiting }: RentalHold): string =>
  `${isWaiting ? 'waiting: ' : ''}${[name, phone].filter(Boolean).join(', ')}`
