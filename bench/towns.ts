/** `npm run bench:towns`: how much of each town page's text no other town page has. `--pages` lists every page. */

import { townHref, townRentalHref } from '../src/content/addresses.ts'
import { towns } from '../src/content/dealer/facts/towns.facts.ts'
import { getPage } from '../tests/support/html.ts'
import { startSite } from '../tests/support/running-site.ts'
import { median, type Row, report } from './results.ts'
import { ownText, shinglesOf, uniqueShare, wholeText } from './town-text.ts'

type Kind = 'sales' | 'rental'
type Text = { kind: Kind; path: string; words: number; whole: Set<string>; own: Set<string> }

const site = await startSite({ LOG_LEVEL: 'error' })
const texts: Text[] = []
for (const { slug, name } of towns) {
  for (const [kind, path] of [['sales', townHref(slug)] as const, ['rental', townRentalHref(slug)] as const]) {
    const main = (await getPage(site.url + path)).document.querySelector('main')
    if (!main) throw new Error(`${path} has no main part`)
    const text = wholeText(main)
    texts.push({
      ...{ kind, path, words: text.split(' ').length },
      ...{ whole: shinglesOf(text, name), own: shinglesOf(ownText(main), name) },
    })
  }
}
await site.remove()

const shares = texts.map((text) => {
  const others = texts.filter((other) => other !== text)
  const of = (part: 'whole' | 'own') =>
    uniqueShare(
      text[part],
      others.map((other) => other[part]),
    )
  return { ...text, wholeShare: of('whole'), ownShare: of('own') }
})
const percent = (share: number): string => `${Math.round(share * 100)}%`

if (process.argv.includes('--pages'))
  console.table(
    shares.map(({ path, words, wholeShare, ownShare }) => [path, words, percent(wholeShare), percent(ownShare)]),
  )

const row = (kind: Kind): Row => {
  const some = shares.filter((each) => each.kind === kind)
  const whole = some.map(({ wholeShare }) => wholeShare)
  const own = some.map(({ ownShare }) => ownShare)
  return {
    pages: kind,
    'own text unique, lowest': percent(Math.min(...own)),
    'own text unique, median': percent(median(own)),
    'all text unique, lowest': percent(Math.min(...whole)),
    'all text unique, median': percent(median(whole)),
    'words, median': median(some.map(({ words }) => words)),
  }
}
report(
  'Text of town pages',
  'Share of the five-word runs of a town page that none of the 79 others has, with the page’s own town masked. Own text is the main part without what the specification prints for every town: price lists, terms, benefits, carts of the stock, hours and forms. Before the towns had notes, uses and roads of their own, an earlier count found 19% of all text unique on sales pages (14% at least) and 21% on rental pages (17% at least).',
  [row('sales'), row('rental')],
)
