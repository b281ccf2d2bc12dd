import { FormRoom } from './form-memory-limit.ts'
import { BodyTooLarge } from './responses.server.ts'

const MEGABYTE = 1024 * 1024
/** Files and text fields of one form. */
export const MAX_FORM_BYTES = 40 * MEGABYTE
/** How much of a refused body is read and discarded, since a browser that is still sending would show no response. */
const MAX_DRAIN_BYTES = 100 * MEGABYTE
const MAX_PARTS = 64
/** A form beyond this size needs a share of memory. Its text fields come first and are never refused for lack of memory. */
const SMALL_BYTES = 64 * 1024
/** Minimum speed of a large form, measured every `SLOW_EVERY_MS` after the first seconds. */
const MIN_BYTES_A_SECOND = 16 * 1024
const FIRST_MS = 10_000
const SLOW_EVERY_MS = 20_000

export type MultipartForm = {
  fields: Record<string, string>
  /** Empty if `cut` is set. */
  files: readonly File[]
  /**
   * Why only the fields were read: the form is too large or too slow, the same client has other forms under way, or memory is used up.
   */
  cut: 'too large' | 'too slow' | 'too many' | 'busy' | undefined
}

/** No browser sends such a form. */
export class UnreadableForm extends Error {}

const room = new FormRoom(MAX_FORM_BYTES)
type FormPlace = ReturnType<FormRoom['placeFor']>

let lastParsed: Promise<unknown> = Promise.resolve()

/** @param client may have at most two forms with files under way until `use` ends @throws BodyTooLarge UnreadableForm */
export async function withMultipart<T>(
  request: Request,
  client: string,
  use: (form: MultipartForm) => Promise<T>,
): Promise<T> {
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(request.headers.get('content-type') ?? '') ?? []
  if (boundary === '') throw new UnreadableForm()
  const place = room.placeFor(client)
  try {
    const { cut, ...form } = await readForm(request, boundary, place)
    if (cut) return await use({ fields: form.fields, files: [], cut })
    if (form.files.length > 0 && !place.begin()) return await use({ fields: form.fields, files: [], cut: 'too many' })
    return await use({ ...form, cut: undefined })
  } finally {
    place.leave()
  }
}

/** A function of its own, so that the body is released before the form is used. */
async function readForm(request: Request, boundary: string, place: FormPlace) {
  const { body, cut } = await readBody(request, place)
  return { cut, ...(await parsedInTurn(cut ? upToLastPart(body, boundary) : body, boundary)) }
}

/** @throws when the client has closed the connection */
async function readBody(request: Request, place: FormPlace) {
  const chunks: Uint8Array[] = []
  let size = 0
  let cut: MultipartForm['cut']
  const cutOff = (why: MultipartForm['cut']) => {
    cut = why
    place.letGo()
    // The form's text fields are in the first chunks.
    const head = Buffer.concat(chunks).subarray(0, SMALL_BYTES)
    chunks.splice(0, chunks.length, new Uint8Array(head))
  }
  const mostRead = Number(request.headers.get('content-length')) > MAX_DRAIN_BYTES ? SMALL_BYTES : MAX_DRAIN_BYTES
  const pace = watchPace(() => size)
  const reader = request.body?.getReader()
  try {
    for (;;) {
      const chunk = await Promise.race([reader?.read(), pace.tooSlow])
      if (!chunk) break
      if (chunk === 'too slow') {
        if (!cut) cutOff('too slow')
        break
      }
      if (chunk.done) break
      const { byteLength } = chunk.value
      size += byteLength
      if (!cut) {
        chunks.push(chunk.value)
        if (size > MAX_FORM_BYTES || size > mostRead) cutOff('too large')
        else if (size > SMALL_BYTES && !place.begin()) cutOff('too many')
        else if (size > SMALL_BYTES && !place.take(byteLength)) cutOff('busy')
      }
      if (size > mostRead) break
    }
  } finally {
    pace.stop()
  }
  return { body: Buffer.concat(chunks), cut }
}

/** `tooSlow` resolves if a form larger than `SMALL_BYTES` arrives at less than `MIN_BYTES_A_SECOND`. */
function watchPace(size: () => number) {
  const { promise, resolve } = Promise.withResolvers<'too slow'>()
  let before = 0
  let timer = setTimeout(begin, FIRST_MS)
  function begin() {
    before = size()
    timer = setInterval(check, SLOW_EVERY_MS)
  }
  function check() {
    const now = size()
    if (now > SMALL_BYTES && now - before < (MIN_BYTES_A_SECOND * SLOW_EVERY_MS) / 1000) resolve('too slow')
    before = now
  }
  return { tooSlow: promise, stop: () => clearInterval(timer) }
}

/** Large forms are parsed one after another, since each is in memory twice while it is parsed. */
function parsedInTurn(body: Buffer<ArrayBuffer>, boundary: string): ReturnType<typeof parts> {
  if (body.length <= SMALL_BYTES) return parts(body, boundary)
  const parsed = lastParsed.then(() => parts(body, boundary))
  lastParsed = parsed.catch(() => undefined)
  return parsed
}

/** Leaves out the last part, which is incomplete. It is a file, since a form sends its text fields first. */
function upToLastPart(body: Buffer<ArrayBuffer>, boundary: string): Buffer<ArrayBuffer> {
  const end = body.lastIndexOf(`\r\n--${boundary}`)
  return Buffer.concat([body.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

async function parts(
  body: Buffer<ArrayBuffer>,
  boundary: string,
): Promise<{ fields: Record<string, string>; files: File[] }> {
  let count = 0
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1)) {
    if (++count > MAX_PARTS) throw new BodyTooLarge()
  }
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const data = await new Response(body, { headers }).formData().catch(() => {
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
