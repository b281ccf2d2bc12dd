import { page } from '../../content/addresses.ts'
import { comparePage } from '../../content/words/compare.words.ts'
import { pageHead } from '../../frame/seo/head.ts'

export const compareHead = (siteUrl: string) =>
  pageHead({ ...comparePage.meta, canonical: page('compare').path, siteUrl, robots: 'noindex' })
