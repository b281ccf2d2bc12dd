/** Set by request-handler.server.ts, which overwrites whatever a visitor sends under this name. */
export const clientIpHeader = 'x-larkway-client'

/** The visitor's network address. Used for rate limits only. */
export const clientIp = (request: Request): string => request.headers.get(clientIpHeader) ?? 'unknown'

/**
 * The visitor's address. Each of the `proxies` in front of the site appends the address it saw to X-Forwarded-For, so
 * the visitor's is that many entries from the right; entries further left came from the visitor and could be anything.
 */
export function clientIpOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const socket = socketAddress ?? 'unknown'
  if (proxies === 0 || !forwardedFor) return socket
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  return chain.at(-proxies) || chain[0] || socket
}
