import type { Command } from 'commander'
import { differences } from '../../src/domain/catalogue/edits/vehicle-patch.ts'
import { findStocked, replaceVehicle } from '../../src/domain/catalogue/stock-changes.server.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { explainNameTaken } from './add.ts'
import { noSuchVehicle } from './show.ts'
import { isEmpty, patchOf, publishedVehicle, type VehicleOptions, withVehicleOptions } from './vehicle-options.ts'

export const inventoryEdit = (): Command =>
  withVehicleOptions(staffCommand('edit', 'change some fields of a vehicle; the rest stays as it is'))
    .argument('<id>', 'id of the vehicle')
    .addHelpText('after', example("inventory edit acme-trail-4 --price '$7,995' --in-stock no"))
    .action((id: string, options: Common & VehicleOptions) =>
      withDatabase(async (db, env) => {
        const patch = patchOf(options)
        if (isEmpty(patch)) {
          throw usageError('No change was given.', 'Use at least one option, such as --price; see --help.')
        }
        const stocked = await findStocked(db, id)
        if (!stocked) throw await noSuchVehicle(db, id)
        const vehicle = await publishedVehicle(id, patch, stocked.vehicle, env)
        const changes = differences(stocked.vehicle, vehicle)
        const changed = changes.length > 0
        if (changed && !(await replaceVehicle(db, vehicle, new Date()).catch(explainNameTaken)))
          throw await noSuchVehicle(db, id)
        show(options, { vehicle, changes }, () =>
          changed ? `Changed ${id}: ${changes.join(', ')}.` : `${id} already has these values; nothing was changed.`,
        )
      }),
    )
