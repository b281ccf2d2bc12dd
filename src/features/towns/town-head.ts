import { townCrumbs } from '../../area/town-crumbs.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { usdShort } from '../../format/money.ts'
import { missingHead, pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { townBusiness, townService } from '../../seo/json-ld-business.ts'
import { townHref } from '../../site-map.ts'
import { townSalesPage, unknownTown } from '../../words/town-sales.ts'
import type { TownSales } from './town-sales.ts'

/** One canonical address for both forms and for an alias. */
export function townHead(sales: TownSales | undefined, siteUrl: string) {
  if (!sales) return missingHead(unknownTown.heading)
  const { town, away, picture } = sales.place
  return pageHead({
    ...townSalesPage.meta(town, sales.delivery.fee === 0 ? 'free' : usdShort(sales.delivery.fee), away),
    canonical: townHref(town.slug),
    siteUrl,
    preview: `/og/town/${town.slug}.jpg`,
    previewAlt: townSalesPage.previewAlt(picture.alt, town.name),
    jsonLd: import.meta.env.SSR
      ? [
          townBusiness(siteUrl, town, fromNearestShowroom(town).showroom),
          townService(siteUrl, town, fromNearestShowroom(town).showroom),
          breadcrumbs(siteUrl, townCrumbs(town)),
        ]
      : [],
  })
}
