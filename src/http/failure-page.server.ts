import { business, phoneHref } from '../content/facts/business.ts'
import { pageError } from '../content/pages/page-error.ts'
import logo from '../frame/logo.svg'
import { buttonClass } from '../ui/button.tsx'
import { jsonError } from './responses.server.ts'

/**
 * The response when the site itself has failed: JSON for programs, and for browsers a page that needs nothing but the
 * style sheet at the given address.
 */
export function failureResponse(kind: 'page' | 'json', stylesheet: string | undefined): Response {
  if (kind === 'json') return jsonError(500, pageError.sentence)
  return new Response(page(stylesheet), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const home = `<a class="logo" href="/" aria-label="${business.name}, home"><img src="${logo}" alt="" width="211" height="48"></a>`

const page = (stylesheet: string | undefined): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageError.title}</title>
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ''}
</head>
<body>
<header class="header"><div class="wrap header__inner">${home}</div></header>
<main class="wrap page-head pb-section">
<h1>${pageError.heading}</h1>
<p class="lede">${pageError.text}</p>
<div class="cta">
<a class="${buttonClass({ look: 'ink' })}" href="">${pageError.retry}</a>
<a class="${buttonClass({})} num" href="${phoneHref}">${business.phone}</a>
</div>
</main>
</body>
</html>
`
