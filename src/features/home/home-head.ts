import { physicalShowrooms } from '../../content/facts/showrooms.ts'
import { home } from '../../content/pages/home.ts'
import { pageHead } from '../../seo/head.ts'
import { webSite } from '../../seo/json-ld.ts'
import { dealer } from '../../seo/json-ld-business.ts'

export const homeHead = (siteUrl: string) =>
  pageHead({
    ...home.meta,
    canonical: '/',
    siteUrl,
    jsonLd: import.meta.env.SSR
      ? [webSite(siteUrl), ...physicalShowrooms.map((showroom) => dealer(siteUrl, showroom))]
      : [],
  })
