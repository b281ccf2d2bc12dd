import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { isHeic, pictureHeader } from './picture-header.server.ts'
import { maxDecoded } from './picture-task.ts'

const MAX_SECONDS = 60
const QUALITY = 95
/** No size of any picture is wider. A JPEG of all pixels would take more memory than the HEIC. */
export const MAX_WIDTH = 2400

type DecodedPicture = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

type Options = {
  /** The most memory that the decoder may use. */
  maxBytes: number
  /** Whether to decode in this process, which is ended if it takes too much memory or time. Otherwise a thread decodes. */
  isAlone: boolean
}

/** Converts a HEIC for sharp to an upright JPEG at most MAX_WIDTH pixels wide; returns any other picture as it is. @throws when it cannot be decoded */
export async function sharpInput(
  picture: Buffer,
  { maxBytes, isAlone }: Options = { maxBytes: maxDecoded.imported, isAlone: false },
): Promise<Buffer> {
  if (!isHeic(picture)) return picture
  const { kind, decoded, icc } = await pictureHeader(picture)
  if (kind !== 'heic') return picture
  if (decoded > maxBytes) throw new Error('It has too many pixels')
  const { data, ...raw } = await (isAlone
    ? decode(createRequire(import.meta.url), { module: decoderPath(), picture, maxBytes })
    : decodeInThread(picture, maxBytes))
  const jpeg = await sharp(data, { raw })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

const decoderPath = (): string => fileURLToPath(import.meta.resolve('libheif-js/wasm-bundle'))

/** Decodes in a thread, so that other requests continue, and the memory is released afterward. */
function decodeInThread(picture: Buffer, maxBytes: number): Promise<DecodedPicture> {
  const source = `const { parentPort, workerData } = require('node:worker_threads')
    const decoded = (${decode})(require, workerData)
    const data = decoded.data.slice()
    parentPort.postMessage({ ...decoded, data }, [data.buffer])`
  const worker = new Worker(source, {
    eval: true,
    workerData: { module: decoderPath(), picture, maxBytes },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPicture>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('It cannot be decoded')))
  const timer = setTimeout(() => reject(new Error(`It takes more than ${MAX_SECONDS} seconds`)), MAX_SECONDS * 1000)
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}

type HeifImage = {
  handle: unknown
  get_width(): number
  get_height(): number
  is_primary(): boolean
  has_alpha_channel(): boolean
}

type Work = { module: string; picture: Uint8Array; maxBytes: number }

/**
 * A thread runs it from its source text, since the built server has no separate file for a thread.
 * @returns pixels, which may be in the decoder's own memory
 */
function decode(load: NodeJS.Require, { module, picture, maxBytes }: Work): DecodedPicture {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('It takes too much memory')
    return grow.call(this, pages)
  }
  const { HeifDecoder, heif_js_decode_image2: decodeImage, heif_colorspace: spaces, heif_chroma: kinds } = load(module)
  const images: HeifImage[] = new HeifDecoder().decode(picture)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('It has no picture')
  // The picture may be larger than its header claims.
  if (image.get_width() * image.get_height() * 8 > maxBytes) throw new Error('It has too many pixels')
  const channels = image.has_alpha_channel() ? 4 : 3
  const kind = channels === 4 ? kinds.heif_chroma_interleaved_RGBA : kinds.heif_chroma_interleaved_RGB
  const [plane] = decodeImage(image.handle, spaces.heif_colorspace_RGB, kind).channels ?? []
  if (!plane) throw new Error('It cannot be decoded')
  const { data, stride, width, height }: { data: Uint8Array; stride: number; width: number; height: number } = plane
  const row = width * channels
  if (stride === row) return { data, width, height, channels }
  const packed = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) packed.set(data.subarray(y * stride, y * stride + row), y * row)
  return { data: packed, width, height, channels }
}

/** Adds the color profile, since a phone's colors have a wider range than those of a JPEG without one. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  // A profile that would have to be split into parts is left out; those of phones take 500 bytes.
  if (content.length + 2 > 0xffff) return jpeg
  const marker = Buffer.from([0xff, 0xe2, 0, 0])
  marker.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)])
}
