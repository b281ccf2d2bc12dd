import { contrast } from '../../../src/content/dealer/brand/theme-color.ts'
import { hexOf, type Oklch, oklchOf } from './oklch-color.ts'

/** Slightly above what the check requires (src/content/dealer/brand/color-contrast.ts), since colors are rounded to hex digits. */
const TEXT = 4.6
const SHAPE = 3.1
/** Higher, since dark text on a color needs a little more contrast to be easy to read. */
const DARK_TEXT = TEXT * 1.15
const STEP = 0.005

/** Changes the lightness step by step until the color can be read on all of the backgrounds. */
function readable(color: Oklch, grounds: readonly string[], ratio: number, step: number): string {
  const hex = hexOf(color)
  const isReadable = grounds.every((ground) => contrast(hex, ground) >= ratio)
  const lightness = color.lightness + step
  return isReadable || lightness < 0 || lightness > 1 ? hex : readable({ ...color, lightness }, grounds, ratio, step)
}

/**
 * Derives a theme's colors from the dealer's color: it tints backgrounds and ink, colors links if it is dark enough, and is
 * the accent if dark or light words can be read on it. A dark color is also the background of the footer.
 */
export function paletteOf(color: string): Readonly<Record<string, string>> {
  const own = oklchOf(color)
  const tint = (lightness: number, chroma: number): Oklch => ({
    lightness,
    chroma: Math.min(own.chroma, chroma),
    hue: own.hue,
  })
  const page = hexOf(tint(0.978, 0.006))
  const card = hexOf(tint(0.995, 0.003))
  const tile = hexOf(tint(0.932, 0.014))
  const ink = hexOf(tint(0.23, 0.035))
  const dark = own.lightness > 0.2 && own.lightness < 0.34 ? own : tint(0.25, 0.05)
  const inverse = hexOf(dark)
  const grounds = [page, card, tile]
  const isLight = contrast(color, ink) >= DARK_TEXT
  const carriesLight = !isLight && contrast(color, page) >= TEXT
  const accent = carriesLight ? color.toLowerCase() : readable(own, [ink], DARK_TEXT, STEP)
  const onAccent = carriesLight ? page : ink
  const hover = tint(oklchOf(accent).lightness - 0.03, 0.4)
  return {
    page,
    card,
    tile,
    'tile-2': hexOf(tint(0.885, 0.022)),
    ink,
    'ink-2': hexOf(tint(0.4, 0.03)),
    'ink-3': readable(tint(0.52, 0.025), grounds, TEXT, -STEP),
    link: readable({ ...own, lightness: Math.min(own.lightness, 0.55) }, grounds, TEXT, -STEP),
    'line-strong': readable(tint(0.62, 0.025), [page], SHAPE, -STEP),
    accent,
    'accent-hover': readable(hover, [onAccent], TEXT, carriesLight ? -STEP : STEP),
    'on-accent': onAccent,
    inverse,
    'inverse-2': hexOf({ ...dark, lightness: dark.lightness + 0.06 }),
    'on-dark': page,
    'on-dark-2': hexOf(tint(0.83, 0.02)),
  }
}
