import { listVehicles } from '../catalogue/vehicles.server.ts'
import { database } from '../platform/app-database.server.ts'
import { env } from '../platform/env.server.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

/** Only vehicles whose page loads: listVehicles leaves out the rows that do not fit the schema. */
export async function sitemapResponse(): Promise<Response> {
  const db = database()
  const [vehicles, changes] = await Promise.all([
    listVehicles(db),
    db.selectFrom('vehicles').select(['id', 'updated_at']).execute(),
  ])
  const updatedAt = new Map(changes.map((row) => [row.id, row.updated_at]))
  const entries = sitemapEntries(
    vehicles.flatMap(({ id }) => {
      const changed = updatedAt.get(id)
      return changed ? [{ id, updatedAt: changed }] : []
    }),
  )
  return new Response(sitemapXml(env().SITE_URL, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
