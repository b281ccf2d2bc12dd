/** `npm run bench:towns`: how much of each town page's text no other town page has. `--pages` lists every page. */
import { towns } from '../src/content/towns/towns.ts'
import { townHref, townRentalHref } from '../src/site-map.ts'
import { getPage, readable } from '../tests/support/html.ts'
import { startSite } from '../tests/support/running-site.ts'
import { median, type Row, report } from './results.ts'
import { shinglesOf, uniqueShare } from './shingles.ts'

type Text = { kind: 'sales' | 'rental'; path: string; words: number; shingles: Set<string> }

const site = await startSite({ LOG_LEVEL: 'error' })
const texts: Text[] = []
for (const { slug, name } of towns) {
  for (const [kind, path] of [['sales', townHref(slug)] as const, ['rental', townRentalHref(slug)] as const]) {
    const main = (await getPage(site.url + path)).document.querySelector('main')
    if (!main) throw new Error(`${path} has no main part`)
    const text = readable(main)
    texts.push({ kind, path, words: text.split(' ').length, shingles: shinglesOf(text, name) })
  }
}
await site.remove()

const shares = texts.map((text) => ({
  ...text,
  share: uniqueShare(
    text.shingles,
    texts.filter((other) => other !== text).map(({ shingles }) => shingles),
  ),
}))
const percent = (share: number): string => `${Math.round(share * 100)}%`

if (process.argv.includes('--pages'))
  console.table(
    shares.toSorted((a, b) => a.share - b.share).map(({ path, words, share }) => [path, words, percent(share)]),
  )
report(
  'Text of town pages',
  'Share of the five-word runs in the main part of a town page that none of the 79 others has, with the page’s own town masked.',
  (['sales', 'rental'] as const).map((kind): Row => {
    const some = shares.filter((each) => each.kind === kind)
    return {
      pages: kind,
      'unique, lowest': percent(Math.min(...some.map(({ share }) => share))),
      'unique, median': percent(median(some.map(({ share }) => share))),
      'words, median': median(some.map(({ words }) => words)),
    }
  }),
)
