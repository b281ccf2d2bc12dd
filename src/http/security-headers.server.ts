import { createHash } from 'node:crypto'

/** Sent with every file: those of securityHeaders() that have a meaning outside a page. */
export const fileHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with pictures and 3D models. Other sites may show these: webmail shows the pictures in our mails from its own origin. */
export const pictureHeaders: Record<string, string> = { ...fileHeaders, 'cross-origin-resource-policy': 'cross-origin' }

/** Sent with every page and API response. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...fileHeaders,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** CSP sources for the inline scripts of a page; data blocks such as JSON-LD do not run and need none. */
function scriptHashes(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="(?!module|text\/javascript)/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes].join(' ')
}

/** Adds the policy to a page rendered for one visitor, such as the contact form with its errors. */
export async function withPolicy(response: Response, siteUrl: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const page = new Response(html, response)
  page.headers.set('content-security-policy', contentSecurityPolicy(html, siteUrl))
  return page
}

/** The policy of one page. It names the inline scripts of that page alone, so it can be cached with it. */
export function contentSecurityPolicy(html: string, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html)}`.trim(),
    "style-src 'self'",
    // Chart bars, for instance, have their sizes in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    // The interactive map, loaded after a click.
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-uri /csp-reports',
  ].join('; ')
}
