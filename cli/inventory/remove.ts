import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { findStocked, removeVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { noSuchVehicle } from './show.ts'

export const inventoryRemove = (): Command =>
  staffCommand('remove', 'remove vehicles from the catalog; their pages then say that they are gone')
    .argument('<ids...>', 'ids of vehicles')
    .option('--yes', 'skip the confirmation prompt')
    .action((ids: string[], options: Common & { yes?: true }) =>
      withDatabase(async (db) => {
        for (const id of ids) if (!(await findStocked(db, id))) throw await noSuchVehicle(db, id)
        await confirm(`${count(ids.length, 'vehicle')} will be removed: ${ids.join(', ')}.`, options)
        const removed = await removeVehicles(db, ids)
        show(options, { removed }, () => `Removed ${count(removed, 'vehicle')}.`)
      }),
    )
