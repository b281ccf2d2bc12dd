import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstStyles, getPage } from '../support/html.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
let secure: Site
beforeAll(async () => {
  ;[site, secure] = await Promise.all([startSite(), startSite({ SITE_URL: 'https://www.larkway.example' })])
})
afterAll(() => Promise.all([site.remove(), secure.remove()]))

test.each(['/', '/nothing-here', '/vehicle/nothing', '/towns/atlantis', '/contact'])(
  '%s links to the styles of the page frame, and its policy allows them',
  async (path) => {
    const page = await getPage(site.url + path)
    expect(await firstStyles(page, site.url)).toContain('.header')
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self';")
  },
)

const wrongForm = (where: Site): Promise<Response> =>
  fetch(`${where.url}/contact`, { method: 'POST', body: new URLSearchParams({ firstName: 'Ada' }) })

test('every response has the security headers and no server banner', async () => {
  const answers = await Promise.all([
    ...['/', '/inventory', '/api/vehicles', '/nothing-here', '/feeds/inventory.json', '/healthz', '/vehicle/%00'].map(
      (path) => fetch(site.url + path),
    ),
    wrongForm(site),
    postMessage(site, {}),
  ])
  for (const { headers, url } of answers) {
    expect(headers.get('x-content-type-options'), url).toBe('nosniff')
    expect(headers.get('referrer-policy'), url).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), url).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy'), url).toBe('same-origin')
    expect(headers.get('permissions-policy'), url).toContain('camera=()')
    expect(headers.get('server'), url).toBeNull()
    expect(headers.get('x-powered-by'), url).toBeNull()
    // Browsers ignore this header over http, so the site sends it only if SITE_URL begins with https.
    expect(headers.get('strict-transport-security'), url).toBeNull()
  }
})

test('allows other sites, such as webmail, to show pictures from the site, but not to load its scripts', async () => {
  const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('cross-origin-resource-policy')
  const html = await (await fetch(`${site.url}/vehicle/denago-city`)).text()
  const [, picture = ''] = /(\/pictures\/[^" ]+\.webp)/.exec(html) ?? []
  const [, script = ''] = /(\/assets\/[\w.-]+\.js)/.exec(html) ?? []
  expect(script).not.toBe('')
  expect(await policyOf(picture)).toBe('cross-origin')
  expect(await policyOf(script)).toBe('same-origin')
})

test('a site on https sends Strict-Transport-Security on pages and API responses', async () => {
  for (const path of ['/', '/inventory', '/api/vehicles', '/nothing-here']) {
    const { headers } = await fetch(secure.url + path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  }
  const { headers } = await fetch(secure.url)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test.each([
  ['a page', () => fetch(`${site.url}/vehicle/denago-city`)],
  ['a missing page', () => fetch(`${site.url}/nothing-here`)],
  ['the form with errors', () => wrongForm(site)],
])('the policy of %s allows its own inline scripts and nothing unsafe', async (_what, get) => {
  const response = await get()
  const html = parse(await response.text())
  const policy = response.headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self' '(sha256-[^']+' ?'?)+/)
  expect(scripts).not.toContain('unsafe')
  const hashes = html
    .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
    .map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`)
  expect(scripts.split(' ').slice(1).sort()).toEqual([...new Set(hashes)].sort())
  expect(html.toString()).not.toMatch(/nonce/)
  expect(response.headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'")
  for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", 'report-uri /csp-reports'])
    expect(policy).toContain(part)
})

test.each([
  '/api/vehicles',
  '/api/vehicles/nothing',
  '/api/inventory?search=nomad',
  '/feeds/google-products.xml',
  '/feeds/inventory.csv',
  '/feeds/inventory.json',
  '/rentals/estimate.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/vehicle/%00',
])('%s neither runs nor loads anything when it is opened as a page', async (path) => {
  const { headers } = await fetch(site.url + path)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

describe('CSP reports', () => {
  const report = (body: string) => fetch(`${site.url}/csp-reports`, { method: 'POST', body })

  test('are logged without query strings, up to a limit', async () => {
    const violation = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=secret-visitor',
      'document-uri': `${site.url}/contact?vehicle=secret-query`,
    }
    for (let index = 0; index < 30; index++)
      expect((await report(JSON.stringify({ 'csp-report': violation }))).status).toBe(204)
    await fetch(`${site.url}/healthz?after-the-reports`)
    const lines = () =>
      site
        .log()
        .split('\n')
        .filter((line) => line.includes('script-src-elem'))
    await expect.poll(() => lines().length).toBe(20)
    expect(lines()[0]).toContain('https://evil.example/x.js')
    expect(site.log()).not.toContain('secret-')
  })

  test.each(['', 'not json', '[]', '{"csp-report":7}'])('are rejected if the body is %j', async (body) => {
    expect((await report(body)).status).toBe(400)
  })
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
])('rejects a POST from %s, as JSON and as a form', async (_what, headers: Record<string, string>) => {
  expect((await postMessage(site, goodMessage, headers)).status).toBe(403)
  const body = new URLSearchParams(goodMessage)
  expect((await fetch(`${site.url}/contact`, { method: 'POST', headers, body, redirect: 'manual' })).status).toBe(403)
})
