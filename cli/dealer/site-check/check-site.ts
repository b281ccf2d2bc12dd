import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../../../src/content/dealer/paths/dealer-paths.ts'
import { displayPath } from '../../../src/content/dealer/reading/read-dealer-folder.ts'
import { count } from '../../../src/content/format/number.ts'
import { coveredWords, openBrowser, overlaps } from './check-page-layout.ts'
import type { StockRead } from './copy-site-stock.ts'
import { isPage } from './fetched-page.ts'
import { leftoverDrawings, leftovers } from './find-sample-leftovers.ts'
import { readSite, type SiteFault } from './find-site-faults.ts'
import { stemOf, type TemplatePicture, templatePictures } from './find-template-pictures.ts'
import { withSiteOfFolder } from './serve-checked-site.ts'

export type SiteProblem = {
  readonly page: string
  /** Number of other pages with the same fault. */
  readonly otherPages: number
  readonly what: string
  readonly fix: string
}

export type SiteCheck = {
  readonly pages: number
  readonly stock: StockRead
  /** How many carts the site lists. */
  readonly carts: number
  /** How many pages were laid out in a browser; undefined when there is none. */
  readonly laidOut: number | undefined
  readonly templatePictures: readonly TemplatePicture[]
  readonly problems: readonly SiteProblem[]
}

/** How many pages of one kind, such as towns, are laid out at most. More would show nothing new, since they share a layout. */
const LAID_OUT_OF_A_KIND = 5

/** Faults of this folder's site once it is built and served, each listed once, however many pages have it. */
export const checkSite = (): Promise<SiteCheck> =>
  withSiteOfFolder(async (siteUrl, stock) => {
    const { visited, faults } = await readSite(siteUrl, leftovers(), await storedPictures(stock))
    const pages = new Map([...visited].flatMap(([path, { page }]) => (isPage(page) ? [[path, page]] : [])))
    const covered = await coveredOn(siteUrl, [...pages.keys()])
    const drawings = leftoverDrawings().map((file) => ({
      path: '/',
      what: `shows the sample dealer’s ${file}`,
      fix: 'replace it with your own',
    }))
    const alike = Map.groupBy([...faults, ...drawings, ...covered.faults], ({ what, fix }) =>
      JSON.stringify([what, fix]),
    )
    return {
      pages: pages.size,
      stock,
      carts: await cartsOf(siteUrl),
      laidOut: covered.pages,
      templatePictures: await templatePictures(pages),
      problems: [...alike.values()].flatMap(problemOf),
    }
  })

async function coveredOn(
  siteUrl: string,
  paths: readonly string[],
): Promise<{ readonly pages: number | undefined; readonly faults: readonly SiteFault[] }> {
  const browser = await openBrowser()
  if (!browser) return { pages: undefined, faults: [] }
  try {
    const kinds = Map.groupBy(
      paths.filter((path) => !path.includes('?')),
      (path) => path.replace(/[^/]*$/, ''),
    )
    const some = [...kinds].flatMap(([kind, alike]) => (kind === '/' ? alike : alike.slice(0, LAID_OUT_OF_A_KIND)))
    return { pages: some.length, faults: coveredWords(await overlaps(browser, siteUrl, some)) }
  } finally {
    await browser.close()
  }
}

async function cartsOf(siteUrl: string): Promise<number> {
  const feed: unknown = await (await fetch(`${siteUrl}/feeds/inventory.json`)).json()
  return Array.isArray(feed) ? feed.length : 0
}

/** Finds pictures of the dealer's own stock. The site that is checked doesn't have them, since only the database is copied. */
async function storedPictures(stock: StockRead): Promise<(path: string) => Promise<boolean>> {
  if ('unread' in stock) return async () => false
  const { pictureStore } = await import('../../../src/server/pictures/picture-store.server.ts')
  const { env } = await import('../../../src/server/settings/env.server.ts')
  let stems: Promise<ReadonlySet<string>> | undefined
  return async (path) => {
    stems ??= Array.fromAsync(pictureStore(env()).list(), ({ name }) => stemOf(`/pictures/${name}`)).then(
      (all) => new Set(all),
    )
    return (await stems).has(stemOf(path))
  }
}

export const describedProblem = ({ page, otherPages, what, fix }: SiteProblem): string =>
  `${page}${otherPages > 0 ? ` and ${count(otherPages, 'more page')}` : ''}: ${what}; ${fix}`

function problemOf(faults: readonly SiteFault[]): readonly SiteProblem[] {
  const [first] = faults
  if (!first) return []
  const { path, what, fix, writtenAs } = first
  const where = writtenAs === undefined ? '' : whereWritten(writtenAs)
  const otherPages = new Set(faults.map((fault) => fault.path)).size - 1
  return [{ page: path, otherPages, what, fix: where ? `${fix} in ${where}` : fix }]
}

/** `policies/privacy.mdx, line 12`, if exactly these words are in the folder. */
function whereWritten(words: string): string {
  for (const folder of folders) {
    for (const file of globSync('**/*.{yaml,csv,md,mdx,json}', { cwd: folder }).sort()) {
      const path = join(folder, file)
      const at = readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(words))
      if (at >= 0) return `${displayPath(path)}, line ${at + 1}`
    }
  }
  return ''
}
