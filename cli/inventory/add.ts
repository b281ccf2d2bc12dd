import type { Command } from 'commander'
import { completeVehicle } from '../../src/catalogue/import/complete.server.ts'
import { publishPictures } from '../../src/catalogue/import/local-pictures.server.ts'
import { idFromName } from '../../src/catalogue/import/merge.ts'
import { addVehicle, NameTaken } from '../../src/catalogue/stock-changes.server.ts'
import { vehicleHref } from '../../src/site-map.ts'
import { Failure, wrongUse } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { givenBy, Problems, type VehicleOptions, withVehicleOptions } from './vehicle-options.ts'

type Options = Common & VehicleOptions & { id?: string }

export const inventoryAdd = (): Command =>
  withVehicleOptions(staffCommand('add', 'put a vehicle into the catalogue, as the newest'))
    .option('--id <id>', 'id in addresses; made from the name when left out')
    .addHelpText(
      'after',
      example(
        "inventory add --name 'Denago Nomad Sport' --brand Denago --category Nomad --price 8995 --spec topSpeed='25 mph' --image sport.jpg",
      ),
    )
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const given = givenBy(options)
        const id = options.id ?? idFromName(given.name ?? '')
        if (id === '') throw wrongUse('The vehicle has no name.', 'Give --name, --brand and --category at least.')
        const problems = new Problems()
        const complete = await completeVehicle(given, id, undefined, { folder: process.cwd(), problem: problems.add })
        problems.throwIfAny()
        if (!complete) return
        const vehicle = await publishPictures(complete, env.DATA_DIR)
        await addVehicle(db, vehicle, new Date()).catch(explainTaken)
        show(options, vehicle, () => `Added ${vehicle.name}: ${env.SITE_URL}${vehicleHref(id)}`)
      }),
    )

export function explainTaken(error: unknown): never {
  if (!(error instanceof NameTaken)) throw error
  throw new Failure(`${error.message}.`, 'Choose another id or alias, or change that vehicle with `inventory edit`.')
}
