import '../src/dealer/use-build.ts'
import { addVehicles, hasHadStock } from '../src/catalogue/vehicles.server.ts'
import { sampleInventory } from '../src/dealer/made/sample-stock.ts'
import { closeDatabase, database } from '../src/platform/app-database.server.ts'
import { exclusively, migrate, sqliteFile } from '../src/platform/database.server.ts'
import { databaseProblem } from '../src/platform/database-problem.ts'
import { type Env, env } from '../src/platform/env.server.ts'
import { refuseDamagedDatabase } from '../src/platform/integrity-check.server.ts'
import { isPublicSite } from '../src/platform/public-site.server.ts'
import { startOrExplain } from '../src/platform/start-or-explain.server.ts'

const MINUTE_MS = 60_000

/** Nobody may take the sample for what the dealer sells. */
function withoutSample({ SAMPLE_STOCK, INVENTORY_FEED_URL, SITE_URL }: Env): string | undefined {
  if (SAMPLE_STOCK) return SAMPLE_STOCK === 'no' ? 'SAMPLE_STOCK is no' : undefined
  if (INVENTORY_FEED_URL) return 'INVENTORY_FEED_URL is set'
  return isPublicSite(SITE_URL) ? `the site is public at ${SITE_URL}` : undefined
}

/** Fills a database that never had stock with the sample. @throws SetupProblem when the database cannot be used as it is */
export async function prepareDatabase(say: (line: string) => void): Promise<void> {
  const applied = await bringUpToDate().catch((error: unknown) => {
    throw databaseProblem(error, { ...env(), file: sqliteFile(env()) })
  })
  if (applied.length > 0) say(`database: applied ${applied.join(', ')}`)
  await exclusively(database(), env(), async () => {
    if (await hasHadStock(database())) return
    const reason = withoutSample(env())
    if (reason) return say(`database: without the sample stock, since ${reason}`)
    const now = Date.now()
    // The list begins with the newest, so that sorting by 'newest' keeps its order.
    await addVehicles(database(), sampleInventory, (index) => new Date(now - index * MINUTE_MS))
    say(`database: there was never any stock; added ${sampleInventory.length} sample vehicles`)
  })
}

async function bringUpToDate(): Promise<string[]> {
  refuseDamagedDatabase(env())
  return migrate(database(), env())
}

if (import.meta.main) {
  await startOrExplain(async () => {
    await prepareDatabase(console.log)
    await closeDatabase()
  })
}
