import { pageHead } from '../../seo/head.ts'
import { page } from '../../site-map.ts'
import { tellMePage } from '../../words/tell-me.ts'

/** Without the token of a link that was mailed. */
export const tellMeHead = (siteUrl: string) =>
  pageHead({ ...tellMePage.meta, canonical: page('tell-me').path, siteUrl, robots: 'noindex' })
