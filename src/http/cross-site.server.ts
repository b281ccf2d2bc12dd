import type { IncomingMessage } from 'node:http'

/**
 * Whether a browser says that another site made it send this. Programs without a browser send
 * neither header and are no danger to a visitor's session, of which there is none.
 */
export function isCrossSite(request: IncomingMessage, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') return true
  const { origin, host } = request.headers
  if (origin === undefined || origin === siteUrl) return false
  try {
    return new URL(origin).host !== host
  } catch {
    // 'null' comes from sandboxed frames and local files; same-origin requests never send it.
    return true
  }
}
