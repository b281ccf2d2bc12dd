import { townHref } from '../../content/addresses.ts'
import { townSalesPage, unknownTown } from '../../content/words/town-sales.words.ts'
import { townCrumbs } from '../../domain/towns/town-crumbs.ts'
import { fromNearestShowroom } from '../../domain/towns/town-distance.ts'
import { missingHead, pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'
import { townBusiness, townService } from '../../frame/seo/json-ld-business.ts'
import type { TownSales } from './town-sales.ts'

/** Both forms of a town's address, and its aliases, share one canonical address. */
export function townHead(sales: TownSales | undefined, siteUrl: string) {
  if (!sales) return missingHead(unknownTown.heading)
  const { town, picture } = sales.place
  return pageHead({
    ...townSalesPage.meta(town, sales.delivery.offer),
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
