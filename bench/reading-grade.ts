/** `npm run bench:reading`: how plainly the site's sentences read. */
import { getPage } from '../tests/support/html.ts'
import { startSite } from '../tests/support/running-site.ts'
import { report } from './results.ts'

const SHORTEST_SENTENCE = 6

/** Groups of vowels, without a silent ending: close enough for an average of thousands of words. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return letters ? 1 : 0
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return (spoken.match(/[aeiouy]{1,2}/g) ?? ['']).length
}

const isContraction = (word: string): boolean =>
  /[’'](?:t|re|ll|ve|d|m)\b/.test(word) || /^(?:it|that|here|there|what|who|let|he|she)[’']s\b/i.test(word)

const site = await startSite({ LOG_LEVEL: 'error', RENDER_LIMIT: '1000' })
const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
const total = { words: 0, sentences: 0, syllables: 0, contractions: 0, askUs: 0 }
for (const path of paths) {
  const main = (await getPage(site.url + path)).document.querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  for (const element of main.querySelectorAll('script, svg, select, form, table')) element.remove()
  total.askUs += (main.text.match(/Ask us\b/g) ?? []).length
  for (const element of main.querySelectorAll('p, dd, li')) {
    const text = element.text.replaceAll(/\s+/g, ' ').trim()
    const words = text.split(' ')
    if (element.querySelector('p, dd, li') || words.length < SHORTEST_SENTENCE || !/[.?!]$/.test(text)) continue
    total.words += words.length
    total.sentences += (text.match(/[.?!](?:\s|$)/g) ?? []).length
    total.syllables += words.reduce((sum, word) => sum + syllables(word), 0)
    total.contractions += words.filter(isContraction).length
  }
}
await site.remove()

const grade = (0.39 * total.words) / total.sentences + (11.8 * total.syllables) / total.words - 15.59
report(
  'Words',
  'Sentences of the pages of the sitemap, without tables and forms. Grade is Flesch-Kincaid’s: the year of school in which the text is read with ease. Before the round of edits by a copy editor: 143 pages, 41,015 words, grade 5.2, no contraction, ‘Ask us’ 53 times.',
  [
    {
      pages: paths.length,
      words: total.words,
      grade: Number(grade.toFixed(1)),
      'contractions in 1,000 words': Number(((1000 * total.contractions) / total.words).toFixed(1)),
      '‘Ask us’': total.askUs,
    },
  ],
)
