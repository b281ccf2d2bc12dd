import { sqliteFile } from '../../src/platform/database.server.ts'
import { openSqlite } from '../../src/platform/sqlite.server.ts'
import type { Site } from './running-site.ts'

const SAMPLE = 36

/** Fills a site's inventory up to a number of vehicles, with copies that are named 'Copy 1' and so on. */
export function fillStock({ dataDir }: Site, vehicles: number): void {
  const database = openSqlite(sqliteFile({ DATA_DIR: dataDir }))
  database.exec(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${vehicles - SAMPLE})
    insert into vehicles select 'copy-' || n, 'Copy ' || n, description, price_cents, brand, category, images, in_stock, is_new,
      features, specifications, external_url, created_at, updated_at
    from number join (select * from vehicles where id = 'denago-nomad')`)
  database.exec('update stock_revision set revision = revision + 1')
  database.close()
}
