import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import { dealerTheme, defaultFont, familiesOf, mainFaces } from '../../src/content/dealer/brand/theme.ts'

export type CardFont = {
  /** The TrueType file, because sharp's text renderer does not read woff2. */
  file: string
  /** The name inside the file, by which the renderer finds it. */
  name: string
  weight: number
  /** In percent of the normal width. */
  width: number
  /** In thousandths of the font size. */
  tracking: number
  /** Share of the font's natural line height. */
  leading: number
}
export type Fonts = { display: CardFont; text: CardFont }

/** Distance between lines, in font sizes. */
const leading = { display: 1.21, text: 1.24 }
/** A card is shown small, so its text is somewhat bolder, and its headings are less tight. */
const BOLDER = 60
const LESS_TIGHT = 0.875

/** The theme's fonts, or the engine's for a family without a file. */
export async function cardFonts(folder: string): Promise<Fonts> {
  const theme = dealerTheme()
  const number = (property: string) => Number.parseFloat(theme.value(property))
  const main = mainFaces(theme)
  await mkdir(folder, { recursive: true })
  const unpack = async (property: string, lines: number) => {
    const source = familiesOf(theme.value(property)).flatMap((family) => main.get(family) ?? [])[0] ?? defaultFont
    const font = Buffer.from(await decompress(await readFile(source)))
    const file = join(folder, `${basename(source, '.woff2')}.ttf`)
    await writeFile(file, font)
    return { file, name: nameOf(font), leading: Math.round((lines / naturalLeading(font)) * 100) / 100 }
  }
  const display = await unpack('--font-display', leading.display)
  const text = await unpack('--font-text', leading.text)
  return {
    display: {
      ...display,
      weight: number('--weight-display'),
      width: number('--width-display'),
      tracking: Math.round(number('--tracking-display') * 1000 * LESS_TIGHT),
    },
    text: { ...text, weight: number('--weight-text') + BOLDER, width: 100, tracking: 0 },
  }
}

/** The offset at which a table of the font begins. */
function table(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table '${tag}'`)
}

function naturalLeading(font: Buffer): number {
  const metrics = table(font, 'hhea')
  const [ascent, descent, gap] = [4, 6, 8].map((offset) => font.readInt16BE(metrics + offset))
  return ((ascent ?? 0) - (descent ?? 0) + (gap ?? 0)) / font.readUInt16BE(table(font, 'head') + 18)
}

const WINDOWS = 3
const FAMILY = 1
/** Name id of the family, in fonts that hold several weights. */
const TYPOGRAPHIC_FAMILY = 16

function nameOf(font: Buffer): string {
  const start = table(font, 'name')
  const strings = start + font.readUInt16BE(start + 4)
  const names = new Map<number, string>()
  for (let index = 0; index < font.readUInt16BE(start + 2); index++) {
    const record = start + 6 + index * 12
    if (font.readUInt16BE(record) !== WINDOWS) continue
    const text = strings + font.readUInt16BE(record + 10)
    const bytes = Buffer.from(font.subarray(text, text + font.readUInt16BE(record + 8)))
    names.set(font.readUInt16BE(record + 6), bytes.swap16().toString('utf16le'))
  }
  const name = names.get(TYPOGRAPHIC_FAMILY) ?? names.get(FAMILY)
  if (!name) throw new Error('the font has no family name')
  return name
}
