import type { Command } from 'commander'
import { configuredChannels } from '../../src/leads/delivery-plan.server.ts'
import { releaseLeads } from '../../src/leads/lead-commands.server.ts'
import { eachLead } from '../../src/leads/leads.server.ts'
import { notFound, wrongUse } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsRelease = (): Command =>
  staffCommand('release', 'take messages off suspicion of spam; they are delivered like any other')
    .argument('[ids...]', 'ids of messages')
    .option('--all', 'every suspected message')
    .addHelpText('after', example('leads list --suspected', 'leads release 0198c2f1-...'))
    .action((ids: string[], options: Common & { all?: true }) =>
      withDatabase(async (db, env) => {
        if (ids.length === 0 && !options.all) {
          throw wrongUse('No message is named.', 'Give ids from `larkway leads list --suspected`, or --all.')
        }
        const all = options.all ? await Array.fromAsync(eachLead(db, { suspected: true })) : []
        const wanted = [...ids, ...all.map(({ id }) => id)]
        const released =
          wanted.length === 0
            ? []
            : await releaseLeads(db, wanted, { channels: configuredChannels(env), now: new Date() })
        const others = ids.filter((id) => !released.includes(id))
        if (others.length > 0 && released.length === 0) {
          throw notFound(`None of these is suspected: ${others.join(', ')}.`, 'See `larkway leads list --suspected`.')
        }
        show(options, { released, notSuspected: others }, () =>
          [
            `Released ${count(released.length, 'message')}; the site delivers in a moment.`,
            ...others.map((id) => `${id} was not suspected.`),
          ].join('\n'),
        )
      }),
    )
