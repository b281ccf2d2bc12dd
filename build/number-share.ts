import { join } from 'node:path'
import type { Theme } from '../src/content/dealer/brand/sheet.ts'
import { buildsDir } from '../src/content/dealer/builds.ts'
import { widthInEms } from '../src/content/format/number-width.ts'
import { cardFonts } from './og/fonts.ts'
import { renderText } from './og/text.ts'

const SIZE = 200
/** Browsers round glyph widths differently. */
const SLACK = 0.98
/** As in closing.css. */
const LIGHTER = 20
const TRACKING = -12

/** The share of the page's width that leaves a large phone number on one line in a wider font than the one it is drawn for. */
export async function numberShare(theme: Theme, phone: string): Promise<number> {
  const { display, text } = await cardFonts(join(buildsDir, 'fonts'))
  const weight = Number.parseFloat(theme.value('--weight-display')) - LIGHTER
  const { width } = await renderText(
    { text: phone, family: 'display', sizes: [SIZE], color: '#000', width: 10 * SIZE, height: 3 * SIZE },
    { display: { ...display, weight, tracking: TRACKING }, text },
  )
  return Math.min(1, Math.floor(((widthInEms(phone) * SIZE) / width) * SLACK * 1000) / 1000)
}
