import { type Command, Option } from 'commander'
import { specificationNames, vehiclesCsv } from '../../src/domain/catalogue/import/vehicle-csv.ts'
import { eachStocked, unreadableVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import { forApi, type StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, jsonArray, writeText } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { warnOfUnreadable } from './warn-unreadable-vehicles.ts'

type Options = Common & { format?: 'csv' | 'json'; out?: string; overwrite?: true }

export const inventoryExport = (): Command =>
  staffCommand('export', 'write the catalog in a form that `inventory import` reads')
    .addOption(new Option('--format <format>', 'csv, or json (the same as --json)').choices(['csv', 'json']))
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--overwrite', 'replace the file if it exists')
    .addHelpText('after', example('inventory export --out stock.csv', 'inventory import stock.csv'))
    .action((options: Options) =>
      withDatabase(async (db) => {
        warnOfUnreadable((await unreadableVehicles(db)).length)
        const { format = options.json ? 'json' : 'csv', out, overwrite = false } = options
        const text =
          format === 'json'
            ? jsonArray(forExport(db))
            : vehiclesCsv(vehicles(db), await specificationNames(vehicles(db)))
        await writeText(text, out, { overwrite })
      }),
    )

async function* forExport(db: Db): AsyncGenerator<object> {
  for await (const vehicle of vehicles(db)) yield forApi(vehicle)
}

async function* vehicles(db: Db): AsyncGenerator<StockedVehicle> {
  for await (const { vehicle } of eachStocked(db)) yield vehicle
}
