import { savedPage } from '../../content/pages/saved.ts'
import { pageHead } from '../../seo/head.ts'
import { page } from '../../site-map.ts'

export const savedHead = (siteUrl: string) =>
  pageHead({ ...savedPage.meta, canonical: page('saved').path, siteUrl, robots: 'noindex' })
