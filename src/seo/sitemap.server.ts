import { currentStock } from '../catalogue/stock.server.ts'
import { env } from '../platform/env.server.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

/** Most addresses that the protocol allows in a file. */
const MAX_ENTRIES = 50_000

/** Only vehicles that have a page: the stock leaves out rows that do not fit the schema. */
export async function sitemapResponse(): Promise<Response> {
  const { vehicles, changedAt } = await currentStock()
  const entries = sitemapEntries(vehicles.map(({ id }, at) => ({ id, updatedAt: changedAt[at] ?? '' }))).slice(
    0,
    MAX_ENTRIES,
  )
  return new Response(sitemapXml(env().SITE_URL, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
