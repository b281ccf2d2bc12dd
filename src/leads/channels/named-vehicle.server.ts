import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/database.server.ts'
import type { NamedVehicle } from './adf.ts'

const specifications = z.object({ year: z.union([z.string(), z.number()]).optional() })

/** The vehicle whose name stands in a text; the longest when there are several, as in 'Nomad' and 'Nomad XL'. */
export async function vehicleNamedIn(db: Db, text: string): Promise<NamedVehicle | undefined> {
  const row = await db
    .selectFrom('vehicles')
    .select(['id', 'name', 'brand', 'is_new', 'price_cents', 'specifications'])
    .where(sql<boolean>`lower(cast(${text} as text)) like '%' || lower(name) || '%'`)
    .orderBy(sql`length(name)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const price = row.price_cents === null ? undefined : row.price_cents / 100
  const { year } = specifications.catch({}).parse(JSON.parse(row.specifications))
  return { id: row.id, name: row.name, brand: row.brand, isNew: row.is_new === 1, price, year: String(year ?? '') }
}
