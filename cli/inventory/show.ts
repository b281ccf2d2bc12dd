import type { Command } from 'commander'
import { nearestName } from '../../src/content/dealer/reading/nearest-name.ts'
import { eachStocked, findStocked, type StockRow } from '../../src/domain/catalogue/stock-changes.server.ts'
import { stockedFields } from '../../src/domain/catalogue/vehicle-fields.ts'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { type Failure, notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const inventoryShow = (): Command =>
  staffCommand('show', 'one vehicle with all its fields')
    .argument('<id>', 'id of the vehicle')
    .action((id: string, options: Common) =>
      withDatabase(async (db) => {
        const row = await findStocked(db, id)
        if (!row) throw await noSuchVehicle(db, id)
        const { vehicle, createdAt, updatedAt, source } = row
        show(options, { ...vehicle, createdAt, updatedAt, source }, () => inWords(row))
      }),
    )

/** Suggests the id that was probably meant. */
export async function noSuchVehicle(db: Db, id: string): Promise<Failure> {
  const nearest = nearestName(id, await Array.fromAsync(eachStocked(db), ({ vehicle }) => vehicle.id))
  return notFound(
    `No vehicle has the id ${id}.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    'See `larkway inventory list` for the ids, and `larkway inventory validate` for vehicles that cannot be shown.',
  )
}

/** Fields that are too long for one line. */
const below = ['description', 'images', 'features', 'specifications']

function inWords({ vehicle, createdAt, updatedAt, source }: StockRow): string {
  const { specifications, features, images, description } = vehicle
  const values: Readonly<Record<string, unknown>> = vehicle
  const about = facts([
    ...stockedFields
      .filter(([name]) => !below.includes(name))
      .map(([name, { label, format, write }]) => [label, (format ?? write ?? String)(values[name])] as const),
    ['Added', listTime(createdAt)],
    ['Changed', listTime(updatedAt)],
    ['Brought by', source ?? 'unknown'],
    ...Object.entries(specifications).map(([name, value]) => [name, String(value)] as const),
  ])
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `\n\n${title}:\n${items.map((item) => `  ${item}`).join('\n')}` : ''
  return `${about}\n\n${description}${list('Features', features)}${list('Images', images)}`
}
