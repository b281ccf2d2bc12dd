import type { Command } from 'commander'
import { configuredChannels } from '../../src/leads/delivery-plan.server.ts'
import type { Channel } from '../../src/leads/lead.ts'
import { redeliverLeads, redeliverParked, undeliveredLeads } from '../../src/leads/lead-commands.server.ts'
import { Failure, notFound, wrongUse } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { channelOption } from './choices.ts'

type Options = Common & { parked?: true; undelivered?: true; channel?: Channel }

export const leadsRedeliver = (): Command =>
  staffCommand('redeliver', 'send messages once more, whether or not they went before')
    .argument('[ids...]', 'ids of messages: sent to the dealer again, and to the visitor only with --channel')
    .addOption(channelOption())
    .option('--parked', 'whatever was given up after three days')
    .option('--undelivered', 'messages that came when no channel was configured')
    .addHelpText('after', example('leads redeliver --parked', 'leads redeliver 0198c2f1-... --channel adf'))
    .action((ids: string[], options: Options) =>
      withDatabase(async (db, env) => {
        const now = new Date()
        if (options.parked) {
          const parked = await redeliverParked(db, now)
          show(options, { deliveries: parked }, () => `Took up ${count(parked, 'delivery', 'deliveries')} again.`)
          return
        }
        if (ids.length === 0 && !options.undelivered) {
          throw wrongUse('No message is named.', 'Give ids from `larkway leads list`, --parked or --undelivered.')
        }
        const on = configuredChannels(env)
        const channels = options.channel
          ? on.filter((channel) => channel === options.channel)
          : on.filter((channel) => channel !== 'confirmation')
        if (channels.length === 0) {
          throw new Failure(
            `${options.channel ?? 'No channel'} is ${options.channel ? 'not ' : ''}configured.`,
            'Set SMTP_URL with LEADS_EMAIL_TO or LEADS_ADF_TO, or LEADS_WEBHOOK_URL, for the site and here.',
          )
        }
        const wanted = options.undelivered ? await undeliveredLeads(db) : ids
        const sent = wanted.length === 0 ? [] : await redeliverLeads(db, wanted, { channels, now })
        const others = wanted.filter((id) => !sent.includes(id))
        if (wanted.length > 0 && sent.length === 0) {
          throw notFound(
            `Not there, or held as suspected spam: ${others.join(', ')}.`,
            'See `larkway leads list`; a suspected message has to be released first.',
          )
        }
        show(options, { redelivered: sent, channels, leftAlone: others }, () =>
          [
            `${count(sent.length, 'message')} will go out by ${channels.join(', ')} in a moment.`,
            ...others.map((id) => `${id} is not there, or is held as suspected spam.`),
          ].join('\n'),
        )
      }),
    )
