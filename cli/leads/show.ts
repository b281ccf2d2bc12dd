import type { Command } from 'commander'
import { fullName, interestLabel } from '../../src/leads/lead.ts'
import { findLeadWithDeliveries, type LeadWithDeliveries } from '../../src/leads/leads.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const leadsShow = (): Command =>
  staffCommand('show', 'one message with its deliveries')
    .argument('<id>', 'id of the message, as `leads list` shows it')
    .action((id: string, options: Common) =>
      withDatabase(async (db) => {
        const lead = await findLeadWithDeliveries(db, id)
        if (!lead) throw notFound(`There is no message ${id}.`, 'See `larkway leads list` for the ids.')
        show(options, lead, () => inWords(lead))
      }),
    )

function inWords(lead: LeadWithDeliveries): string {
  const about = facts([
    ['Received', lead.receivedAt],
    ['Interest', interestLabel(lead.interest)],
    ['Name', fullName(lead)],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ...(lead.spamReason
      ? [['Quarantined', `${lead.spamReason} (\`larkway leads release ${lead.id}\` delivers it)`] as const]
      : []),
  ])
  const rows = lead.deliveries.map(({ channel, state, attempts, dueAt, sentAt, lastError }) => [
    channel,
    state,
    String(attempts),
    sentAt ?? (state === 'waiting' ? `next attempt ${dueAt}` : ''),
    lastError,
  ])
  const deliveries =
    rows.length > 0
      ? table(['channel', 'state', 'attempts', 'when', 'last error'], rows)
      : 'No delivery: no channel was configured when it came in. `larkway leads redeliver` sends it.'
  return `${about}\n\n${lead.message}\n\n${deliveries}`
}
