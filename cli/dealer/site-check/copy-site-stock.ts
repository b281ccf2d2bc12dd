import { offSiteCarts } from '../../../src/domain/catalogue/edits/carts-off-site.server.ts'
import { eachStocked } from '../../../src/domain/catalogue/stock-changes.server.ts'
import { copyRows, siteTables } from '../../../src/server/database/copy-tables.server.ts'
import { migrate, openDatabase } from '../../../src/server/database/database.server.ts'
import { withDatabase } from '../../command/open-database.ts'
import { databaseName } from '../../db/sqlite-location.ts'

/** Tables that decide what visitors see. Messages and people are not copied. */
const onPages: readonly string[] = [
  'vehicles',
  'vehicle_aliases',
  'removed_vehicles',
  'stock_revision',
  'carts_off_site',
  'hours_changes',
  'site_notices',
]

/** The database that the site's carts come from, and how many there are; otherwise why it was not read. */
export type StockRead = { readonly database: string; readonly carts: number } | { readonly unread: string }

/** Copies the stock of the database that DATABASE_URL or DATA_DIR points to, so that the site that is checked can show it. */
export async function copyStock(dataDir: string): Promise<StockRead> {
  const location = { DATA_DIR: dataDir }
  const target = openDatabase(location)
  try {
    return await withDatabase(async (source, env) => {
      await migrate(target, location)
      const tables = (await siteTables(target)).filter(({ name }) => onPages.includes(name))
      await copyRows(source, target, tables)
      const off = await offSiteCarts(target)
      let carts = 0
      for await (const { vehicle } of eachStocked(target)) if (!off.has(vehicle.id)) carts += 1
      return { database: databaseName(env), carts }
    })
  } catch (error) {
    // A folder may also be checked before there is a database.
    return { unread: error instanceof Error ? error.message : String(error) }
  } finally {
    await target.destroy()
  }
}
