import sharp from 'sharp'

export const MEGAPIXEL = 1_000_000
export const MAX_MEGAPIXELS = 40
/** Progressive images are decoded whole, which takes five times the memory. */
const MAX_PROGRESSIVE_MEGAPIXELS = 20

export type PictureHeader = {
  /** By content, such as 'jpeg', 'avif' or 'heic'. */
  kind: string
  width: number
  height: number
  isProgressive: boolean
  /** In millions of pixels, if it has more than may be decoded. */
  limit: number | undefined
  icc: Buffer | undefined
}

/** Decodes nothing. @throws when it is no picture that can be read */
export async function pictureHeader(picture: string | Uint8Array): Promise<PictureHeader> {
  const {
    format,
    compression,
    width,
    height,
    isProgressive = false,
    icc,
  } = await sharp(picture, { limitInputPixels: false }).metadata()
  const limit = isProgressive ? MAX_PROGRESSIVE_MEGAPIXELS : MAX_MEGAPIXELS
  return {
    kind: format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic',
    width,
    height,
    isProgressive,
    limit: width * height > limit * MEGAPIXEL ? limit : undefined,
    icc,
  }
}

/** By its first bytes. sharp reads its header, and cannot decode it. */
export const isHeic = (picture: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(Buffer.from(picture.subarray(4, 12)).toString('latin1'))
