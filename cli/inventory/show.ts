import type { Command } from 'commander'
import { findStocked, type StockRow } from '../../src/catalogue/stock-changes.server.ts'
import { formatPrice } from '../../src/catalogue/vehicle.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const inventoryShow = (): Command =>
  staffCommand('show', 'one vehicle with everything that is known of it')
    .argument('<id>', 'id of the vehicle')
    .action((id: string, options: Common) =>
      withDatabase(async (db) => {
        const found = await findStocked(db, id)
        if (!found) throw noSuchVehicle(id)
        const { vehicle, createdAt, updatedAt } = found
        show(options, { ...vehicle, createdAt, updatedAt }, () => inWords(found))
      }),
    )

export const noSuchVehicle = (id: string) =>
  notFound(
    `There is no vehicle ${id}, or it does not fit the schema.`,
    'See `larkway inventory list` for the ids, and `larkway inventory validate` for what is wrong.',
  )

function inWords({ vehicle, createdAt, updatedAt }: StockRow): string {
  const { specifications, features, images, description } = vehicle
  const about = facts([
    ['Id', vehicle.id],
    ['Name', vehicle.name],
    ['Brand', vehicle.brand],
    ['Category', vehicle.category],
    ['Price', formatPrice(vehicle.price)],
    ['In stock', vehicle.inStock ? 'yes' : 'no'],
    ['Condition', vehicle.isNew ? 'new' : 'used'],
    ['External page', vehicle.externalUrl ?? 'none'],
    ['Aliases', vehicle.aliases.join(', ') || 'none'],
    ['Added', createdAt],
    ['Changed', updatedAt],
    ...Object.entries(specifications).map(([key, value]) => [key, String(value)] as const),
  ])
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `\n\n${title}:\n${items.map((item) => `  ${item}`).join('\n')}` : ''
  return `${about}\n\n${description}${list('Features', features)}${list('Images', images)}`
}
