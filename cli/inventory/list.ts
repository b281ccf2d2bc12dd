import type { Command } from 'commander'
import { eachStocked, type StockRow } from '../../src/catalogue/stock-changes.server.ts'
import { formatPrice } from '../../src/catalogue/vehicle.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { warnOfUnreadable } from './unreadable.ts'

type Options = Common & { brand?: string; inStock?: true; outOfStock?: true }

export const inventoryList = (): Command =>
  staffCommand('list', 'every vehicle in the catalogue, newest first')
    .option('--brand <brand>', 'only this brand')
    .option('--in-stock', 'only what is in stock')
    .option('--out-of-stock', 'only what is not in stock')
    .action((options: Options) =>
      withDatabase(async (db) => {
        await warnOfUnreadable(db)
        const rows = (await Array.fromAsync(eachStocked(db))).filter(({ vehicle }) => isWanted(vehicle, options))
        show(
          options,
          rows.map(({ vehicle, createdAt, updatedAt }) => ({ ...vehicle, createdAt, updatedAt })),
          () => inWords(rows),
        )
      }),
    )

function isWanted({ brand, inStock }: StockRow['vehicle'], options: Options): boolean {
  if (options.brand !== undefined && brand.toLowerCase() !== options.brand.toLowerCase()) return false
  return !(options.inStock && !inStock) && !(options.outOfStock && inStock)
}

function inWords(rows: readonly StockRow[]): string {
  if (rows.length === 0) return 'No vehicles found.'
  const lines = rows.map(({ vehicle, updatedAt }) => [
    vehicle.id,
    vehicle.name,
    vehicle.brand,
    vehicle.category,
    formatPrice(vehicle.price),
    vehicle.inStock ? 'yes' : 'no',
    vehicle.isNew ? 'new' : 'used',
    updatedAt.slice(0, 10),
  ])
  const head = ['id', 'name', 'brand', 'category', 'price', 'in stock', 'condition', 'changed']
  return `${table(head, lines)}\n\n${count(rows.length, 'vehicle')}`
}
