import { BlockList, isIP } from 'node:net'
import type { Env } from '../platform/env.server.ts'
import { privateNetworks } from '../platform/private-networks.ts'

/** Set by request-handler.server.ts, which overwrites whatever a visitor sends under this name. */
export const clientIpHeader = 'x-larkway-client'

export const clientIp = (request: Request): string => request.headers.get(clientIpHeader) ?? 'unknown'

export type Clients = {
  /** Only private networks and PROXY_ADDRESSES: any other client could have written X-Forwarded-For itself. */
  isProxy(socketAddress: string | undefined): boolean
  /** An IPv4 address, or an IPv6 /64 network, since a single line has one. */
  clientOf(socketAddress: string | undefined, forwardedFor: string | undefined): string
}

/** The visitor is TRUST_PROXY entries from the right of X-Forwarded-For: entries further left came from the visitor. */
export function readClients({
  TRUST_PROXY: proxies,
  PROXY_ADDRESSES = [],
}: Pick<Env, 'TRUST_PROXY' | 'PROXY_ADDRESSES'>): Clients {
  const named = new BlockList()
  for (const { network, bits } of PROXY_ADDRESSES) named.addSubnet(network, bits, familyOf(network))
  const isProxy: Clients['isProxy'] = (socketAddress) => {
    const address = proxies > 0 && plainAddress(socketAddress)
    return address ? [privateNetworks, named].some((networks) => networks.check(address, familyOf(address))) : false
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

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function clientOfAddress(text: string | undefined): string | undefined {
  const address = plainAddress(text)
  return address && isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

function plainAddress(text = ''): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? withPort ?? text).split('%')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
