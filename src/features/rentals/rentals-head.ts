import { townRentalCrumbs } from '../../area/town-crumbs.ts'
import { rentalFaq } from '../../content/rental-faq.ts'
import { rentalsPage } from '../../content/rentals-page.ts'
import { townRentalPage } from '../../content/town-rental-page.ts'
import type { Town } from '../../content/towns.ts'
import { unknownTownMessage } from '../../content/unknown-town.ts'
import { missingHead, pageHead } from '../../seo/head.ts'
import { breadcrumbs, faqPage } from '../../seo/json-ld.ts'
import { autoRental } from '../../seo/json-ld-business.ts'
import { page, townRentalHref } from '../../site-map.ts'

const rentals = { label: page('rentals').label, path: page('rentals').path }

export const rentalsHead = (siteUrl: string) =>
  pageHead({
    ...rentalsPage.meta,
    canonical: rentals.path,
    siteUrl,
    preview: '/og/rentals.jpg',
    jsonLd: import.meta.env.SSR ? [autoRental(siteUrl), faqPage(rentalFaq), breadcrumbs(siteUrl, [rentals])] : [],
  })

export function townRentalHead(town: Town | undefined, siteUrl: string) {
  if (!town) return missingHead(unknownTownMessage)
  return pageHead({
    ...townRentalPage.meta(town.name, town.stateCode),
    canonical: townRentalHref(town.slug),
    siteUrl,
    preview: `/og/town/${town.slug}.jpg`,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, townRentalCrumbs(town))] : [],
  })
}
