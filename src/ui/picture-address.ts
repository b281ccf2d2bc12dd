/**
 * Addresses of our own pictures carry what an <img> needs, so that no list of pictures has to reach
 * the browser: `/pictures/<name>.<hash>.<width>x<height>.<dominant colour>-<size>.webp`.
 */
const address = /^(\/pictures\/.+\.[0-9a-f]{8}\.(\d+)x(\d+)\.([0-9a-f]{6}))-\d+\.(?:webp|avif)$/

const LADDER = [320, 480, 720, 1080]
const WIDE_LADDER = [640, 960, 1440, 1920]

/** Widths in px that a picture is kept in: the rungs below its own width, and its own width. */
export function pictureWidths(width: number): number[] {
  const ladder = width >= 1920 ? WIDE_LADDER : LADDER
  return [...ladder.filter((rung) => rung < width), width]
}

export type PictureAddress = { base: string; width: number; height: number; color: string; widths: number[] }

/** What an address says, or undefined when it is not one of ours. Width and height in px. */
export function parsePicture(url: string): PictureAddress | undefined {
  const [, base, width, height, color] = address.exec(url) ?? []
  if (!base || !width || !height || !color) return undefined
  return {
    base,
    width: Number(width),
    height: Number(height),
    color: `#${color}`,
    widths: pictureWidths(Number(width)),
  }
}

export const srcSet = ({ base, widths }: PictureAddress, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
