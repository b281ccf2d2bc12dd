import type { Command } from 'commander'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { stateLabel } from '../../src/domain/leads/delivery-state.ts'
import { spamLabel, spamWords } from '../../src/domain/leads/intake/spam.ts'
import { fullName, interestLabel, topicLabel, townName } from '../../src/domain/leads/lead.ts'
import { siteUrlOf } from '../../src/domain/leads/lead-site.ts'
import { leadRecord, vehicleNumbers, vehicleState, vehicleUrl } from '../../src/domain/leads/lead-vehicle.ts'
import { findLeadWithDeliveries, type LeadWithDeliveries } from '../../src/domain/leads/leads.server.ts'
import { missingPicture } from '../../src/domain/leads/pictures/missing-message-picture-text.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const leadsShow = (): Command =>
  staffCommand('show', 'one message with its deliveries')
    .argument('<id>', 'id of the message, as `leads list` shows it')
    .action((id: string, options: Common) =>
      withDatabase(async (db, env) => {
        const lead = await findLeadWithDeliveries(db, id)
        if (!lead) throw notFound(`No message has the id ${id}.`, 'See `larkway leads list` for the ids.')
        show(options, leadRecord(lead, env.SITE_URL), () => inWords(lead, env.SITE_URL))
      }),
    )

function inWords(lead: LeadWithDeliveries, ownUrl: string): string {
  const siteUrl = siteUrlOf(lead, ownUrl)
  const about = facts([
    ['Received', listTime(lead.receivedAt)],
    ['Interest', interestLabel(lead.interest)],
    ['Name', fullName(lead)],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ...vehicleFacts(lead, siteUrl),
    ...rowIf('Topic', topicLabel(lead.topic)),
    ...rowIf('Town', townName(lead.town)),
    ...rowIf('Site', lead.site),
    ...rowIf('Sent from', lead.page && `${siteUrl}${lead.page}`),
    ...rowIf('Pictures', lead.pictures ? `${lead.pictures.length}, ${picturesCommand(lead.id)}` : ''),
    ...rowIf('May be spam', lead.mayBeSpam ? spamWords(lead.mayBeSpam) : ''),
    ...(lead.missingPictures ?? []).map((missing) => ['Pictures', missingPicture(missing)] as const),
    ...(lead.spamReason
      ? [
          [
            'Quarantined',
            `${spamWords(lead.spamReason)}, ${spamLabel(lead.spamReason)} (\`larkway leads release ${lead.id}\` delivers it)`,
          ] as const,
        ]
      : []),
  ])
  const rows = lead.deliveries.map(({ channel, state, attempts, dueAt, sentAt, lastError }) => [
    channel,
    stateLabel(state),
    String(attempts),
    sentAt ? listTime(sentAt) : state === 'waiting' ? `next attempt ${listTime(dueAt)}` : '',
    lastError,
  ])
  const deliveries =
    rows.length > 0
      ? table(['channel', 'state', 'attempts', 'when', 'last error'], rows)
      : `No delivery: no channel was configured when it came in. \`larkway leads redeliver ${lead.id}\` sends it.`
  const events = (lead.events ?? []).map(({ at, person, kind, dueAt, text }) => [
    listTime(at),
    person,
    kind,
    dueAt ? listTime(dueAt) : '',
    text,
  ])
  const work = events.length > 0 ? `\n\n${table(['when', 'who', 'what', 'planned for', 'note'], events)}` : ''
  return `${about}\n\n${lead.message}\n\n${deliveries}${work}`
}

const picturesCommand = (id: string): string => `\`larkway leads pictures ${id} --to FOLDER\` writes them`

const rowIf = (label: string, value: string): [string, string][] => (value ? [[label, value]] : [])

function vehicleFacts({ vehicle }: LeadWithDeliveries, siteUrl: string): [string, string][] {
  if (!vehicle) return []
  return [
    ['Vehicle', [vehicle.name, vehicleState(vehicle)].filter((part) => part).join(', ')],
    ...rowIf('', vehicleNumbers(vehicle)),
    ...rowIf('', vehicleUrl(siteUrl, vehicle)),
  ]
}
