import { eachStocked } from '../catalogue/stock-changes.server.ts'
import { database } from '../platform/app-database.server.ts'
import { env } from '../platform/env.server.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

/** Only vehicles whose page loads: eachStocked leaves out the rows that do not fit the schema. */
export async function sitemapResponse(): Promise<Response> {
  const stock = await Array.fromAsync(eachStocked(database()))
  const entries = sitemapEntries(stock.map(({ vehicle, updatedAt }) => ({ id: vehicle.id, updatedAt })))
  return new Response(sitemapXml(env().SITE_URL, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
