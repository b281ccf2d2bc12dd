import { jsonError } from './responses.server.ts'
import type { RouteRules } from './route-rules.server.ts'

/** The response to a request that its route does not take, or that another site made a browser send. */
export function refusal(request: Request, { methods }: RouteRules, siteUrl: string): Response | undefined {
  if (methods && !methods.includes(request.method)) {
    return jsonError(405, `This address takes ${methods.join(' and ')} only.`, {
      headers: { allow: methods.join(', ') },
    })
  }
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return !reads && isCrossSite(request, siteUrl) ? jsonError(403, 'Messages are taken from this site only.') : undefined
}

/**
 * Whether a browser says that another site made it send this. Programs without a browser send neither header, and can do
 * no harm with it: the site has no sessions.
 */
function isCrossSite({ headers }: Request, siteUrl: string): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = headers.get('origin')
  if (origin === null || origin === siteUrl) return false
  // 'null' comes from sandboxed frames and local files; same-origin requests never send it.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
