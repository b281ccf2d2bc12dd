import { page } from '../../content/addresses.ts'
import { contactPage, thankYouPage } from '../../content/words/contact.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'

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
