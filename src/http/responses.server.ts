/** A JSON error: one readable sentence, and one message for each field at fault (product.md 7.4). */
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

/** For the methods that a path does not have. */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  jsonError(405, `This address takes ${allowed.join(' and ')} only.`, { headers: { allow: allowed.join(', ') } })

export class BodyTooLarge extends Error {}

/** What is too large is read to its end up to here, so that who is still sending gets to see the answer. */
const MAX_DRAIN_BYTES = 1024 * 1024

/** Reads a body as text, and keeps no more than `limit` bytes. @throws BodyTooLarge */
export async function readText(request: Request, limit: number): Promise<string> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength
    if (size <= limit) chunks.push(read.value)
    // Not cancelled: that would cut the line before the answer is sent.
    if (size > MAX_DRAIN_BYTES) break
  }
  if (size > limit) throw new BodyTooLarge()
  return Buffer.concat(chunks).toString('utf8')
}

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * Whether If-None-Match names what is there now. It may name several, and a proxy that compressed an
 * answer has made its tag a weak one.
 */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false)
