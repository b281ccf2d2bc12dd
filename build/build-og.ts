/** Draws the preview pictures for social networks into public/og, which is not committed. Redraws only what has changed. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Card, drawCard } from './og/card.ts'
import { cards } from './og/cards.ts'
import { unpackFonts } from './og/text.ts'

const output = 'public/og'
const cache = 'node_modules/.cache/og'
const ledgerFile = join(cache, 'drawn.json')

// One picture per core is faster than several cores on one picture.
sharp.concurrency(1)

const sources = ['build/og/card.ts', 'build/og/text.ts', 'src/frame/logo-inverse.svg']
const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url')
}

const fonts = await unpackFonts(cache)
const drawnBy = hash(...(await Promise.all(sources.map((file) => readFile(file)))))
const drawn = new Map<string, string>(Object.entries(await readLedger()))
let redrawn = 0

async function readLedger(): Promise<Record<string, string>> {
  const text = await readFile(ledgerFile, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

const inputsOf = async (card: Card): Promise<string> => {
  const file = card.kind === 'cart' ? card.cart : card.kind === 'photo' ? card.photo : undefined
  return hash(drawnBy, JSON.stringify(card), ...(file ? [await readFile(file)] : []))
}

async function draw(name: string, card: Card): Promise<void> {
  const file = join(output, `${name}.jpg`)
  const inputs = await inputsOf(card)
  const existing = await stat(file).catch(() => undefined)
  if (existing && drawn.get(name) === inputs) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, await drawCard(card, fonts))
  await rename(`${file}.part`, file)
  drawn.set(name, inputs)
  redrawn += 1
}

const queue = [...cards()]
const total = queue.length
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await draw(...next)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
await writeFile(ledgerFile, JSON.stringify(Object.fromEntries(drawn)))
console.log(`preview pictures: ${redrawn} drawn, ${total - redrawn} unchanged`)
