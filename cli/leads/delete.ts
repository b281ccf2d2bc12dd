import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { z } from 'zod'
import { listed } from '../../src/content/format/join-names.ts'
import { count } from '../../src/content/format/number.ts'
import { eraseCustomer } from '../../src/domain/customers/customer.server.ts'
import { findLeadIds, holdsOfLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { findEntries } from '../../src/domain/waitlist/waitlist.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

type Options = Common & { email?: string; repeat?: string; yes?: true }

const requestsSchema = z.array(z.object({ kind: z.string(), messageId: z.string() }))

export const leadsDelete = (): Command =>
  staffCommand('delete', 'permanently erase messages with their deliveries and rental holds, and waitlist entries')
    .argument('[ids...]', 'ids of messages, rental holds or waitlist entries')
    .option(
      '--email <address>',
      'every message from this address with its rental holds, and everything it is waiting for',
    )
    .option(
      '--repeat <file>',
      'erase again what a restored backup brought back: a file that `leads requests --json` wrote',
    )
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText('after', example('leads delete --email somebody@example.com', 'leads delete --repeat requests.json'))
    .action((ids: string[], options: Options) =>
      withDatabase(async (db) => {
        if ([ids.length > 0, options.email, options.repeat].filter((option) => option).length !== 1) {
          throw usageError(
            'Which messages?',
            'Pass either ids from `larkway leads list`, --email ADDRESS or --repeat FILE.',
          )
        }
        const listed = options.repeat === undefined ? ids : await erasedIn(options.repeat)
        const matches = await findLeadIds(db, options.email === undefined ? { ids: listed } : { email: options.email })
        const entries = (await findEntries(db, { email: options.email })).flatMap(({ id }) =>
          options.email !== undefined || listed.includes(id) ? [id] : [],
        )
        const holds = (await holdsOfLeads(db, [...matches, ...listed])).map(({ id }) => id)
        const isNothing = matches.length === 0 && entries.length === 0 && holds.length === 0
        if (isNothing && options.repeat !== undefined) {
          show(options, { erased: 0, notFound: [] }, () => 'Nothing that was erased has come back.')
          return
        }
        if (isNothing) {
          throw notFound(
            ids.length > 0
              ? `No message, rental hold or waitlist entry has the id ${ids.join(' or ')}.`
              : 'No message or waitlist entry has this address.',
            'See `larkway leads list`; the message may have been erased already.',
          )
        }
        const missing = ids.filter((id) => ![...matches, ...entries, ...holds].includes(id))
        await confirm(`${inWords(matches.length, entries.length, holds.length)} will be erased permanently.`, options)
        const { messages: erased, entries: erasedEntries } = await eraseCustomer(
          db,
          { leads: matches, entries, holds },
          new Date(),
        )
        show(
          options,
          {
            erased,
            ...(erasedEntries > 0 && { erasedWatches: erasedEntries }),
            ...(holds.length > 0 && { erasedHolds: holds.length }),
            notFound: missing,
          },
          () =>
            `Erased ${inWords(erased, erasedEntries, holds.length)}; \`db restore\` will not bring them back. Copies in mailboxes and a CRM must be deleted there.`,
        )
        if (missing.length > 0) {
          throw notFound(
            `No message, rental hold or waitlist entry has the id ${missing.join(' or ')}.`,
            'The others were erased. See `larkway leads list` for the ids.',
          )
        }
      }),
    )

const inWords = (messages: number, entries: number, holds: number): string =>
  listed([
    count(messages, 'message'),
    ...(entries > 0 ? [count(entries, 'waitlist entry', 'waitlist entries')] : []),
    ...(holds > 0 ? [count(holds, 'rental hold')] : []),
  ])

async function erasedIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw notFound(
      `The file ${file} does not exist or cannot be read.`,
      'Pass a file that `larkway leads requests --json` wrote.',
    )
  })
  try {
    return requestsSchema
      .parse(JSON.parse(text))
      .flatMap(({ kind, messageId }) => (kind === 'erased' ? [messageId] : []))
  } catch {
    throw usageError(`${file} is not a list of requests.`, 'Pass a file that `larkway leads requests --json` wrote.')
  }
}
