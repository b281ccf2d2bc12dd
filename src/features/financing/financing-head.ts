import { page } from '../../content/addresses.ts'
import { financingPage } from '../../content/words/financing.words.ts'
import { hasPaymentSearch, type PaymentSearch } from '../../domain/catalogue/finance/payment-search.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'

const { label, path } = page('financing')

export const financingHead = (siteUrl: string, search: PaymentSearch) =>
  pageHead({
    ...financingPage.meta,
    canonical: path,
    siteUrl,
    robots: hasPaymentSearch(search) ? 'noindex, follow' : undefined,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
