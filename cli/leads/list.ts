import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { deliveryLabel } from '../../src/domain/leads/delivery-state.ts'
import { spamLabel, spamWords } from '../../src/domain/leads/intake/spam.ts'
import { fullName, interestLabel, type LeadVehicle } from '../../src/domain/leads/lead.ts'
import { siteName } from '../../src/domain/leads/lead-site.ts'
import { hasSeveralSites } from '../../src/domain/leads/lead-stats.server.ts'
import { leadRecord, vehiclePrice } from '../../src/domain/leads/lead-vehicle.ts'
import { eachLead, eachQuarantined, type LeadWithDeliveries } from '../../src/domain/leads/leads.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, first, show, table } from '../command/output.ts'
import { example, staffCommand, wholeNumber } from '../command/staff-command.ts'
import { type FilterOptions, withFilters } from './lead-filter-options.ts'

type Options = Common & FilterOptions & { limit: number }

export const leadsList = (): Command =>
  withFilters(
    staffCommand(
      'list',
      'messages with their deliveries, newest first; with --quarantined, those least likely to be spam first',
    ),
  )
    .option('--limit <number>', 'show at most this many', wholeNumber, 25)
    .addHelpText(
      'after',
      example('leads list --state failed', 'leads list --quarantined', "leads list --search '856 555 0100'"),
    )
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const { limit, ...filter } = options
        const leads = await first(filter.quarantined ? eachQuarantined(db, filter) : eachLead(db, filter), limit)
        const records = leads.map((lead) => leadRecord(lead, env.SITE_URL))
        const sites = await hasSeveralSites(db)
        show(options, records, () => inWords(leads, { limit, sites }))
      }),
    )

function inWords(leads: readonly LeadWithDeliveries[], { limit, sites }: { limit: number; sites: boolean }): string {
  if (leads.length === 0) return 'No messages.'
  const rows = leads.map((lead) => [
    lead.id,
    listTime(lead.receivedAt),
    ...(sites ? [siteName(lead)] : []),
    interestLabel(lead.interest),
    vehicleCell(lead.vehicle),
    fullName(lead),
    lead.email,
    deliveriesOf(lead),
  ])
  const note = leads.length === limit ? ', and there may be more: use --limit' : ''
  const headers = ['id', 'received', ...(sites ? ['site'] : []), 'interest', 'vehicle', 'name', 'email', 'deliveries']
  return `${table(headers, rows)}\n\n${count(leads.length, 'message')}${note}`
}

/** Adds details to distinguish carts with the same name. */
function vehicleCell(vehicle: LeadVehicle | null): string {
  if (!vehicle) return ''
  const number = vehicle.stockNumber || vehicle.id
  return `${vehicle.name}${number && ` (${number}${vehicle.price === null ? '' : `, ${vehiclePrice(vehicle)}`})`}`
}

function deliveriesOf({ spamReason, mayBeSpam, deliveries }: LeadWithDeliveries): string {
  if (spamReason) return `quarantined: ${spamWords(spamReason)} (${spamLabel(spamReason)})`
  const summary =
    deliveries.map((delivery) => `${delivery.channel} ${deliveryLabel(delivery)}`).join(', ') || 'none planned'
  return mayBeSpam ? `${summary} (may be spam: ${spamWords(mayBeSpam)})` : summary
}
