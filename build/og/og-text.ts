import sharp from 'sharp'
import type { CardFont, Fonts } from './fonts.ts'

export type TextLine = {
  text: string
  family: keyof Fonts
  /** In px, tried from the largest down. */
  sizes: readonly number[]
  color: string
  width: number
  height: number
}

export type RenderedText = { input: Buffer; width: number; height: number }

/** Pango measures in 1024ths of a point, and at 72 dpi a point is a px. */
const PANGO = 1024
const DPI = 72

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export async function renderText(line: TextLine, fonts: Fonts): Promise<RenderedText> {
  let last: RenderedText | undefined
  for (const size of line.sizes) {
    last = await renderAt(line, size, fonts[line.family])
    if (last.width <= line.width && last.height <= line.height) return last
  }
  if (!last) throw new Error(`give at least one font size for '${line.text}'`)
  return last
}

async function renderAt({ text, color, width }: TextLine, size: number, font: CardFont): Promise<RenderedText> {
  const spacing = Math.round((font.tracking / 1000) * size * PANGO)
  const axes = font.width === 100 ? '' : ` @wdth=${font.width},wght=${font.weight}`
  const { data, info } = await sharp({
    text: {
      text: `<span weight="${font.weight}" foreground="${color}" letter_spacing="${spacing}" line_height="${font.leading}">${escaped(text)}</span>`,
      font: `${font.name}, ${size}${axes}`,
      fontfile: font.file,
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
