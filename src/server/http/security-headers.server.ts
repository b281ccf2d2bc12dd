import { createHash } from 'node:crypto'
import { scriptMarker } from './script-marker.server.ts'

export const fileHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers that let other sites show pictures, since webmail shows the ones in our emails from its own origin. */
export const pictureHeaders: Record<string, string> = { ...fileHeaders, 'cross-origin-resource-policy': 'cross-origin' }

export const permissionsPolicy = (camera: '' | 'self' = ''): string =>
  `camera=(${camera}), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()`

export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...fileHeaders,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Headers for a page that must not be cached or indexed and whose address must not leak to other sites. */
export const closedHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const marker = ` nonce="${scriptMarker}"`
/** Matches scripts that need no source in the policy: files, and data blocks such as JSON-LD, which do not run. */
const notRun = '\\s(?:src=|type="(?!module|text/javascript))'
const inlineScript = new RegExp(`<script(?=[^>]*${marker})(?![^>]*${notRun})[^>]*>([\\s\\S]*?)</script>`, 'g')
const markerForScripts = `<meta property="csp-nonce" content="${scriptMarker}"/>`

export type SecuredPage = {
  html: string
  headers: Record<string, string>
  scripts: number
}

/** Allows only the inline scripts that carry this process's marker, so a script injected through content does not run. */
export function securePage(marked: string, siteUrl: string): SecuredPage {
  const scripts = [...marked.matchAll(inlineScript)].map(([, body = '']) => body)
  const hashes = new Set(scripts.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`))
  return {
    html: marked.replaceAll(marker, '').replace(markerForScripts, ''),
    headers: {
      'content-security-policy': pagePolicy([...hashes].join(' '), siteUrl),
      'content-security-policy-report-only': trustedTypes,
    },
    scripts: hashes.size,
  }
}

/** Violations are only reported. `site` is the policy from src/ui/trusted-html.ts. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types site; report-uri /csp-reports"

/** Headers that keep a browser that shows data as a page from running or loading anything in it. */
export const dataHeaders = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

export const isPage = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

export async function withPolicy(response: Response, siteUrl: string): Promise<Response> {
  const { html, headers } = isPage(response.headers)
    ? securePage(await response.text(), siteUrl)
    : { html: response.body, headers: dataHeaders }
  const secured = new Response(html, response)
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value)
  return secured
}

function pagePolicy(scriptHashes: string, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes}`.trim(),
    "style-src 'self'",
    // Chart bars, for instance, have their sizes in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-uri /csp-reports',
  ].join('; ')
}
