import type { Command } from 'commander'
import { vehicleHref } from '../../src/content/addresses.ts'
import { idOf } from '../../src/domain/catalogue/edits/vehicle-patch.ts'
import { withoutGuess } from '../../src/domain/catalogue/import/infer-condition.ts'
import { addVehicle, NameTaken } from '../../src/domain/catalogue/stock-changes.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { patchOf, publishedVehicle, type VehicleOptions, withVehicleOptions } from './vehicle-options.ts'

const required = 'A new vehicle needs --name, --brand and --category.'

type Options = Common & VehicleOptions & { id?: string }

export const inventoryAdd = (): Command =>
  withVehicleOptions(staffCommand('add', 'add a vehicle to the catalog, as the newest'))
    .option('--id <id>', 'id for its URL; generated from the name by default')
    .addHelpText(
      'after',
      example(
        "inventory add --name 'Acme Trail 4' --brand Acme --category Trail --price 8995 --spec topSpeed='25 mph' --image trail.jpg",
      ),
    )
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const patch = patchOf(options)
        const id = options.id ?? idOf(patch)
        if (id === '') throw usageError('The vehicle has no name.', required)
        const missing = ['name', 'brand', 'category'].filter((name) => patch.fields[name] === undefined)
        if (missing.length > 0) throw usageError(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`, required)
        patch.fields.id = id
        const guess = withoutGuess(patch, undefined, new Date())
        if (guess)
          process.stderr.write(`${guess}. To say which it is, use \`inventory edit\` with --new yes or --new no.\n`)
        const vehicle = await publishedVehicle(id, patch, undefined, env)
        await addVehicle(db, vehicle, new Date()).catch(explainNameTaken)
        show(options, vehicle, () => `Added ${vehicle.name}: ${env.SITE_URL}${vehicleHref(id)}`)
      }),
    )

export function explainNameTaken(error: unknown): never {
  if (!(error instanceof NameTaken)) throw error
  throw new Failure(`${error.message}.`, 'Choose another id or alias, or change that vehicle with `inventory edit`.')
}
