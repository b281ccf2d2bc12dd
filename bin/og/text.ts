import sharp from 'sharp'
import type { Fonts } from './fonts.ts'

export type Line = {
  text: string
  family: keyof Fonts
  /** Sizes in px to try, largest first. */
  sizes: readonly number[]
  weight: number
  color: string
  /** The box that it has to fit, in px. */
  width: number
  height: number
}

export type Rendered = { input: Buffer; width: number; height: number }

const names = { display: 'Besley', text: 'Hanken Grotesk' } as const
/** As in the site's headings, in thousandths of the size. */
const tracking = { display: -28, text: 0 } as const
/** Both fonts have generous natural line heights; this is a share of them. */
const leading = { display: 0.72, text: 0.95 } as const
/** Pango counts in 1024ths of a point, and at 72 dpi a point is a px. */
const PANGO = 1024
const DPI = 72

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text as a transparent picture, in the largest size that fits its box. */
export async function renderText(line: Line, fonts: Fonts): Promise<Rendered> {
  let last: Rendered | undefined
  for (const size of line.sizes) {
    last = await renderAt(line, size, fonts)
    if (last.width <= line.width && last.height <= line.height) return last
  }
  if (!last) throw new Error(`no size is given for '${line.text}'`)
  return last
}

async function renderAt({ text, family, weight, color, width }: Line, size: number, fonts: Fonts): Promise<Rendered> {
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
