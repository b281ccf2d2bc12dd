import { hasPaymentSearch, type PaymentSearch } from '../../finance/payment-search.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { financingPage } from '../../words/financing.ts'

const { label, path } = page('financing')

export const financingHead = (siteUrl: string, search: PaymentSearch) =>
  pageHead({
    ...financingPage.meta,
    canonical: path,
    siteUrl,
    robots: hasPaymentSearch(search) ? 'noindex, follow' : undefined,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
