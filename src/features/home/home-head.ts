import { physicalShowrooms } from '../../dealer/facts/showrooms.ts'
import { pageHead } from '../../seo/head.ts'
import { webSite } from '../../seo/json-ld.ts'
import { dealer } from '../../seo/json-ld-business.ts'
import { home } from '../../words/home.ts'

export const homeHead = (siteUrl: string) =>
  pageHead({
    ...home.meta,
    canonical: '/',
    siteUrl,
    jsonLd: import.meta.env.SSR
      ? [webSite(siteUrl), ...physicalShowrooms.map((showroom) => dealer(siteUrl, showroom))]
      : [],
  })
