import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { isHeic, MAX_MEGAPIXELS, MEGAPIXEL, pictureHeader } from './picture-header.server.ts'

const MAX_SECONDS = 60
/** Of the decoder: 40 million pixels take 330. */
const MAX_MEMORY_MB = 768
const QUALITY = 95

type Decoded = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** For sharp: a HEIC as an upright JPEG, any other picture as it is. @throws when it cannot be decoded */
export async function sharpInput(picture: Buffer): Promise<Buffer> {
  if (!isHeic(picture)) return picture
  const { kind, limit, icc } = await pictureHeader(picture)
  if (kind !== 'heic') return picture
  if (limit) throw new Error(`It has more than ${limit} million pixels`)
  const { data, width, height } = await decodeInThread(picture)
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

/** Other requests go on meanwhile, and its memory is given back afterwards. */
function decodeInThread(picture: Buffer): Promise<Decoded> {
  const module = fileURLToPath(import.meta.resolve('libheif-js/wasm-bundle'))
  const worker = new Worker(`(${decode})(require)`, {
    eval: true,
    workerData: { module, picture, maxPixels: MAX_MEGAPIXELS * MEGAPIXEL, maxBytes: MAX_MEMORY_MB * 1024 * 1024 },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Decoded>()
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
  get_width(): number
  get_height(): number
  is_primary(): boolean
  display(into: Decoded, done: (shown: Decoded | null) => void): void
}

/** Runs from its source, since the built server has no separate file for a thread. */
function decode(load: NodeJS.Require): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { module, picture, maxPixels, maxBytes } = workerData
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('It takes too much memory')
    return grow.call(this, pages)
  }
  const decoder = new (load(module).HeifDecoder)()
  const images: HeifImage[] = decoder.decode(picture)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('It has no picture')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new Error('It has too many pixels')
  image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
    if (!shown) throw new Error('It cannot be decoded')
    parentPort?.postMessage(shown, [shown.data.buffer])
  })
}

/** A phone's colors are of a wider range than those of a JPEG without a profile. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  // Longer ones go in several parts; those of phones take 500 bytes.
  if (content.length + 2 > 0xffff) return jpeg
  const marker = Buffer.from([0xff, 0xe2, 0, 0])
  marker.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)])
}
