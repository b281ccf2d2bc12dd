import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../../../src/content/dealer/dealer-dir.ts'
import { displayPath } from '../../../src/content/dealer/folder.ts'
import { count } from '../../../src/content/format/number.ts'
import { leftoverDrawings, leftovers } from './leftovers.ts'
import { isPage } from './page.ts'
import { withSiteOfFolder } from './serve-folder.ts'
import { readSite, type SiteFault } from './site-faults.ts'

export type SiteProblem = {
  readonly page: string
  /** How many more pages have the same fault. */
  readonly otherPages: number
  readonly what: string
  readonly fix: string
}

/** What is wrong with the site of this folder once it is built and served; each thing once, however many pages have it. */
export async function checkSite(): Promise<{ readonly pages: number; readonly problems: readonly SiteProblem[] }> {
  const { visited, faults } = await withSiteOfFolder((siteUrl) => readSite(siteUrl, leftovers()))
  const pages = [...visited.values()].filter(({ page }) => isPage(page)).length
  const drawings = leftoverDrawings().map((file) => ({
    path: '/',
    what: `shows ${file} of the sample dealer`,
    fix: 'put your own in its place',
  }))
  const alike = Map.groupBy([...faults, ...drawings], ({ what, fix }) => JSON.stringify([what, fix]))
  return { pages, problems: [...alike.values()].flatMap(problemOf) }
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

/** `policies/privacy.mdx, line 12`, when these very words are in the folder. */
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
