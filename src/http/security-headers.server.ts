import { createHash } from 'node:crypto'

/** Sent with every file: the part of securityHeaders() that means something without a page. */
export const fileHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with every page and API answer. */
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

/** Sources for what stands in a page; data blocks such as JSON-LD do not run and need none. */
function scriptHashes(html: string): string {
  const found = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="(?!module|text\/javascript)/.test(attributes)) continue
    found.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...found].join(' ')
}

/** A page that is made for one visitor, such as the form with what is wrong in it, with its policy. */
export async function withPolicy(answer: Response, siteUrl: string): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const html = await answer.text()
  const page = new Response(html, answer)
  page.headers.set('content-security-policy', contentSecurityPolicy(html, siteUrl))
  return page
}

export const reportPath = '/csp-reports'

/** A policy for one finished page: only its own inline scripts count, so it can be cached with it. */
export function contentSecurityPolicy(html: string, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html)}`.trim(),
    "style-src 'self'",
    // Sizes of chart bars and such are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    // The interactive map, after a click only.
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
  ].join('; ')
}
