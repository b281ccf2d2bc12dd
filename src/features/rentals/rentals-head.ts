import { page, townRentalHref } from '../../content/addresses.ts'
import { estimateMeta } from '../../content/words/rental-estimate-form.words.ts'
import { rentalsPage } from '../../content/words/rentals.words.ts'
import { townRentalPage } from '../../content/words/town-rental.words.ts'
import { townSalesPage, unknownTown } from '../../content/words/town-sales.words.ts'
import { estimateQuery } from '../../domain/rentals/estimate-address.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import { townRentalCrumbs } from '../../domain/towns/town-crumbs.ts'
import { missingHead, pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs, faqPage } from '../../frame/seo/json-ld.ts'
import { autoRental } from '../../frame/seo/json-ld-business.ts'
import type { TownRental } from './town-rental.ts'

const estimate = { label: page('rental-estimate').label, path: page('rental-estimate').path }
const rentals = { label: page('rentals').label, path: page('rentals').path }

export const rentalsHead = (siteUrl: string) =>
  pageHead({
    ...rentalsPage.meta,
    canonical: rentals.path,
    siteUrl,
    preview: '/og/rentals.jpg',
    jsonLd: import.meta.env.SSR
      ? [autoRental(siteUrl), faqPage(rentalsPage.questions), breadcrumbs(siteUrl, [rentals])]
      : [],
  })

/** Lets search engines index only the page without an estimate, since estimates are endless. */
export const estimateHead = (siteUrl: string, search: EstimateSearch) =>
  pageHead({
    ...estimateMeta,
    canonical: estimate.path,
    siteUrl,
    preview: '/og/rentals.jpg',
    robots: estimateQuery(search) ? 'noindex, follow' : undefined,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [rentals, estimate])] : [],
  })

export function townRentalHead(rental: TownRental | undefined, siteUrl: string) {
  if (!rental) return missingHead(unknownTown.heading)
  const { town, away, picture } = rental.place
  return pageHead({
    ...townRentalPage.meta(town, away),
    canonical: townRentalHref(town.slug),
    siteUrl,
    preview: `/og/town/${town.slug}.jpg`,
    previewAlt: townSalesPage.previewAlt(picture.alt, town.name),
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, townRentalCrumbs(town))] : [],
  })
}
