import pMap from 'p-map'
import { type FetchedPage, getPage, isPage } from './fetched-page.ts'

export type Visit = { page: FetchedPage; linkedFrom: string }
export type VisitsByPath = ReadonlyMap<string, Visit>

export const START = 'the start'

export const hrefsIn = (page: FetchedPage): string[] =>
  page.document.querySelectorAll('a[href], area[href]').map((link) => link.getAttribute('href') ?? '')

/** Far below 256, above which a site closes further connections from one client. */
export const PAGES_AT_ONCE = 64

/** A cart's page links to its pictures, which are not pages. */
const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/pictures/')

/** Every page that can be reached from these paths by links, keyed by path and query. Redirects are not followed. */
export async function crawl(siteUrl: string, from: readonly string[] = ['/']): Promise<Map<string, Visit>> {
  const visited = new Map<string, Visit>()
  const linkedFrom = new Map(from.map((path) => [path, START]))
  for (let paths = [...linkedFrom.keys()]; paths.length > 0; ) {
    const next: string[] = []
    const visit = async (path: string) => ({ path, page: await getPage(siteUrl + path, { redirect: 'manual' }) })
    const pages = await pMap(paths, visit, { concurrency: PAGES_AT_ONCE })
    for (const { path, page } of pages) {
      visited.set(path, { page, linkedFrom: linkedFrom.get(path) ?? '' })
      for (const href of isPage(page) ? hrefsIn(page) : []) {
        const url = new URL(href, siteUrl + path)
        const target = url.pathname + url.search
        if (url.origin !== siteUrl || isPicture(url) || linkedFrom.has(target)) continue
        linkedFrom.set(target, path)
        next.push(target)
      }
    }
    paths = next
  }
  return visited
}

/** Addresses that do not return 200, redirects included, each with a page that links to it. */
export const deadLinks = (visited: VisitsByPath) =>
  [...visited].flatMap(([path, { page, linkedFrom }]) =>
    page.status === 200
      ? []
      : [{ path, linkedFrom, status: page.status, location: page.headers.get('location') ?? '' }],
  )

/** The results of `deadLinks`, as sentences. */
export const brokenLinks = (visited: VisitsByPath): string[] =>
  deadLinks(visited).map(({ path, status, linkedFrom }) => `${path} is ${status}, linked from ${linkedFrom}`)

/** Links to an anchor that the target page lacks. */
export const brokenFragments = (visited: VisitsByPath, siteUrl: string) =>
  [...visited].flatMap(([path, { page }]) =>
    (isPage(page) ? hrefsIn(page) : [])
      .filter((href) => {
        const url = new URL(href, siteUrl + path)
        if (url.origin !== siteUrl || url.hash === '') return false
        const target = visited.get(url.pathname + url.search)?.page.document
        return !target?.getElementById(decodeURIComponent(url.hash.slice(1)))
      })
      .map((href) => ({ path, href })),
  )
