import ipaddr from 'ipaddr.js'
import type { Env } from '../settings/env.server.ts'
import { isPrivateAddress } from '../settings/private-host.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** request-handler.server.ts sets this header and overwrites whatever a visitor sends under its name. */
export const clientIpHeader = 'x-larkway-client'

export const clientIp = (request: Request): string => request.headers.get(clientIpHeader) ?? 'unknown'

export type Clients = {
  /** True only for private networks and PROXY_ADDRESSES: any other client could have written X-Forwarded-For itself. */
  isProxy(socketAddress: string | undefined): boolean
  /** An IPv4 address, or an IPv6 /64 network, since a single internet connection has a whole network. */
  clientOf(socketAddress: string | undefined, forwardedFor: string | undefined): string
}

/** Behind proxies, the visitor's address is entry number TRUST_PROXY of X-Forwarded-For, counted from the right. Entries further left came from the visitor. */
export function readClients({
  TRUST_PROXY: proxies,
  PROXY_ADDRESSES = [],
}: Pick<Env, 'TRUST_PROXY' | 'PROXY_ADDRESSES'>): Clients {
  const proxyRanges = PROXY_ADDRESSES.map(({ network, bits }): [Address, number] => [ipaddr.process(network), bits])
  const isProxy: Clients['isProxy'] = (socketAddress) => {
    const address = proxies > 0 ? readAddress(socketAddress) : undefined
    if (!address) return false
    return isPrivateAddress(address) || ipaddr.subnetMatch(address, { named: proxyRanges }, '') === 'named'
  }
  return {
    isProxy,
    clientOf(socketAddress, forwardedFor) {
      const socket = clientOfAddress(socketAddress) ?? 'unknown'
      if (!forwardedFor || !isProxy(socketAddress)) return socket
      const chain = forwardedFor.split(',').map((entry) => entry.trim())
      return clientOfAddress(chain.at(-proxies) ?? chain[0]) ?? socket
    },
  }
}

function clientOfAddress(text: string | undefined): string | undefined {
  const address = readAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Reads an address with or without brackets, port and zone. An IPv4 address mapped into IPv6 becomes that IPv4 address. */
function readAddress(text = ''): Address | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? withPort ?? text).split('%')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress ? ipaddr.process(address) : undefined
}
