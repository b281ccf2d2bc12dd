/** Set by the server in front of the pages; whatever a visitor sends under this name is dropped there. */
export const clientIpHeader = 'x-larkway-client'

/** The visitor's network address, for limits only. */
export const clientIp = (request: Request): string => request.headers.get(clientIpHeader) ?? 'unknown'

/**
 * The address to believe. Behind `proxies` proxies, each of which appends the address it saw to
 * X-Forwarded-For, the visitor's is that many places from the right; what stands further left came
 * from the visitor and could be anything.
 */
export function clientIpOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const socket = socketAddress ?? 'unknown'
  if (proxies === 0 || !forwardedFor) return socket
  const chain = forwardedFor.split(',').map((part) => part.trim())
  return chain.at(-proxies) || chain[0] || socket
}
