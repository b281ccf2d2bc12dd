import { page } from '../../content/addresses.ts'
import { tellMePage } from '../../content/words/tell-me.ts'
import { pageHead } from '../../frame/seo/head.ts'

/** Without the token of a link that was mailed. */
export const tellMeHead = (siteUrl: string) =>
  pageHead({ ...tellMePage.meta, canonical: page('tell-me').path, siteUrl, robots: 'noindex' })
