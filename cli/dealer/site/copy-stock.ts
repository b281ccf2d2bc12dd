import { copyRows, siteTables } from '../../../src/server/database/copy-tables.server.ts'
import { migrate, openDatabase } from '../../../src/server/database/database.server.ts'
import { withDatabase } from '../../command/open-database.ts'
import { databaseName } from '../../db/engine.ts'

/** Tables that pages show. Messages and people stay where they are. */
const onPages: readonly string[] = [
  'vehicles',
  'vehicle_aliases',
  'removed_vehicles',
  'stock_revision',
  'hours_changes',
]

/** Source and number of the site's carts. */
export type StockRead = { readonly database: string; readonly carts: number } | { readonly unread: string }

/** Copies the stock of the database that DATABASE_URL or DATA_DIR names, so that the site of this check can show it. */
export async function copyStock(dataDir: string): Promise<StockRead> {
  const location = { DATA_DIR: dataDir }
  const target = openDatabase(location)
  try {
    return await withDatabase(async (source, env) => {
      await migrate(target, location)
      const tables = (await siteTables(target)).filter(({ name }) => onPages.includes(name))
      const rows = await copyRows(source, target, tables)
      return { database: databaseName(env), carts: rows.get('vehicles') ?? 0 }
    })
  } catch (error) {
    // A folder is checked before there is a database, too.
    return { unread: error instanceof Error ? error.message : String(error) }
  } finally {
    await target.destroy()
  }
}
