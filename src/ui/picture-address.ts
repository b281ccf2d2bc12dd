/** `/pictures/<name>.<hash>.<width>x<height>.<main color, or `clear`>-<size>.webp`: all that an <img> needs. `#<x>,<y>`, in percent, is the point of a photo that stays visible where a frame crops it. */
const address =
  /^(\/pictures\/.+\.[0-9a-f]{8}\.(\d+)x(\d+)\.([0-9a-f]{6}|clear))-\d+\.(?:webp|avif)(?:#(\d\d?),(\d\d?))?$/

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const LADDER = [320, 480, 720, 1080]
const WIDE_LADDER = [800, 1024, 1440, 1920]

export function pictureWidths(width: number): number[] {
  const ladder = width >= 1920 ? WIDE_LADDER : LADDER
  return [...ladder.filter((step) => step < width), width]
}

/** Width for rows of the desk and for the thumbnails of a gallery. */
const THUMB_WIDTH = 160

export type PictureAddress = {
  base: string
  width: number
  height: number
  color?: string
  widths: number[]
  /** CSS position, such as '30% 60%'. */
  point?: string | undefined
}

export function parsePicture(url: string): PictureAddress | undefined {
  const [, base, width, height, color, x, y] = address.exec(url) ?? []
  if (!base || !color) return undefined
  return {
    base,
    width: Number(width),
    height: Number(height),
    color: color === 'clear' ? undefined : placeholder(color),
    widths: pictureWidths(Number(width)),
    point: x && `${x}% ${y}%`,
  }
}

/** The address of the file itself. */
export const withoutPoint = (url: string): string => url.replace(/#\d\d?,\d\d?$/, '')

/** Replaces dark colors, so that no dark area is shown while a scene at dusk loads. */
const placeholder = (color: string) => (/^(?:[0-4].){3}$/.test(color) ? 'var(--color-tile)' : `#${color}`)

/** @param address of a picture in any size @returns undefined for an address that is not this site's */
export function thumbAddress(address: string, format: PictureFormat): string | undefined {
  const picture = parsePicture(address)
  return picture && `${picture.base}-${THUMB_WIDTH}.${format}`
}

/** All files that are made from one picture. */
export const sizesOf = ({ base, widths }: PictureAddress): { path: string; width: number; format: PictureFormat }[] =>
  [THUMB_WIDTH, ...widths].flatMap((width) =>
    pictureFormats.map((format) => ({ path: `${base}-${width}.${format}`, width, format })),
  )

/** Paths of files that may stand in for a size that isn't made yet, the best first. */
export function standIns(path: string): string[] {
  const picture = parsePicture(path)
  if (!picture) return []
  const [largest, smallest] = [picture.width, picture.widths[0]].map((width) => `${picture.base}-${width}.webp`)
  if (!largest || !smallest || path === largest || !sizesOf(picture).some((size) => size.path === path)) return []
  return isThumb(path) ? [smallest, largest] : [largest]
}

export const isThumb = (path: string): boolean => path.includes(`-${THUMB_WIDTH}.`)

export const srcSet = ({ base, widths }: PictureAddress, format: PictureFormat): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

/** Makes phones with two or three device pixels per CSS pixel load files for about 1.6, to save bytes; with `detailed`, only phones with three, and files for 2.5. @param sizes the last entry is for phones */
export function sparing(sizes: string, detailed = false): string {
  const phones = sizes.split(', ').at(-1)
  const entry = (ratio: number, share: number) =>
    `(min-resolution: ${ratio}dppx) and (max-width: 40rem) calc(${phones} * ${share})`
  return [...(detailed ? [entry(2.5, 0.83)] : [entry(2.5, 0.55), entry(1.5, 0.8)]), sizes].join(', ')
}
