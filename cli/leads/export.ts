import { type Command, Option } from 'commander'
import { findCustomer } from '../../src/domain/customers/customer.server.ts'
import {
  customerRecords,
  followedBy,
  leadRecords,
  recordsCsv,
} from '../../src/domain/customers/customer-file.server.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { recordRequest } from '../../src/domain/leads/privacy-requests.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, jsonArray, writeText } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { type FilterOptions, withFilters } from './lead-filter-options.ts'
import { writePictures } from './write-lead-pictures.ts'

type Options = Common & FilterOptions & { format?: 'csv' | 'json'; out?: string; overwrite?: true; pictures?: string }

export const leadsExport = (): Command =>
  withFilters(staffCommand('export', 'all messages as CSV or JSON'))
    .addOption(new Option('--format <format>', 'csv, or json (the same as --json)').choices(['csv', 'json']))
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--overwrite', 'replace the file if it exists')
    .option('--pictures <folder>', 'also write the pictures that came with the messages to this folder')
    .addHelpText(
      'after',
      '\nWith --email, the messages are followed by the same customer’s waitlist entries, rental holds, purchases and held carts.',
    )
    .addHelpText(
      'after',
      example(
        'leads export --format csv --out leads.csv',
        'leads export --email somebody@example.com --out somebody.csv --pictures somebody',
      ),
    )
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const { format = options.json ? 'json' : 'csv', out, overwrite = false, pictures, ...filter } = options
        const ids: string[] = []
        const leads = leadRecords(eachLead(db, filter), env.SITE_URL, (id) => ids.push(id))
        const customer = filter.email === undefined ? undefined : await findCustomer(db, { email: filter.email })
        const all = customer ? followedBy(leads, await customerRecords(db, customer)) : leads
        await writeText(format === 'json' ? jsonArray(all) : recordsCsv(db, all), out, { overwrite })
        if (pictures !== undefined) await writePictures(db, ids, pictures)
        if (customer) {
          ids.push(...[...customer.entries, ...customer.holds].map(({ id }) => id))
          await recordRequest(db, 'exported', ids, new Date())
        }
      }),
    )
