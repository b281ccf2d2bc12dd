import type { Command } from 'commander'
import { findLead } from '../../src/domain/leads/leads.server.ts'
import { type Correction, correctLead } from '../../src/domain/leads/work/lead-commands.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsCorrect = (): Command =>
  staffCommand('correct', 'correct mistakes in a message; the contact form’s rules apply')
    .argument('<id>', 'id of the message, as `leads list` shows it')
    .option('--first-name <name>', 'the corrected first name')
    .option('--last-name <name>', 'the corrected last name')
    .option('--email <address>', 'the corrected email address')
    .option('--phone <number>', 'the corrected phone number')
    .option('--message <text>', 'the whole corrected message')
    .addHelpText('after', example('leads correct 0198c2f1-... --phone 502-555-0100'))
    .action((id: string, options: Common & Correction) =>
      withDatabase(async (db) => {
        const { json: _, ...correction } = options
        if (Object.keys(correction).length === 0) {
          throw usageError('No correction was given.', 'Use --first-name, --last-name, --email, --phone or --message.')
        }
        const lead = await findLead(db, id)
        if (!lead) throw notFound(`No message has the id ${id}.`, 'See `larkway leads list` for the ids.')
        const check = await correctLead(db, lead, correction)
        if (!check.ok)
          throw usageError(
            `${check.error}. Nothing was changed.`,
            'Use a value that the contact form would accept, and try again.',
          )
        show(
          options,
          { corrected: id },
          () =>
            `Corrected ${id}. Copies in mailboxes and a CRM stay as they are; \`larkway leads redeliver ${id}\` sends the corrected message.`,
        )
      }),
    )
