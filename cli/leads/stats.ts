import type { Command } from 'commander'
import { interestLabel } from '../../src/leads/lead.ts'
import { type LeadStats, leadStats } from '../../src/leads/lead-stats.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const leadsStats = (): Command =>
  staffCommand('stats', 'how many messages came in, and the state of their deliveries').action((options: Common) =>
    withDatabase(async (db) => {
      const stats = await leadStats(db, new Date())
      show(options, stats, () => inWords(stats))
    }),
  )

function inWords(stats: LeadStats): string {
  const messages = facts([
    ['Messages', String(stats.total)],
    ['Last 24 hours', String(stats.last24Hours)],
    ['Last 7 days', String(stats.last7Days)],
    ['Last 30 days', String(stats.last30Days)],
    ...Object.entries(stats.byInterest).map(([interest, total]) => [interestLabel(interest), String(total)] as const),
    ...Object.entries(stats.bySite ?? {}).map(([site, total]) => [`To ${site}`, String(total)] as const),
    ['Quarantined', String(stats.quarantined)],
    ['Without delivery', String(stats.withoutDelivery)],
    ['Waiting since', stats.waitingSince ?? 'none waiting'],
  ])
  const deliveries = stats.deliveries.map(({ channel, state, count }) => [channel, state, String(count)])
  return deliveries.length > 0 ? `${messages}\n\n${table(['channel', 'state', 'deliveries'], deliveries)}` : messages
}
