import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database.server.ts'
import { type StockSourceRow, vehicleTables } from '../vehicle-rows.server.ts'

/** Where the stock is imported from unattended: INVENTORY_FEED_URL, and DATA_DIR/inbox. */
export type StockSource = 'feed' | 'inbox'

/** A process that dies keeps others out for this long. */
const LEASE_MS = 3 * 60_000
const RENEW_MS = 60_000

export type SourceState = Omit<StockSourceRow, 'source' | 'lease_owner' | 'lease_until'>

const neverUsed: SourceState = {
  etag: null,
  last_modified: null,
  content: null,
  attempted_at: null,
  succeeded_at: null,
  problem: null,
}

/** What is known of a source, and until when a process is importing from it. */
export async function sourceState(db: Db, source: StockSource): Promise<SourceState & { lease_until: string | null }> {
  const row = await vehicleTables(db)
    .selectFrom('stock_sources')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst()
  return row ?? { ...neverUsed, lease_until: null }
}

export async function recordSource(db: Db, source: StockSource, state: Partial<SourceState>): Promise<void> {
  await vehicleTables(db).updateTable('stock_sources').set(state).where('source', '=', source).execute()
}

/**
 * Runs work that only one process of all replicas may do at a time. No transaction is open meanwhile.
 * @param idleSince only if nobody has begun since then
 * @returns undefined when another process is at it, or has been since then
 */
export async function withSource<T>(
  db: Db,
  source: StockSource,
  idleSince: Date | undefined,
  work: (before: SourceState) => Promise<T>,
): Promise<T | undefined> {
  const tables = vehicleTables(db)
  const owner = randomUUID()
  await tables
    .insertInto('stock_sources')
    .values({ source, ...neverUsed, lease_owner: null, lease_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await sourceState(db, source)
  const now = new Date()
  const leaseUntil = () => new Date(Date.now() + LEASE_MS).toISOString()
  const { numUpdatedRows } = await tables
    .updateTable('stock_sources')
    .set({ lease_owner: owner, lease_until: leaseUntil(), attempted_at: now.toISOString() })
    .where('source', '=', source)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', now.toISOString())]))
    .$if(idleSince !== undefined, (query) =>
      query.where((where) =>
        where.or([where('attempted_at', 'is', null), where('attempted_at', '<', (idleSince ?? now).toISOString())]),
      ),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  const own = (lease: { lease_owner: string | null; lease_until: string | null }) =>
    tables.updateTable('stock_sources').set(lease).where('lease_owner', '=', owner).execute()
  const renewal = setInterval(() => {
    // A lease that cannot be renewed ends by itself; the work fails by its own use of the database.
    own({ lease_owner: owner, lease_until: leaseUntil() }).catch(() => undefined)
  }, RENEW_MS)
  try {
    return await work(before)
  } finally {
    clearInterval(renewal)
    await own({ lease_owner: null, lease_until: null })
  }
}
