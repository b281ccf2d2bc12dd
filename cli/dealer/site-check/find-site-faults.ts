import pMap from 'p-map'
import { brokenFragments, crawl, deadLinks, PAGES_AT_ONCE, START, type VisitsByPath } from './crawl-site.ts'
import { type FetchedPage, getPage, isPage } from './fetched-page.ts'
import { type Fault, pageFaults, wordFaults } from './find-page-faults.ts'
import type { Leftover } from './find-sample-leftovers.ts'

export type SiteFault = Fault & { readonly path: string }

/** Files that programs read. */
const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/feeds/inventory.json',
  '/feeds/inventory.csv',
  '/feeds/google-products.xml',
]
/** Addresses that nothing links to. The first has no page, so that the page for unknown addresses is checked, too. */
const unlinked = ['/no/such/page', '/thank-you']
const removeLink = 'correct the link, or remove it'

export type SiteReport = { readonly visited: VisitsByPath; readonly faults: readonly SiteFault[] }

/**
 * Reads every page of a site, and lists what a visitor or a search engine would find wrong.
 * @param isElsewhere whether the dealer's own site has a file that this site lacks
 */
export async function readSite(
  siteUrl: string,
  leftovers: readonly Leftover[],
  isElsewhere: (path: string) => Promise<boolean> = async () => false,
): Promise<SiteReport> {
  const fileResponses = await pMap(files, async (path) => ({ path, page: await getPage(siteUrl + path) }), {
    concurrency: PAGES_AT_ONCE,
  })
  const listed = fileResponses.flatMap(({ path, page }) => (path === '/sitemap.xml' ? locationsIn(page.html) : []))
  const visited = await crawl(siteUrl, ['/', ...listed, ...unlinked])
  const pages = [...visited].filter(([, { page }]) => isPage(page))
  return {
    visited,
    faults: [
      ...fileResponses.flatMap(({ path, page }) => [
        ...(page.status === 200
          ? []
          : [{ path, what: `returns ${page.status}`, fix: 'ask the person who runs the software' }]),
        ...wordFaults(page.html, leftovers).map((fault) => ({ path, ...fault })),
      ]),
      ...dead(visited),
      ...brokenFragments(visited, siteUrl).map(({ path, href }) => ({
        ...{ path, what: `links to ${href}, but that page has no such anchor`, fix: removeLink, writtenAs: href },
      })),
      ...pages.flatMap(([path, { page }]) => pageFaults(page, leftovers).map((fault) => ({ path, ...fault }))),
      ...(await missingFiles(siteUrl, new Map(pages.map(([path, { page }]) => [path, page])), isElsewhere)),
    ],
  }
}

const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })

const dead = (visited: VisitsByPath): readonly SiteFault[] =>
  deadLinks(visited)
    .filter(({ path }) => !unlinked.includes(path))
    .map(({ path, linkedFrom, status, location }) => {
      const answer = location ? `returns ${status} and redirects to ${location}` : `returns ${status}`
      return linkedFrom === START
        ? { path, what: `${answer}, but the site map lists it`, fix: 'ask the person who runs the software' }
        : { path: linkedFrom, what: `links to ${path}, which ${answer}`, fix: removeLink, writtenAs: path }
    })

/** Pictures, styles and scripts that pages refer to but that don't exist. */
async function missingFiles(
  siteUrl: string,
  pages: ReadonlyMap<string, FetchedPage>,
  isElsewhere: (path: string) => Promise<boolean>,
): Promise<readonly SiteFault[]> {
  const namedOn = new Map<string, string>()
  for (const [path, page] of pages) {
    for (const address of filesOf(page)) {
      const { origin, href } = new URL(address, siteUrl + path)
      if (origin === siteUrl && !namedOn.has(href)) namedOn.set(href, path)
    }
  }
  const ask = async ([href, path]: [string, string]) => {
    // The preview picture of a cart may redirect to its photo.
    const { status, url } = await fetch(href, { method: 'HEAD' })
    const isThere = status === 404 && (await isElsewhere(new URL(url).pathname))
    return { href, path, status: isThere ? 200 : status }
  }
  const answers = await pMap([...namedOn], ask, { concurrency: PAGES_AT_ONCE })
  return answers
    .filter(({ status }) => status !== 200)
    .map(({ href, path, status }) => {
      const file = href.slice(siteUrl.length)
      return {
        path,
        what: `shows ${file}, which returns ${status}`,
        fix: 'add the file, or remove the reference to it',
        writtenAs: file,
      }
    })
}

export function filesOf({ document }: FetchedPage): string[] {
  const all = (selector: string, attribute: string): string[] =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')
  return [
    ...all('img[src], script[src], source[src]', 'src'),
    ...all('img[srcset], source[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...all('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="stylesheet"]', 'href'),
    ...all('meta[property="og:image"]', 'content'),
  ].filter(Boolean)
}
