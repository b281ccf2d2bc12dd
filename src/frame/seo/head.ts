import { type Page, pages } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { previewAlt as altOf } from './preview-alt.ts'

type PageHead = {
  title: string
  description: string
  canonical: string
  siteUrl: string
  /** Origin of the canonical address, if that is on another of the dealer's sites. */
  canonicalSite?: string
  /** Path of the 1200 by 630 px preview picture, when it is not the canonical page's. */
  preview?: string
  /** Alternative text of that picture. */
  previewAlt?: string
  keywords?: string
  robots?: 'noindex' | 'noindex, follow' | undefined
  type?: 'website' | 'product' | 'article'
  more?: readonly Meta[]
  /** Pass this only if `import.meta.env.SSR`, so that browsers do not load the code that makes it. */
  jsonLd?: readonly object[]
}

type Meta = { name: string; content: string } | { property: string; content: string }

/** `<` is escaped, so that no text in the data can close the script element. */
const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** build/build-og.ts makes a picture for each indexed page with a fixed address. Other pages get the site's. */
function previewOf(canonical: string): string {
  const page = pages.find((row: Page) => row.path === canonical && row.indexable !== false)
  return `/og/${page?.id ?? 'site'}.jpg`
}

/** Metadata for search engines and link previews (product.md 2.2). */
export function pageHead({
  title,
  description,
  canonical,
  siteUrl,
  canonicalSite = siteUrl,
  preview = previewOf(canonical),
  previewAlt,
  keywords,
  robots,
  type = 'website',
  more = [],
  jsonLd = [],
}: PageHead) {
  const url = canonicalSite + canonical
  const image = siteUrl + preview
  const meta: ({ title: string } | Meta)[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: business.name },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...more,
  ]
  // Only on the server, so that browsers do not load the code that describes the pictures.
  if (import.meta.env.SSR) {
    const alt = previewAlt ?? altOf(preview, title)
    meta.push({ property: 'og:image:alt', content: alt }, { name: 'twitter:image:alt', content: alt })
  }
  if (keywords) meta.push({ name: 'keywords', content: keywords })
  if (robots) meta.push({ name: 'robots', content: robots })
  return {
    meta,
    links: [{ rel: 'canonical', href: url }],
    scripts: jsonLd.map((data) => ({ type: 'application/ld+json', children: jsonLdText(data) })),
  }
}

export const missingHead = (title: string) => ({
  meta: [{ title: `${title} | ${business.shortName}` }, { name: 'robots', content: 'noindex' }],
})
