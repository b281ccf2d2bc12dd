import { type CachedResponse, cachedResponseOf, compress } from './cached-response.server.ts'
import { contentSecurityPolicy } from './security-headers.server.ts'

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

export type Finishing = {
  siteUrl: string
  /** Sent with every answer. */
  headers: Record<string, string>
  /** From 1 (quick) to 11 (small). */
  brotliQuality: number
}

/** A rendered response made ready to be sent any number of times. */
export async function finish(
  response: Response,
  { siteUrl, headers: more, brotliQuality }: Finishing,
): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = { ...Object.fromEntries(response.headers), ...more }
  if ((headers['content-type'] ?? '').startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), siteUrl)
  }
  headers['cache-control'] ??= response.ok ? PAGE_CACHE : 'no-store'
  const plain = { status: response.status, headers, body }
  return cachedResponseOf(plain, await compress(plain, brotliQuality))
}
