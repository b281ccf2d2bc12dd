import logo from '#generated/brand/logo.svg'
import { business, phoneHref } from '../../content/dealer/facts/business.facts.ts'
import { headerLogo } from '../../content/dealer/facts/logo.facts.ts'
import { backInAMinute, pageError, tooManyPages } from '../../content/words/page-error.words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { jsonError } from './responses.server.ts'

export type FailureStatus = { status: 500 } | { status: 429 | 503; retryAfter: number }

const wordsOf = { 429: tooManyPages, 500: pageError, 503: backInAMinute }

/** JSON for programs; for browsers, a page without scripts. */
export function failureResponse(kind: 'page' | 'json', stylesheet: string, failure: FailureStatus): Response {
  const { status } = failure
  const words = wordsOf[status]
  const headers: Record<string, string> = 'retryAfter' in failure ? { 'retry-after': String(failure.retryAfter) } : {}
  if (kind === 'json') return jsonError(status, words.sentence, { headers })
  return new Response(page(stylesheet, words), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const home = `<a class="logo" href="/" aria-label="${business.name}, home"><img src="${logo}" alt="${business.name}, home" width="${headerLogo.width}" height="${headerLogo.height}"></a>`

const page = (stylesheet: string, words: (typeof wordsOf)[keyof typeof wordsOf]): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header class="header" data-hook="header"><div class="wrap header__inner">${home}</div></header>
<main class="wrap page-head page-head--whole">
<h1>${words.heading}</h1>
<p class="lede">${words.text}</p>
<div class="cta">
<a class="${buttonClass({ look: 'ink' })}" href="">${words.retry}</a>
<a class="${buttonClass({})} num" href="${phoneHref}">${business.phone}</a>
</div>
</main>
</body>
</html>
`
