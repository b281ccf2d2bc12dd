import { pageHead } from '../../seo/head.ts'
import { page } from '../../site-map.ts'
import { comparePage } from '../../words/compare.ts'

export const compareHead = (siteUrl: string) =>
  pageHead({ ...comparePage.meta, canonical: page('compare').path, siteUrl, robots: 'noindex' })
