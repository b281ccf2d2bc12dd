import { type Command, Option } from 'commander'
import { formatPrice } from '../../src/content/format/money.ts'
import { count } from '../../src/content/format/number.ts'
import { positionOf, type StockRow, stockPages } from '../../src/domain/catalogue/stock-changes.server.ts'
import { newOrUsed } from '../../src/domain/catalogue/vehicle-fields.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { example, staffCommand, wholeNumber } from '../command/staff-command.ts'
import { noSuchVehicle } from './show.ts'
import { warnOfUnreadable } from './warn-unreadable-vehicles.ts'

type Options = Common & { brand?: string; inStock?: true; outOfStock?: true; limit: number; after?: string }

export const inventoryList = (): Command =>
  staffCommand('list', 'vehicles in the catalog, newest first')
    .option('--brand <brand>', 'only this brand')
    .addOption(new Option('--in-stock', 'only what is in stock').conflicts('outOfStock'))
    .option('--out-of-stock', 'only what is not in stock')
    .option('--limit <number>', 'show at most this many', wholeNumber, 100)
    .option('--after <id>', 'continue after this vehicle, the last of the previous list')
    .addHelpText('after', example('inventory list --brand acme --limit 20', 'inventory list --after acme-trail-4'))
    .action((options: Options) =>
      withDatabase(async (db) => {
        const { rows, more } = await page(db, options)
        show(
          options,
          rows.map(({ vehicle, createdAt, updatedAt }) => ({ ...vehicle, createdAt, updatedAt })),
          () => inWords(rows, more),
        )
      }),
    )

/** Stops reading at the end of the page. */
async function page(db: Db, options: Options): Promise<{ rows: StockRow[]; more: boolean }> {
  const after = options.after === undefined ? undefined : await positionOf(db, options.after)
  if (options.after !== undefined && !after) throw await noSuchVehicle(db, options.after)
  const rows: StockRow[] = []
  let unreadable = 0
  let more = false
  for await (const stock of stockPages(db, after)) {
    unreadable += stock.unreadable.length
    for (const row of stock.readable) if (isWanted(row.vehicle, options)) rows.push(row)
    more = rows.length > options.limit
    if (more) break
  }
  warnOfUnreadable(unreadable)
  if (more && options.json)
    process.stderr.write(`There are more: use --limit, or --after ${rows[options.limit - 1]?.vehicle.id}.\n`)
  return { rows: rows.slice(0, options.limit), more }
}

function isWanted({ brand, inStock }: StockRow['vehicle'], options: Options): boolean {
  if (options.brand !== undefined && brand.toLowerCase() !== options.brand.toLowerCase()) return false
  return !(options.inStock && !inStock) && !(options.outOfStock && inStock)
}

function inWords(rows: readonly StockRow[], more: boolean): string {
  if (rows.length === 0) return 'No vehicles found.'
  const lines = rows.map(({ vehicle, updatedAt }) => [
    vehicle.id,
    vehicle.name,
    vehicle.brand,
    vehicle.category,
    formatPrice(vehicle.price),
    vehicle.inStock ? 'yes' : 'no',
    newOrUsed(vehicle.isNew),
    listTime(updatedAt).slice(0, 10),
  ])
  const head = ['id', 'name', 'brand', 'category', 'price', 'in stock', 'condition', 'changed']
  const next = more ? `; continue with --after ${rows.at(-1)?.vehicle.id}, or show more with --limit` : ''
  return `${table(head, lines)}\n\n${count(rows.length, 'vehicle')}${next}`
}
