import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { home } from '../../content/words/home.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { webSite } from '../../frame/seo/json-ld.ts'
import { dealer } from '../../frame/seo/json-ld-business.ts'

export const homeHead = (siteUrl: string) =>
  pageHead({
    ...home.meta,
    canonical: '/',
    siteUrl,
    jsonLd: import.meta.env.SSR
      ? [webSite(siteUrl), ...physicalShowrooms.map((showroom) => dealer(siteUrl, showroom))]
      : [],
  })
