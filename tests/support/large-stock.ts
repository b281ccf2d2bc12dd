import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import type { Site } from './running-site.ts'

/** Adds copies of one vehicle, named 'Copy 1' and so on, until the site has this many vehicles. */
export function fillStock({ dataDir }: Site, vehicles: number): void {
  const database = openSqlite(sqliteFile({ DATA_DIR: dataDir }))
  const columns = database.prepare("select name from pragma_table_info('vehicles')").all()
  const copied = columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'name')
  database.exec(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${vehicles - sampleInventory.length})
    insert into vehicles (id, name, ${copied}) select 'copy-' || n, 'Copy ' || n, ${copied}
    from number join (select * from vehicles where id = 'denago-nomad')`)
  database.exec('update stock_revision set revision = revision + 1')
  database.close()
}

/** A file of vehicles for `inventory import`, spread over brands, categories and prices. */
export function stockCsv(vehicles: number): string {
  const lines = Array.from({ length: vehicles - sampleInventory.length }, (_, at) => {
    const model = sampleInventory[at % sampleInventory.length]
    return `unit-${at},Copy ${at} ${model?.name},${model?.brand},${model?.category},${7000 + ((at * 37) % 20_000)},"Unit ${at}. ${model?.description.replaceAll('"', '""')}"`
  })
  return ['id,name,brand,category,price,description', ...lines].join('\n')
}
