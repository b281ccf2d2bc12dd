import type { Work } from '../jobs/run-jobs.server.ts'
import type { Db } from '../platform/database.server.ts'
import { earliest } from './channels/channels.ts'
import { AddressRefused, PermanentFailure } from './channels/permanent-failure.ts'
import type { Sender } from './channels/senders.server.ts'
import { findLead } from './leads.server.ts'

const CONCURRENCY = 4

/** Deliveries by other channels wait for a process that has a sender for them. */
export const deliveries = (db: Db, senders: readonly Sender[]): Work[] =>
  senders.map(({ channel, send }) => ({
    queue: { table: 'deliveries', kind: channel },
    limit: CONCURRENCY,
    earliest: (due) => earliest(channel, due),
    ending: (error) =>
      error instanceof AddressRefused ? 'refused' : error instanceof PermanentFailure ? 'failed' : undefined,
    async run({ about }, signal) {
      const lead = await findLead(db, about)
      // Undefined when it was erased after being claimed, together with its deliveries.
      return lead && send(lead, signal)
    },
  }))
