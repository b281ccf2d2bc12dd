import { comparePage } from '../../content/pages/compare.ts'
import { pageHead } from '../../seo/head.ts'
import { page } from '../../site-map.ts'

export const compareHead = (siteUrl: string) =>
  pageHead({ ...comparePage.meta, canonical: page('compare').path, siteUrl, robots: 'noindex' })
