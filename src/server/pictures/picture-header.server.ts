import sharp, { type Metadata } from 'sharp'
import type { PictureHeader } from './picture-task.ts'

/** Reads the header without decoding the picture. @throws if it isn't a readable picture */
export async function pictureHeader(
  picture: string | Uint8Array,
): Promise<PictureHeader & { icc: Buffer | undefined }> {
  const metadata = await sharp(picture, { limitInputPixels: false }).metadata()
  const { format, compression, width, height, isProgressive = false, icc } = metadata
  const kind = format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic'
  return { kind, width, height, isProgressive, decoded: width * height * bytesPerPixel(kind, metadata), icc }
}

const sampleBytes: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/** The figures are measured, and include what decoders keep besides the picture: docs/decisions/0030. */
function bytesPerPixel(kind: string, { depth, channels, isProgressive, chromaSubsampling }: Metadata): number {
  const samples = channels * (sampleBytes[depth] ?? 8)
  switch (kind) {
    case 'jpeg':
      // A progressive JPEG keeps all coefficients, of two bytes each; other JPEGs are scaled down while they are read.
      return isProgressive ? 2.6 * (chromaSubsampling === '4:2:0' ? channels / 2 : channels) : 0.5
    case 'avif':
      return samples * (samples === channels ? 5 : 3)
    case 'heic':
      return 9.8
    case 'webp':
      // A WebP is scaled down while it is read, unlike a GIF.
      return 3
    case 'gif':
      return 4.4
    case 'png':
      return samples * (isProgressive ? 1.5 : 0.75)
    default:
      return 1.1 * samples
  }
}

/** Checks the first bytes. sharp can read a HEIC's header but can't decode the picture. */
export const isHeic = (picture: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(Buffer.from(picture.subarray(4, 12)).toString('latin1'))
