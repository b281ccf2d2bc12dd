import { sampleInventory } from '../sample/inventory.ts'
import { addVehicles, countVehicles } from '../src/catalogue/vehicles.server.ts'
import { closeDatabase, database } from '../src/platform/app-database.server.ts'
import { exclusively, migrate, sqliteFile } from '../src/platform/database.server.ts'
import { databaseProblem } from '../src/platform/database-problem.ts'
import { env } from '../src/platform/env.server.ts'
import { refuseDamagedDatabase } from '../src/platform/integrity-check.server.ts'
import { startOrExplain } from './lifecycle.ts'

const MINUTE_MS = 60_000

/**
 * Brings the tables up to date and fills an empty catalogue with the sample inventory.
 * @throws SetupProblem when the database cannot be used as it is
 */
export async function prepareDatabase(say: (line: string) => void): Promise<void> {
  const applied = await bringUpToDate().catch((error: unknown) => {
    throw databaseProblem(error, { ...env(), file: sqliteFile(env()) })
  })
  if (applied.length > 0) say(`database: applied ${applied.join(', ')}`)
  await exclusively(database(), env(), async () => {
    if ((await countVehicles(database())) > 0) return
    const now = Date.now()
    // The first of the list is the newest, so that 'newest' keeps the list's order.
    await addVehicles(database(), sampleInventory, (index) => new Date(now - index * MINUTE_MS))
    say(`database: the catalogue was empty; added ${sampleInventory.length} sample vehicles`)
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
