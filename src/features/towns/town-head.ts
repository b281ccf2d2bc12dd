import { fromNearestShowroom } from '../../area/town-distance.ts'
import { townSalesPage } from '../../content/town-sales-page.ts'
import { type Town, unknownTownMessage } from '../../content/towns.ts'
import { missingHead, pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { townBusiness } from '../../seo/json-ld-business.ts'
import { page, townHref } from '../../site-map.ts'

export const townCrumbs = (town: Town) => [
  { label: page('showroom').label, path: page('showroom').path },
  { label: `${town.name}, ${town.stateCode}`, path: townHref(town.slug) },
]

/** One canonical address for both forms and for an alias. */
export function townHead(town: Town | undefined, siteUrl: string) {
  if (!town) return missingHead(unknownTownMessage)
  return pageHead({
    ...townSalesPage.meta(town.name, town.stateCode),
    canonical: townHref(town.slug),
    siteUrl,
    preview: `/og/town/${town.slug}.jpg`,
    jsonLd: import.meta.env.SSR
      ? [townBusiness(siteUrl, town, fromNearestShowroom(town).showroom), breadcrumbs(siteUrl, townCrumbs(town))]
      : [],
  })
}
