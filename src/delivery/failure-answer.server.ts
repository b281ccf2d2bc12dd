import type { IncomingMessage } from 'node:http'
import { business, phoneHref } from '../content/business.ts'
import { jsonError } from '../platform/http.server.ts'

const sentence = `Something went wrong on our side. Please try again, or call us at ${business.phone}.`

const page = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page did not load | ${business.shortName}</title>
<h1>This page did not load</h1>
<p>Something went wrong on our side. Please try again, or call us at <a href="${phoneHref}">${business.phone}</a>.</p>
<p><a href="/">${business.name}</a></p>
</html>
`

/** When nothing of the site itself can answer: a page for browsers, which needs nothing else, and JSON for programs. */
export function failureAnswer({ headers, url = '' }: IncomingMessage): Response {
  const forBrowser = !url.startsWith('/api/') && headers.accept?.includes('text/html')
  if (!forBrowser) return jsonError(500, sentence)
  return new Response(page, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
