import type { Env } from '../../../server/settings/env.server.ts'
import type { Check } from './check-environment.server.ts'

const thisMachineOnly = ['127.0.0.1', '::1', 'localhost']

/** Checks whether limits use the right client address if a proxy is in front of the site. */
export function proxyChecks({
  TRUST_PROXY: proxies,
  PROXY_ADDRESSES: addresses = [],
  HOST = '',
  SITE_URL,
}: Pick<Env, 'TRUST_PROXY' | 'PROXY_ADDRESSES' | 'HOST' | 'SITE_URL'>): Check[] {
  const check = { name: 'proxy', ok: true }
  if (proxies === 0) {
    if (!thisMachineOnly.includes(HOST) || new URL(SITE_URL).hostname === 'localhost') return []
    return [
      {
        ...check,
        warning: true,
        says: `the site listens on ${HOST} only, so a proxy is in front of it, and all visitors count as one client`,
        fix: 'Set TRUST_PROXY to the number of proxies that add to X-Forwarded-For.',
      },
    ]
  }
  if (addresses.some(({ bits }) => bits === 0)) {
    return [
      {
        ...check,
        warning: true,
        says: 'X-Forwarded-For is believed from every address: clients that reach the port of the site evade its limits',
        fix: 'Name only the addresses of your proxies in PROXY_ADDRESSES.',
      },
    ]
  }
  const others = addresses.map(({ network, bits }) => `${network}/${bits}`)
  return [{ ...check, says: `X-Forwarded-For is believed only from ${['private networks', ...others].join(', ')}` }]
}
