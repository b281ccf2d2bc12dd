import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { configuredChannels } from '../../src/domain/leads/channels/channels.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { releaseLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { settingsInForce } from '../../src/domain/staff/people.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsRelease = (): Command =>
  staffCommand('release', 'take messages out of quarantine; they are then delivered like any other')
    .argument('[ids...]', 'ids of messages')
    .option('--all', 'every quarantined message')
    .addHelpText('after', example('leads list --quarantined', 'leads release 0198c2f1-...'))
    .action((ids: string[], options: Common & { all?: true }) =>
      withDatabase(async (db, env) => {
        if (ids.length === 0 && !options.all) {
          throw usageError('Which messages?', 'Pass ids from `larkway leads list --quarantined`, or --all.')
        }
        const quarantined = options.all ? await Array.fromAsync(eachLead(db, { quarantined: true })) : []
        const requested = [...ids, ...quarantined.map(({ id }) => id)]
        const released =
          requested.length === 0
            ? []
            : await releaseLeads(db, requested, {
                channels: configuredChannels(await settingsInForce(db, env)),
                now: new Date(),
              })
        const notQuarantined = ids.filter((id) => !released.includes(id))
        if (notQuarantined.length > 0 && released.length === 0) {
          throw notFound(`Not quarantined: ${notQuarantined.join(', ')}.`, 'See `larkway leads list --quarantined`.')
        }
        show(options, { released, notQuarantined }, () =>
          [
            `Released ${count(released.length, 'message')} for delivery. Similar messages are checked as before.`,
            ...notQuarantined.map((id) => `${id} was not quarantined.`),
          ].join('\n'),
        )
      }),
    )
