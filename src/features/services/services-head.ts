import { page } from '../../content/addresses.ts'
import { servicesPage } from '../../content/words/services.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs, faqPage } from '../../frame/seo/json-ld.ts'

const { label, path } = page('services')

export const servicesHead = (siteUrl: string) =>
  pageHead({
    ...servicesPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [faqPage(servicesPage.questions), breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
