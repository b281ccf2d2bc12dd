import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Thrown for an address in a feed or from a browser that leads to a host off the public internet. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`leads to ${host}, which is not on the public internet`)
  }
}

const isPublic = (address: string): boolean => ipaddr.parse(address).range() === 'unicast'

/** Checks hosts that are IP addresses, which are never looked up. @throws NotPublic */
export function refuseLiteral({ hostname }: Pick<URL, 'hostname'>): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isPublic(address)) throw new NotPublic(hostname)
}

/** Connects to the address that was checked: a second lookup could return another. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[] = []) => {
    const allowed = addresses.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (error) callback(error, [])
    else if (!first) callback(new NotPublic(hostname), [])
    else if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}
