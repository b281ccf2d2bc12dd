import ipaddr from 'ipaddr.js'

const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'carrierGradeNat',
  'uniqueLocal',
])

export const isPrivateAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => privateRanges.has(address.range())

/** Whether the host is this machine, a bare name such as a container's, or an address of a private network. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replaceAll(/[[\]]/g, '')
  if (ipaddr.isValid(name)) return isPrivateAddress(ipaddr.process(name))
  return !name.includes('.') || name.endsWith('.localhost')
}
