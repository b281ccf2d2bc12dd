import type { IncomingHttpHeaders } from 'node:http'
import { jsonError } from './responses.server.ts'
import type { RouteRules } from './route-rules.server.ts'

type MethodAndHeaders = { method?: string | undefined; headers: IncomingHttpHeaders }

export function refusal(
  { method = '', headers }: MethodAndHeaders,
  { methods }: RouteRules,
  siteUrl: string,
): Response | undefined {
  if (methods && !methods.includes(method)) {
    return jsonError(405, `This address takes ${methods.join(' and ')} only.`, {
      headers: { allow: methods.join(', ') },
    })
  }
  const reads = method === 'GET' || method === 'HEAD'
  return !reads && isCrossSite(headers, siteUrl) ? jsonError(403, 'Messages are taken from this site only.') : undefined
}

/** Whether another site sent the request. Allows programs that send neither header: they have no staff session. */
function isCrossSite({ origin, host, 'sec-fetch-site': from }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (from === 'cross-site') return true
  // Only browsers send this header. A page without a referrer posts with the origin 'null'.
  if (from === 'same-origin') return false
  if (origin === undefined || origin === siteUrl) return false
  // Any other 'null' comes from a sandboxed frame or a local file.
  return !URL.canParse(origin) || new URL(origin).host !== host
}
