import { createHash } from 'node:crypto'
import { scriptMarker } from '../platform/script-marker.server.ts'

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

const marker = ` nonce="${scriptMarker}"`
/** Data blocks such as JSON-LD do not run, and need no source in the policy. */
const notRun = '\\s(?:src=|type="(?!module|text/javascript))'
const inlineScript = new RegExp(`<script(?=[^>]*${marker})(?![^>]*${notRun})[^>]*>([\\s\\S]*?)</script>`, 'g')
/** Written by the router for scripts in the browser, which add no others. */
const markerForScripts = `<meta property="csp-nonce" content="${scriptMarker}"/>`

/** A page as it is sent, and the headers of its policy. */
export type SecuredPage = {
  html: string
  headers: Record<string, string>
  /** How many inline scripts the policy names. */
  scripts: number
}

/**
 * Takes the marker out of a page, and names its inline scripts in the page's policy: those that this process has rendered, which carried the
 * marker. A script that came in with a text has none, so that browsers do not run it.
 */
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

/** Reported only: `larkway` is the policy of src/ui/own-html.ts. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types larkway; report-uri /csp-reports"

/** For data: a browser that shows it as a page neither runs nor loads anything of it. */
export const dataHeaders = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

export const isPage = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

/** Adds the policy to a response for one visitor, such as the contact form with its errors. */
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
