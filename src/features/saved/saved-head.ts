import { pageHead } from '../../seo/head.ts'
import { page } from '../../site-map.ts'
import { savedPage } from '../../words/saved.ts'

export const savedHead = (siteUrl: string) =>
  pageHead({ ...savedPage.meta, canonical: page('saved').path, siteUrl, robots: 'noindex' })
