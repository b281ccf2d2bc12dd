import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptMarker } from './script-marker.server.ts'
import { securePage } from './security-headers.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const page = (body: string) =>
  `<head><meta property="csp-nonce" content="${scriptMarker}"/><link rel="icon" nonce="${scriptMarker}" href="/i"/></head><body>${body}</body>`
const policyOf = (body: string) => securePage(page(body), 'https://cart.example').headers['content-security-policy']

test('a page’s policy allows scripts rendered by the site, but not scripts injected into its content', () => {
  const own = `<script nonce="${scriptMarker}">own()</script><script class="x" nonce="${scriptMarker}">late()</script>`
  const injected = [
    '<script>alert(document.domain)</script>',
    '<script nonce="">alert(document.domain)</script>',
    '<script nonce="guessed">alert(document.domain)</script>',
    `<script data-x='nonce=${scriptMarker.slice(1)}'>alert(document.domain)</script>`,
  ]
  const policy = policyOf(own + injected.join(''))
  expect(policy).toContain(`script-src 'self' ${hashOf('own()')} ${hashOf('late()')};`)
  expect(policy).not.toContain(hashOf('alert(document.domain)'))
})

test('data blocks and the site’s own script files need no hash in the policy', () => {
  const blocks = `<script type="application/ld+json" nonce="${scriptMarker}">{}</script><script nonce="${scriptMarker}" src="/assets/a.js"></script>`
  expect(policyOf(blocks)).toContain("script-src 'self';")
})

test('removes the script marker from the page before sending it', () => {
  const { html } = securePage(page(`<script nonce="${scriptMarker}">own()</script>`), 'https://cart.example')
  expect(html).toBe('<head><link rel="icon" href="/i"/></head><body><script>own()</script></body>')
})
