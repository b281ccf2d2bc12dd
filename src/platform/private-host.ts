import { isIP } from 'node:net'
import { privateNetworks } from './private-networks.ts'

/** This machine, a bare name such as a container's, or an address of a private network. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replaceAll(/[[\]]/g, '')
  const version = isIP(name)
  if (version > 0) return privateNetworks.check(name, version === 6 ? 'ipv6' : 'ipv4')
  return !name.includes('.') || name.endsWith('.localhost')
}
