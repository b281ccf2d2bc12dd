import '../src/content/dealer/paths/select-build-path.ts'
import { sampleInventory } from '../src/domain/catalogue/sample-stock.ts'
import { addVehicles, hasHadStock } from '../src/domain/catalogue/vehicles.server.ts'
import { firstOwner, ownersOf } from '../src/domain/staff/people.server.ts'
import { signInMinutes } from '../src/domain/staff/session-terms.ts'
import { signInLinkFor } from '../src/domain/staff/sign-ins.server.ts'
import { signInPath } from '../src/domain/staff/staff-paths.ts'
import { closeDatabase, database } from '../src/server/database/app-database.server.ts'
import { exclusively, migrate, sqliteFile } from '../src/server/database/database.server.ts'
import { databaseProblem } from '../src/server/database/database-problem.ts'
import { refuseDamagedDatabase } from '../src/server/database/integrity-check.server.ts'
import { type Env, env } from '../src/server/settings/env.server.ts'
import { isOnThisMachine, isPublicSite } from '../src/server/settings/public-host.server.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'

const MINUTE_MS = 60_000

/** The reason to leave out the sample, which nobody should mistake for the dealer's stock; undefined if there is none. */
function withoutSample({ SAMPLE_STOCK, INVENTORY_FEED_URL, SITE_URL }: Env): string | undefined {
  if (SAMPLE_STOCK) return SAMPLE_STOCK === 'no' ? 'SAMPLE_STOCK is no' : undefined
  if (INVENTORY_FEED_URL) return 'INVENTORY_FEED_URL is set'
  return isPublicSite(SITE_URL) ? `the site is public at ${SITE_URL}` : undefined
}

/** Applies pending migrations, and adds the sample to a database that has never had stock, unless there is a reason to leave it out. @throws SetupProblem when the database cannot be used as it is */
export async function prepareDatabase(say: (line: string) => void): Promise<void> {
  const applied = await bringUpToDate().catch((error: unknown) => {
    throw databaseProblem(error, { ...env(), file: sqliteFile(env()) })
  })
  if (applied.length > 0) say(`database: applied ${applied.join(', ')}`)
  await exclusively(database(), env(), async () => {
    if (await hasHadStock(database())) return
    const reason = withoutSample(env())
    if (reason) return say(`database: sample stock not added, since ${reason}`)
    const now = Date.now()
    // Each vehicle gets an earlier time than the one before it, so that sorting by 'newest' keeps the list's order.
    await addVehicles(database(), sampleInventory, (index) => new Date(now - index * MINUTE_MS))
    say(`database: no stock so far; added ${sampleInventory.length} sample vehicles`)
  })
  const link = await ownersLink()
  if (link) say(`the desk: ${link} signs the owner in; it works once, within ${signInMinutes} minutes`)
}

/** A trial can't email the link. Any other site must not print one: people who read its log could sign in with it. */
async function ownersLink(): Promise<string | undefined> {
  const { SITE_URL, SMTP_URL } = env()
  if (SMTP_URL || !isOnThisMachine(SITE_URL)) return undefined
  const [person = firstOwner(env())] = await ownersOf(database())
  return person && SITE_URL + signInPath(await signInLinkFor(database(), person, new Date()))
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
