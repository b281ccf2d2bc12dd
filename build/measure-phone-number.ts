import { join } from 'node:path'
import type { Theme } from '../src/content/dealer/brand/theme-sheet.ts'
import { buildsDir } from '../src/content/dealer/paths/build-paths.ts'
import { widthInEms } from '../src/content/format/number-width.ts'
import { cardFonts } from './og/fonts.ts'
import { renderText } from './og/og-text.ts'

const SIZE = 200
/** Leaves some room, since browsers round glyph widths differently. */
const SLACK = 0.98
/** As --weight-large in tokens.css and the letter spacing in closing-phone-number.css. */
const LIGHTER = 20
const TRACKING = -12

/** The factor that keeps a large phone number on one line if the theme's font is wider than number-width.ts assumes. */
export async function numberShare(theme: Theme, phone: string): Promise<number> {
  const { display, text } = await cardFonts(join(buildsDir, 'fonts'))
  const weight = Number.parseFloat(theme.value('--weight-display')) - LIGHTER
  const { width } = await renderText(
    { text: phone, family: 'display', sizes: [SIZE], color: '#000', width: 10 * SIZE, height: 3 * SIZE },
    { display: { ...display, weight, tracking: TRACKING }, text },
  )
  return Math.min(1, Math.floor(((widthInEms(phone) * SIZE) / width) * SLACK * 1000) / 1000)
}
