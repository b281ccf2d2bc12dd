/** Draws the preview pictures for social networks, unless the cache has them. */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { dealerDrawings } from '../src/content/dealer/brand/svg.ts'
import { colors } from '../src/content/dealer/facts/colors.facts.ts'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { fromCache } from './build-cache.ts'
import { type Card, drawCard } from './og/card.ts'
import { cards } from './og/cards.ts'
import { cardFonts } from './og/fonts.ts'

const output = join(buildDir, 'client/og')

// One picture per core is faster than several cores on one picture.
sharp.concurrency(1)

const fonts = await cardFonts(join(buildDir, '../fonts'))
const { logoInverse, mark } = dealerDrawings(colors)
const sources = ['card.ts', 'fonts.ts', 'og-text.ts'].map((name) => join(import.meta.dirname, 'og', name))
const files = [...sources, ...Object.values(fonts).map(({ file }) => file)]
const drawnBy = [
  ...(await Promise.all(files.map((file) => readFile(file)))),
  JSON.stringify([colors, Object.values(fonts).map(({ file: _, ...style }) => style)]),
  logoInverse.text,
  mark.text,
]
let redrawn = 0

async function draw(name: string, card: Card): Promise<void> {
  const { kind, heading, note } = card
  const source = kind === 'cart' ? card.cart : kind === 'photo' ? card.photo : undefined
  const inputs = [...drawnBy, kind, heading, note, ...(source ? [await readFile(source)] : [])]
  const image = await fromCache('og', inputs, () => {
    redrawn += 1
    return drawCard(card, fonts)
  })
  const file = join(output, `${name}.jpg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, image)
}

const all = [...cards()]
await pMap(all, ([name, card]) => draw(name, card), { concurrency: availableParallelism() })
console.log(`preview pictures: ${redrawn} drawn, ${all.length - redrawn} unchanged`)
