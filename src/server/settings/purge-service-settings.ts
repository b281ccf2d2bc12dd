/** A service that is told to drop pages from its caches by their tags, recognized by the form of its address. */
type PurgeService = {
  name: string
  matches: (address: URL) => boolean
  needsToken: boolean
  post: (purge: Purge) => { url: string; headers: Record<string, string>; body: string }
  /** Whether a 2xx response confirms that the service dropped the pages. */
  took: (status: number, body: string) => boolean
}

type Purge = { address: URL; token: string | undefined; tags: readonly string[]; now: Date }

export type PurgeTarget = { service: PurgeService; address: URL }

const json = { 'content-type': 'application/json' }
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

const services: readonly PurgeService[] = [
  {
    // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
    name: 'Cloudflare',
    matches: ({ protocol, host, pathname }) =>
      protocol === 'https:' &&
      host === 'api.cloudflare.com' &&
      /^\/client\/v4\/zones\/\w+\/purge_cache$/.test(pathname),
    needsToken: true,
    post: ({ address, token, tags }) => ({
      url: address.href,
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ tags }),
    }),
    took: (status, body) => status === 200 && /"success"\s*:\s*true/.test(body),
  },
  {
    // https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag
    name: 'Fastly',
    matches: ({ protocol, host, pathname }) =>
      protocol === 'https:' && host === 'api.fastly.com' && /^\/service\/\w+\/purge$/.test(pathname),
    needsToken: true,
    post: ({ address, token = '', tags }) => ({
      url: address.href,
      headers: { ...json, accept: 'application/json', 'fastly-key': token },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
    took: (status, body) => status === 200 && body.trim().startsWith('{'),
  },
  {
    name: 'the webhook',
    matches: () => true,
    needsToken: false,
    // Varnish reads headers and no body.
    post: ({ address, token, tags, now }) => ({
      url: address.href,
      headers: { ...json, ...bearer(token), 'surrogate-key': tags.join(' ') },
      body: JSON.stringify({ type: 'cache.purge', timestamp: now.toISOString(), data: { tags } }),
    }),
    took: () => true,
  },
]

/** @returns undefined unless it is an http or https address with neither user name nor password, which fetch refuses */
export function purgeTarget(text: string): PurgeTarget | undefined {
  const address = URL.parse(text)
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return undefined
  const service = services.find(({ matches }) => matches(address))
  return service && { service, address }
}
