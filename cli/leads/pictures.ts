import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { findLeadIds } from '../../src/domain/leads/work/lead-commands.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { writePictures } from './write-lead-pictures.ts'

export const leadsPictures = (): Command =>
  staffCommand('pictures', 'write the pictures of messages to a folder')
    .argument('<ids...>', 'ids of messages')
    .requiredOption('--to <folder>', 'the folder, created if it does not exist')
    .addHelpText('after', example('leads pictures ID --to pictures'))
    .action((ids: string[], options: Common & { to: string }) =>
      withDatabase(async (db) => {
        const matches = await findLeadIds(db, { ids })
        const missing = ids.filter((id) => !matches.includes(id))
        if (missing.length > 0) {
          throw notFound(`No message has the id ${missing.join(' or ')}.`, 'See `larkway leads list` for the ids.')
        }
        const files = await writePictures(db, matches, options.to)
        if (files.length === 0)
          throw notFound('No pictures came with these messages.', 'See each with `larkway leads show ID`.')
        show(options, { files }, () => `${files.join('\n')}\n\n${count(files.length, 'picture')}`)
      }),
    )
