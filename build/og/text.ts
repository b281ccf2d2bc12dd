import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import decompress from 'woff2-encoder/decompress'

/** As TrueType, because sharp's text renderer does not read woff2. */
export type Fonts = { display: string; text: string }

export type Line = {
  text: string
  family: keyof Fonts
  /** In px, tried from the largest down. */
  sizes: readonly number[]
  weight: number
  color: string
  width: number
  height: number
}

export type RenderedText = { input: Buffer; width: number; height: number }

const names = { display: 'Besley', text: 'Hanken Grotesk' } as const
/** As in the site's headings, in thousandths of the font size. */
const tracking = { display: -28, text: 0 } as const
/** Share of the natural line height, which is generous in both fonts. */
const leading = { display: 0.72, text: 0.95 } as const
/** Pango measures in 1024ths of a point, and at 72 dpi a point is a px. */
const PANGO = 1024
const DPI = 72

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export async function renderText(line: Line, fonts: Fonts): Promise<RenderedText> {
  let last: RenderedText | undefined
  for (const size of line.sizes) {
    last = await renderAt(line, size, fonts)
    if (last.width <= line.width && last.height <= line.height) return last
  }
  if (!last) throw new Error(`give at least one font size for '${line.text}'`)
  return last
}

async function renderAt(
  { text, family, weight, color, width }: Line,
  size: number,
  fonts: Fonts,
): Promise<RenderedText> {
  const spacing = Math.round((tracking[family] / 1000) * size * PANGO)
  const { data, info } = await sharp({
    text: {
      text: `<span weight="${weight}" foreground="${color}" letter_spacing="${spacing}" line_height="${leading[family]}">${escaped(text)}</span>`,
      font: `${names[family]} ${size}`,
      fontfile: fonts[family],
      width,
      dpi: DPI,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const sources = { display: 'besley-basic', text: 'hanken-grotesk-basic' } as const

export async function unpackFonts(folder: string): Promise<Fonts> {
  await mkdir(folder, { recursive: true })
  const unpack = async (name: string) => {
    const file = join(folder, `${name}.ttf`)
    await writeFile(file, await decompress(await readFile(`src/fonts/${name}.woff2`)))
    return file
  }
  return { display: await unpack(sources.display), text: await unpack(sources.text) }
}
