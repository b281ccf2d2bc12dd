/** One readable sentence, and one message for each field at fault (product.md 7.4). */
export function jsonError(
  status: number,
  error: string,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  return Response.json(fields ? { error, fields } : { error }, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  })
}

export class BodyTooLarge extends Error {}

export const readText = async (request: Request, limit: number): Promise<string> =>
  (await readBytes(request, limit)).toString('utf8')

/** @returns undefined if the body isn't JSON @throws BodyTooLarge */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param limit in bytes @throws BodyTooLarge */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const length = request.headers.get('content-length')
  if (Number(length) > limit) throw new BodyTooLarge()
  // The server's adapter fails when it is asked for a body that never comes.
  if (length === null && !request.headers.has('transfer-encoding')) return Buffer.alloc(0)
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength
    // Canceling the reader would close the connection before the response is sent.
    if (size > limit) throw new BodyTooLarge()
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks)
}

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** If-None-Match may list several tags. After a proxy that compresses, they are weak. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false)

const CHUNK_LENGTH = 64 * 1024

export function textStream(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      let chunk = ''
      while (chunk.length < CHUNK_LENGTH) {
        const { done, value } = await text.next()
        if (done) {
          if (chunk !== '') stream.enqueue(encoder.encode(chunk))
          return stream.close()
        }
        chunk += value
      }
      stream.enqueue(encoder.encode(chunk))
    },
    cancel: () => text.return(undefined).then(() => undefined),
  })
}
