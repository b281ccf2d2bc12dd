import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { dealerDrawings } from '../../src/content/dealer/brand/svg.ts'
import { colors } from '../../src/content/dealer/facts/colors.facts.ts'
import { fromCache } from '../build-cache.ts'
import type { Fonts } from './fonts.ts'
import { renderText } from './og-text.ts'

export type Card = {
  heading: string
  note: string
} & ({ kind: 'cart'; cart: string } | { kind: 'photo'; photo: string } | { kind: 'plain' })

const width = 1200
const height = 630
const margin = 72
const { inverse, accent, onDark, onDark2 } = colors

const MAX_BYTES = 120_000
const qualities = [84, 78, 70, 60, 50]

const textWidth: Record<Card['kind'], number> = { cart: 500, photo: 540, plain: 720 }

const drawings = dealerDrawings(colors)
/** Plain cards show the mark, partly cropped. */
const MARK_SIDE = 624
const LOGO_HEIGHT = 60

const svg = (body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

/** 1200 by 630 px, under 120 KB. */
export async function drawCard(card: Card, fonts: Fonts): Promise<Buffer> {
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: inverse } })
    .composite([...(await backgroundLayers(card)), ...(await textLayers(card, fonts))])
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (jpeg.length <= MAX_BYTES) return jpeg
  }
  throw new Error(
    `the preview picture of '${card.heading}' is over ${MAX_BYTES} bytes at the lowest quality; shorten its text or choose another picture`,
  )
}

async function backgroundLayers(card: Card): Promise<OverlayOptions[]> {
  if (card.kind === 'cart') {
    const disc = svg(`<circle cx="860" cy="305" r="262" fill="${accent}"/>`)
    const input = await fromCache('og-cart', [await readFile(card.cart)], () =>
      sharp(card.cart).trim().resize(690, 500, { fit: 'inside' }).png().toBuffer(),
    )
    const { width: drawn, height: tall } = await sharp(input).metadata()
    return [{ input: disc }, { input, left: 850 - Math.round(drawn / 2), top: 588 - tall }]
  }
  if (card.kind === 'photo') {
    const { data, info } = await sharp(card.photo)
      .resize(width, height, { fit: 'cover', position: 'right' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const veil = svg(
      `<defs><linearGradient id="v"><stop offset="0.12" stop-color="${inverse}" stop-opacity="0.94"/><stop offset="0.46" stop-color="${inverse}" stop-opacity="0.72"/><stop offset="0.74" stop-color="${inverse}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#v)"/>`,
    )
    return [{ input: data, raw: info }, { input: veil }]
  }
  const { text, width: drawn } = drawings.mark
  const mark = await sharp(Buffer.from(text), { density: (72 * MARK_SIDE) / drawn })
    .resize(MARK_SIDE, MARK_SIDE)
    .toBuffer()
  return [{ input: mark, left: 820, top: 92 }]
}

async function textLayers({ kind, heading, note }: Card, fonts: Fonts): Promise<OverlayOptions[]> {
  const { text, height: drawn } = drawings.logoInverse
  // The logo is drawn somewhat larger than it is shown, so that its edges are smooth.
  const logo = await sharp(Buffer.from(text), { density: (72 * 96) / drawn })
    .resize({ height: LOGO_HEIGHT })
    .toBuffer()
  const title = await renderText(
    {
      text: heading,
      family: 'display',
      sizes: [96, 88, 80, 72, 64, 56, 48],
      color: onDark,
      width: textWidth[kind],
      height: 300,
    },
    fonts,
  )
  const line = await renderText(
    {
      text: note,
      family: 'text',
      sizes: [32, 28, 24],
      color: kind === 'photo' ? onDark : onDark2,
      width: textWidth[kind],
      height: 84,
    },
    fonts,
  )
  const noteTop = height - margin - line.height
  return [
    { input: logo, left: margin, top: margin },
    { input: title.input, left: margin, top: noteTop - 30 - title.height },
    { input: line.input, left: margin, top: noteTop },
  ]
}
