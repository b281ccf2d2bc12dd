import { getPage, type Page } from './html.ts'

export type Visit = { page: Page; linkedFrom: string }

export const isPage = ({ headers }: Page): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

export const hrefsIn = (page: Page): string[] =>
  page.document.querySelectorAll('a[href], area[href]').map((link) => link.getAttribute('href') ?? '')

/** A site closes further connections of one client once 256 are open. */
const AT_ONCE = 64

/** Every page of a site that links lead to from these paths, by path and query; redirects are not followed. */
export async function crawl(siteUrl: string, from: readonly string[] = ['/']): Promise<Map<string, Visit>> {
  const visited = new Map<string, Visit>()
  const linkedFrom = new Map(from.map((path) => [path, 'the start']))
  for (let found = from; found.length > 0; ) {
    const next: string[] = []
    const read: { path: string; page: Page }[] = []
    for (let first = 0; first < found.length; first += AT_ONCE) {
      const pages = found
        .slice(first, first + AT_ONCE)
        .map(async (path) => ({ path, page: await getPage(siteUrl + path, { redirect: 'manual' }) }))
      read.push(...(await Promise.all(pages)))
    }
    for (const { path, page } of read) {
      visited.set(path, { page, linkedFrom: linkedFrom.get(path) ?? '' })
      for (const href of isPage(page) ? hrefsIn(page) : []) {
        const url = new URL(href, siteUrl + path)
        const target = url.pathname + url.search
        if (url.origin !== siteUrl || linkedFrom.has(target)) continue
        linkedFrom.set(target, path)
        next.push(target)
      }
    }
    found = next
  }
  return visited
}

/** Links that do not lead to a page, in words. */
export const brokenLinks = (visited: ReadonlyMap<string, Visit>): string[] =>
  [...visited]
    .filter(([, { page }]) => page.status !== 200)
    .map(([path, { page, linkedFrom }]) => `${path} is ${page.status}, linked from ${linkedFrom}`)
