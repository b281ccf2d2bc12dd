import { floorHref, pages, townHref, townRentalHref, vehicleHref } from '../../content/addresses.ts'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { policies } from '../../content/dealer/facts/policies.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'

export type SitemapEntry = {
  readonly path: string
  readonly lastModified?: string
}

const policyDates: ReadonlyMap<string, string> = new Map(policies.map(({ path, lastUpdated }) => [path, lastUpdated]))

export const sitemapEntries = (
  vehicles: readonly { readonly id: string; readonly updatedAt: string }[],
  /** Ids of the showrooms, if there is stock at more than one. */
  floors: readonly string[] = [],
): readonly SitemapEntry[] => [
  ...pages
    .filter((page) => page.indexable !== false && page.canonical === undefined)
    .map(({ path }) => ({ path, lastModified: policyDates.get(path) })),
  ...towns.map(({ slug }) => ({ path: townHref(slug) })),
  ...(offers.rentals ? towns.map(({ slug }) => ({ path: townRentalHref(slug) })) : []),
  ...floors.map((id) => ({ path: floorHref(id) })),
  ...vehicles.map(({ id, updatedAt }) => ({ path: vehicleHref(id), lastModified: updatedAt })),
]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escaped(lastModified)}</lastmod>` : ''
    return `<url><loc>${escaped(siteUrl + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
