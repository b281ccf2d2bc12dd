import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { isHeic, pictureHeader } from './picture-header.server.ts'
import { maxDecoded } from './picture-task.ts'

const MAX_SECONDS = 60
const QUALITY = 95

type Decoded = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

type Options = {
  /** Of the decoder. */
  maxBytes: number
  /** In this process, which ends when it takes too much or too long. Otherwise in a thread. */
  isAlone: boolean
}

/** For sharp: a HEIC as an upright JPEG, any other picture as it is. @throws when it cannot be decoded */
export async function sharpInput(
  picture: Buffer,
  { maxBytes, isAlone }: Options = { maxBytes: maxDecoded.imported, isAlone: false },
): Promise<Buffer> {
  if (!isHeic(picture)) return picture
  const { kind, decoded, icc } = await pictureHeader(picture)
  if (kind !== 'heic') return picture
  if (decoded > maxBytes) throw new Error('It has too many pixels')
  const { data, width, height } = await (isAlone
    ? decode(createRequire(import.meta.url), { module: decoderPath(), picture, maxBytes })
    : decodeInThread(picture, maxBytes))
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

const decoderPath = (): string => fileURLToPath(import.meta.resolve('libheif-js/wasm-bundle'))

/** Other requests go on meanwhile, and its memory is given back afterwards. */
function decodeInThread(picture: Buffer, maxBytes: number): Promise<Decoded> {
  const source = `(${decode})(require, require('node:worker_threads').workerData).then((decoded) =>
    require('node:worker_threads').parentPort.postMessage(decoded, [decoded.data.buffer]))`
  const worker = new Worker(source, {
    eval: true,
    workerData: { module: decoderPath(), picture, maxBytes },
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

type Work = { module: string; picture: Uint8Array; maxBytes: number }

/** In a thread it runs from its source, since the built server has no separate file for one. */
async function decode(load: NodeJS.Require, { module, picture, maxBytes }: Work): Promise<Decoded> {
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
  // Its header may claim less than it holds.
  if (width * height * 8 > maxBytes) throw new Error('It has too many pixels')
  const decoded: Decoded = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const shown = await new Promise((done) => image.display(decoded, done))
  if (!shown) throw new Error('It cannot be decoded')
  return decoded
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
