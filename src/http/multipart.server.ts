import { BodyTooLarge } from './responses.server.ts'

const MEGABYTE = 1024 * 1024
/** Files and texts of one form. */
export const MAX_FORM_BYTES = 40 * MEGABYTE
/** Read to the end and thrown away, or a browser that still sends would show no answer. */
const MAX_DRAIN_BYTES = 100 * MEGABYTE
/** Of all forms that are being read, so that slow senders cannot fill the memory. */
const MAX_BYTES_IN_MEMORY = 3 * MAX_FORM_BYTES
/** Waits for no other form. */
const SMALL_BYTES = 64 * 1024
const MAX_PARTS = 64

export type MultipartForm = {
  fields: Record<string, string>
  /** None when the form was cut off. */
  files: readonly File[]
  /** In bytes, of all that was sent. */
  size: number
  /** Why the fields alone are there: the form was too large, or others are being read. */
  cut: 'too large' | 'busy' | undefined
}

/** No browser sends it. */
export class UnreadableForm extends Error {}

let bytesInMemory = 0
let last: Promise<unknown> = Promise.resolve()

/** Large forms one after another, from reading their parts to the end of `use`. @throws BodyTooLarge UnreadableForm */
export async function withMultipart<T>(request: Request, use: (form: MultipartForm) => Promise<T>): Promise<T> {
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(request.headers.get('content-type') ?? '') ?? []
  if (boundary === '') throw new UnreadableForm()
  if (Number(request.headers.get('content-length')) > MAX_DRAIN_BYTES) throw new BodyTooLarge()
  const reading = { held: 0 }
  try {
    const { body, size, cut } = await readBody(request, reading)
    const work = async () => use({ ...(await parts(cut ? upToLastPart(body, boundary) : body, boundary)), size, cut })
    if (body.length <= SMALL_BYTES) return await work()
    const done = last.then(work)
    last = done.catch(() => undefined)
    return await done
  } finally {
    bytesInMemory -= reading.held
  }
}

async function readBody(request: Request, reading: { held: number }) {
  const chunks: Uint8Array[] = []
  let size = 0
  let cut: MultipartForm['cut']
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const { byteLength } = read.value
    size += byteLength
    if (size > MAX_DRAIN_BYTES) throw new BodyTooLarge()
    if (size > MAX_FORM_BYTES) cut ??= 'too large'
    else if (bytesInMemory + byteLength > MAX_BYTES_IN_MEMORY) cut ??= 'busy'
    if (cut) continue
    bytesInMemory += byteLength
    reading.held += byteLength
    chunks.push(read.value)
  }
  return { body: Buffer.concat(chunks), size, cut }
}

/** The form sends its texts before its files. */
function upToLastPart(body: Buffer, boundary: string): Buffer {
  const end = body.lastIndexOf(`\r\n--${boundary}`)
  return Buffer.concat([body.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

async function parts(body: Buffer, boundary: string): Promise<Pick<MultipartForm, 'fields' | 'files'>> {
  let count = 0
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1)) {
    if (++count > MAX_PARTS) throw new BodyTooLarge()
  }
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const data = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new UnreadableForm()
  })
  const fields: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value
    // A file input without a choice sends an empty file.
    else if (value.size > 0) files.push(value)
  }
  return { fields, files }
}
