import type { Command } from 'commander'
import { type DeliveryState, fullName, interestLabel } from '../../src/leads/lead.ts'
import { eachLead, type LeadWithDeliveries } from '../../src/leads/leads.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, first, show, table } from '../command/output.ts'
import { example, staffCommand, wholeNumber } from '../command/staff-command.ts'
import { interestOption, sinceOption, stateOption, suspectedOption } from './choices.ts'

type Options = Common & {
  state?: DeliveryState
  interest?: string
  suspected?: true
  since?: Date
  limit: number
}

export const leadsList = (): Command =>
  staffCommand('list', 'messages, newest first, and what became of each')
    .addOption(stateOption())
    .addOption(interestOption())
    .addOption(suspectedOption())
    .addOption(sinceOption())
    .option('--limit <number>', 'how many at most', wholeNumber, 25)
    .addHelpText(
      'after',
      example('leads list --state parked', 'leads list --suspected', 'leads list --since 2026-05-01'),
    )
    .action((options: Options) =>
      withDatabase(async (db) => {
        const { limit, ...filter } = options
        const leads = await first(eachLead(db, filter), limit)
        show(options, leads, () => inWords(leads, limit))
      }),
    )

function inWords(leads: readonly LeadWithDeliveries[], limit: number): string {
  if (leads.length === 0) return 'No such message.'
  const rows = leads.map((lead) => [
    lead.id,
    lead.receivedAt.slice(0, 16).replace('T', ' '),
    interestLabel(lead.interest),
    fullName(lead),
    lead.email,
    becameOf(lead),
  ])
  const more = leads.length === limit ? ', and there may be more: use --limit' : ''
  return `${table(['id', 'received (UTC)', 'interest', 'name', 'e-mail', 'deliveries'], rows)}\n\n${count(leads.length, 'message')}${more}`
}

function becameOf({ suspicion, deliveries }: LeadWithDeliveries): string {
  if (suspicion) return `suspected: ${suspicion}`
  return deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') || 'none planned'
}
