import type { FetchedPage } from '../../cli/dealer/site-check/fetched-page.ts'

export { type FetchedPage as Page, getPage, readable } from '../../cli/dealer/site-check/fetched-page.ts'

/** The content of a page's first style sheet. */
export async function firstStyles({ document }: FetchedPage, siteUrl: string): Promise<string> {
  const href = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''
  return (await fetch(siteUrl + href)).text()
}

/** All of a page's JSON-LD, parsed. */
export const jsonLd = ({ document }: FetchedPage): unknown[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.text))
