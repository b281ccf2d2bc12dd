import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { AddressRefused, PermanentFailure, RetryLater } from '../../server/database/jobs/delivery-errors.ts'
import type { Work } from '../../server/database/jobs/run-jobs.server.ts'
import { channelsTo, earliest } from './channels/channels.ts'
import type { Sender } from './channels/senders.server.ts'
import { deliveredBy } from './delivery-site.server.ts'
import { findLead } from './leads.server.ts'

const CONCURRENCY = 4
/** The longest pause before a retry that a receiver can ask for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000

/** Deliveries on other channels wait for a process that has a sender for them. @param site as stored with messages */
export const deliveries = (db: Db, senders: readonly Sender[], site = ownSite): Work[] =>
  senders.map(({ channel, send }) => ({
    queue: {
      table: 'deliveries',
      kind: channel,
      only: (now) => deliveredBy(site, channelsTo('dealer').includes(channel), now),
    },
    limit: CONCURRENCY,
    earliest: (due) => earliest(channel, due),
    ending: (error) =>
      error instanceof AddressRefused ? 'refused' : error instanceof PermanentFailure ? 'failed' : undefined,
    askedPause: (error) => (error instanceof RetryLater ? Math.min(error.afterMs, LONGEST_PAUSE_MS) : 0),
    async run({ about, plannedAt }, signal) {
      const lead = await findLead(db, about)
      // Undefined if the lead was erased, together with its deliveries, after this one was claimed.
      return lead && send(lead, signal, new Date(plannedAt))
    },
  }))
