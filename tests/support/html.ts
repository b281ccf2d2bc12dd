import { type HTMLElement, parse } from 'node-html-parser'

export type Page = { status: number; headers: Headers; document: HTMLElement; text: string; html: string }

/** An element's text as a reader without JavaScript sees it, with white space collapsed. */
export const readable = (element: HTMLElement): string =>
  parse(
    element
      .toString()
      .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll('<!-- -->', '')
      .replace(/</g, ' <'),
  )
    .text.replaceAll(/\s+/g, ' ')
    .trim()

export async function getPage(url: string, init?: RequestInit): Promise<Page> {
  const response = await fetch(url, init)
  const html = await response.text()
  const document = parse(html)
  return {
    status: response.status,
    headers: response.headers,
    document,
    html,
    // Takes as long as all else, and many tests do without.
    get text() {
      return readable(document)
    },
  }
}

/** The content of a page's first style sheet. */
export async function firstStyles({ document }: Page, siteUrl: string): Promise<string> {
  const href = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''
  return (await fetch(siteUrl + href)).text()
}

/** All of a page's JSON-LD, parsed. */
export const jsonLd = ({ document }: Page): unknown[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.text))
