import { mainSite } from '../../content/dealer/facts/main-site.facts.ts'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

/** The protocol's limit for one file. */
const MAX_ENTRIES = 50_000

export async function sitemapResponse(): Promise<Response> {
  const { vehicles, changedAt } = await currentStock()
  const floors = [...new Set(vehicles.flatMap(({ showroom }) => showroom ?? []))].sort()
  const entries = sitemapEntries(
    // A sitemap may list only addresses on its own site, and carts' addresses are on the main site.
    mainSite === null ? vehicles.map(({ id }, at) => ({ id, updatedAt: changedAt[at] ?? '' })) : [],
    floors.length > 1 ? floors : [],
  ).slice(0, MAX_ENTRIES)
  return new Response(sitemapXml(env().SITE_URL, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
