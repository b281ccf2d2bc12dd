import { isPage, wordsOf } from '../../cli/dealer/site-check/fetched-page.ts'
import { readSite } from '../../cli/dealer/site-check/find-site-faults.ts'

/** Words for visitors and search engines that only a dealer with the offer uses. */
export const tellTales = {
  usedCarts: /\bused\b|\btrade[- ]ins?\b|\bcondition=used\b/i,
  rentals: /\brent(?:al|als|ed|er|ers|ing|s)?\b(?! or mortgage)/i,
  service:
    /(?<!pay for )\brepairs?\b(?! if the cart)|\bservice (?:hours|and|or)\b|\bschedule service\b|(?:topic=|\/)services?\b/i,
  parts: /\b(?:and|or) parts\b|\bparts (?:and|or)\b|\border parts\b|\bfor a part\b|="?parts\b/i,
  storage: /\bstorage\b|\bstore carts\b|\bwinter package\b/i,
  ecoCalculator: /\beco-impact\b/i,
  financing: /\bfinancing\b|\blender’s (?:own )?(?:site|application)\b|\bcredit check\b/i,
  zeroPercent: /\b0% (?:APR|financing)/,
} as const

export type Offer = keyof typeof tellTales

/** Paths that answer 404 without the offer. */
const addresses: Readonly<Partial<Record<Offer, readonly string[]>>> = {
  rentals: [
    '/rentals',
    '/rentals/estimate',
    '/rentals/estimate.ics',
    '/api/rentals/full-days',
    '/policies/rental-policy',
    '/og/rentals.jpg',
  ],
  service: ['/services', '/og/services.jpg'],
  storage: ['/policies/storage-policy'],
  ecoCalculator: ['/eco-impact', '/og/eco-impact.jpg'],
  financing: ['/financing', '/api/financing', '/og/financing.jpg'],
}

const files = ['/sitemap.xml', '/site.webmanifest', '/feeds/inventory.json', '/feeds/google-products.xml', '/api/home']

/** Pages that the dealer wrote, which cover everything the dealer does, whatever this test turns off. */
const ownWords = /^\/(?:policies\/|privacy|terms|accessibility)/

/**
 * Describes everything that is wrong with a site whose dealer lacks these offers: nothing it serves may link to them
 * or mention them.
 */
export async function tracesOf(siteUrl: string, off: readonly Offer[]): Promise<string[]> {
  const { visited, faults } = await readSite(siteUrl, [])
  const texts = [...visited].flatMap(([path, { page }]) => (isPage(page) ? [{ path, text: wordsOf(page.html) }] : []))
  for (const path of files) texts.push({ path, text: await (await fetch(siteUrl + path)).text() })
  const addressed = await Promise.all(
    off
      .flatMap((offer) => addresses[offer] ?? [])
      .map(async (path) => ({ path, status: await statusOf(siteUrl + path) })),
  )
  return [
    ...faults.map(({ path, what }) => `${path} ${what}`),
    ...addressed.flatMap(({ path, status }) => (status === 404 ? [] : [`${path} is ${status}`])),
    ...off.flatMap((offer) => mentionsOf(offer, texts)),
  ]
}

const statusOf = async (url: string): Promise<number> => (await fetch(url, { redirect: 'manual' })).status

/** A site repeats most sentences on many pages, so each mention is reported only once. */
function mentionsOf(offer: Offer, texts: readonly { path: string; text: string }[]): string[] {
  const mentions = new Map<string, string>()
  for (const { path, text } of texts) {
    const at = ownWords.test(path) ? -1 : text.search(tellTales[offer])
    const excerpt = text.slice(Math.max(0, at - 40), at + 40)
    if (at >= 0 && !mentions.has(excerpt)) mentions.set(excerpt, `${path} tells of ${offer}: …${excerpt}…`)
  }
  return [...mentions.values()]
}
