import { townCrumbs } from '../../area/town-crumbs.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { townSalesPage, unknownTown } from '../../content/pages/town-sales.ts'
import type { Town } from '../../content/towns/towns.ts'
import { missingHead, pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { townBusiness } from '../../seo/json-ld-business.ts'
import { townHref } from '../../site-map.ts'

/** One canonical address for both forms and for an alias. */
export function townHead(town: Town | undefined, siteUrl: string) {
  if (!town) return missingHead(unknownTown.heading)
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
