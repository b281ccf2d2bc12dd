import { page } from '../../content/addresses.ts'
import { savedPage } from '../../content/words/saved.words.ts'
import { pageHead } from '../../frame/seo/head.ts'

export const savedHead = (siteUrl: string) =>
  pageHead({ ...savedPage.meta, canonical: page('saved').path, siteUrl, robots: 'noindex' })
