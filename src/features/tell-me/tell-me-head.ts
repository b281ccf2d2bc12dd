import { page } from '../../content/addresses.ts'
import { tellMePage } from '../../content/words/tell-me.words.ts'
import { pageHead } from '../../frame/seo/head.ts'

/** Leaves out the token of a mailed link. */
export const tellMeHead = (siteUrl: string) =>
  pageHead({
    ...{ ...tellMePage.meta, canonical: page('tell-me').path, siteUrl, robots: 'noindex' },
    // As on staff pages: see src/features/staff/frame/staff-document.tsx.
    more: [{ name: 'referrer', content: 'same-origin' }],
  })
