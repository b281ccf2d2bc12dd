import { pageHead } from '../../seo/head.ts'
import { breadcrumbs, faqPage } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { servicesPage } from '../../words/services.ts'

const { label, path } = page('services')

export const servicesHead = (siteUrl: string) =>
  pageHead({
    ...servicesPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [faqPage(servicesPage.questions), breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
