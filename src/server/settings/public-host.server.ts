import { isIP } from 'node:net'

/** Reserved names (RFC 2606, 6761, 6762 and 8375), and names without a dot, such as a container's. */
const reserved =
  /^[^.]+$|\.(localhost|test|example|invalid|local|internal|home\.arpa)$|^(.+\.)?example\.(com|net|org)$/i

export const isPublicHost = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) === 0 && !reserved.test(host)

/** Whether the site is public. One at an IP address is treated as a trial. */
export const isPublicSite = (siteUrl: string): boolean => isPublicHost(new URL(siteUrl).hostname)

export const isOnThisMachine = (siteUrl: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname)
