import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import {
  type Channel,
  channelsTo,
  configuredChannels,
  isSubscribed,
  neededVariables,
} from '../../src/domain/leads/channels/channels.ts'
import { redeliverFailed, redeliverLeads, undeliveredLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { settingsInForce } from '../../src/domain/staff/people.server.ts'
import type { Env } from '../../src/server/settings/env.server.ts'
import { Failure, notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { channelOption, formerly } from './lead-filter-options.ts'

type Options = Common & { failed?: true; undelivered?: true; channel?: Channel }

export const leadsRedeliver = (): Command =>
  staffCommand('redeliver', 'send messages, even those that were sent before')
    .argument('[ids...]', 'ids of messages: sent again to the dealer, and to the visitor only with --channel')
    .addOption(channelOption())
    .option('--failed', 'only deliveries that have failed: of these messages, or of all when no id is given')
    .addOption(formerly('--parked', 'failed'))
    .option('--undelivered', 'messages that came in when no channel was configured')
    .addHelpText(
      'after',
      example(
        'leads redeliver --failed',
        'leads redeliver --failed 0198c2f1-...',
        'leads redeliver 0198c2f1-... --channel adf',
      ),
    )
    .action((ids: string[], options: Options) =>
      withDatabase(async (db, env) => {
        const now = new Date()
        if (options.failed && (options.undelivered || options.channel)) {
          throw usageError(
            `--failed cannot be combined with ${options.undelivered ? '--undelivered' : '--channel'}.`,
            'Use one of them. --failed sends again by the channel that failed.',
          )
        }
        if (options.undelivered && ids.length > 0) {
          throw usageError('--undelivered cannot be combined with ids.', 'Use one or the other.')
        }
        if (options.failed) {
          const deliveries = await redeliverFailed(db, now, ids.length > 0 ? ids : undefined)
          if (deliveries === 0 && ids.length > 0) {
            throw notFound(`No delivery of ${ids.join(', ')} has failed.`, 'See `larkway leads list --state failed`.')
          }
          show(options, { deliveries }, () => `Trying ${count(deliveries, 'delivery', 'deliveries')} again.`)
          return
        }
        if (ids.length === 0 && !options.undelivered) {
          throw usageError('Which messages?', 'Pass ids from `larkway leads list`, --failed or --undelivered.')
        }
        const channels = channelsFor(options.channel, await settingsInForce(db, env))
        const requested = options.undelivered ? await undeliveredLeads(db) : ids
        const redelivered = requested.length === 0 ? [] : await redeliverLeads(db, requested, { channels, now })
        const leftAlone = requested.filter((id) => !redelivered.includes(id))
        if (requested.length > 0 && redelivered.length === 0) {
          throw notFound(
            `Not found, or quarantined: ${leftAlone.join(', ')}.`,
            'See `larkway leads list`. Quarantined messages must be released first.',
          )
        }
        show(options, { redelivered, channels, leftAlone }, () =>
          [
            `${count(redelivered.length, 'message')} will be sent by ${channels.join(', ')} within seconds.`,
            ...leftAlone.map((id) => `${id} was not found, or is quarantined.`),
          ].join('\n'),
        )
      }),
    )

/** The default is every dealer channel except staff phones: the person who redelivers is already looking at the message. @throws Failure when none of them is configured */
function channelsFor(requested: Channel | undefined, env: Env): Channel[] {
  const candidates = requested ? [requested] : channelsTo('dealer').filter((channel) => !isSubscribed(channel))
  const configured = configuredChannels(env).filter((channel) => candidates.includes(channel))
  if (configured.length > 0) return configured
  throw new Failure(
    requested ? `The channel ${requested} is not configured.` : 'No channel is configured.',
    `Set ${neededVariables(candidates)}, for the site and for this command.`,
  )
}
