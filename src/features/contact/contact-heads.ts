import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { contactPage, thankYouPage } from '../../words/contact.ts'

const { label, path } = page('contact')

export const contactHead = (siteUrl: string) =>
  pageHead({
    ...contactPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })

export const thankYouHead = (siteUrl: string) =>
  pageHead({ ...thankYouPage.meta, canonical: page('thank-you').path, siteUrl, robots: 'noindex' })
