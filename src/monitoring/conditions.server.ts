import { hostname } from 'node:os'
import { sourceState } from '../catalogue/import/stock-sources.server.ts'
import { channelsTo, mailChannels } from '../leads/channels/channels.ts'
import { confirmationsWithheld, floodProblem } from '../leads/confirmation-limit.server.ts'
import { blockedSince, countFailed } from '../leads/lead-stats.server.ts'
import type { Db } from '../platform/database.server.ts'
import type { DiskSpace } from '../platform/disk-space.server.ts'
import { diskProblem } from '../platform/disk-space.server.ts'
import type { Env } from '../platform/env.server.ts'
import type { Problem } from './incidents.server.ts'

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS

type CheckContext = { db: Db; env: Env; now: Date; disk: () => Promise<DiskSpace> }

/** `check` resolves to undefined while all is well. */
type Condition = { kind: string; check: (context: CheckContext) => Promise<Problem | undefined> }

/** What raises an alert, apart from a database that cannot be written to: see database-alarm.server.ts. */
export const conditions: readonly Condition[] = [
  {
    // Confirmations do not count: a visitor's mail server may have its own reasons to refuse them.
    kind: 'mail',
    async check({ db, now }) {
      const since = await blockedSince(db, mailChannels(), new Date(now.getTime() - ONE_HOUR_MS))
      if (!since) return undefined
      return {
        summary: `no mail to the dealer has got out for an hour; the oldest has been waiting since ${since}`,
        fix: 'Run `larkway doctor`. Messages are kept and sent once the mail server takes them; `larkway leads list --state waiting` names them.',
      }
    },
  },
  {
    kind: 'deliveries',
    async check({ db }) {
      const failed = await countFailed(db, channelsTo('dealer'))
      if (failed === 0) return undefined
      return {
        summary: `${failed === 1 ? 'a delivery' : `${failed} deliveries`} to the dealer failed and will not be tried again`,
        fix: 'See `larkway leads list --state failed`. `larkway leads redeliver --failed` tries again, `larkway leads acknowledge ID` says that it is dealt with.',
      }
    },
  },
  {
    kind: 'messages',
    check: ({ db, now }) => floodProblem(db, now),
  },
  {
    kind: 'confirmations',
    check: ({ db, env, now }) => confirmationsWithheld(db, env.CONFIRMATION_LIMIT, now),
  },
  {
    kind: 'feed',
    async check({ db, env, now }) {
      if (!env.INVENTORY_FEED_URL) return undefined
      const { succeeded_at: last, problem } = await sourceState(db, 'feed')
      const late = last ? now.getTime() - Date.parse(last) > ONE_DAY_MS : problem
      if (!late) return undefined
      return {
        summary: last
          ? `the inventory feed has not been imported for a day, since ${last}`
          : 'the inventory feed could not be imported yet',
        fix: 'The site shows the stock of the last import. `larkway inventory pull` says what is wrong.',
      }
    },
  },
  {
    // Each machine has its own disk.
    kind: `disk of ${hostname()}`,
    async check({ disk }) {
      const problem = diskProblem(await disk())
      if (!problem) return undefined
      return {
        summary: `the disk of ${hostname()} is nearly full: ${problem}`,
        fix: 'Free up space: messages cannot be stored on a full disk.',
      }
    },
  },
]
