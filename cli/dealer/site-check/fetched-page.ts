import { type HTMLElement, parse } from 'node-html-parser'

export type FetchedPage = { status: number; headers: Headers; document: HTMLElement; text: string; html: string }

/** An element's text as a reader sees it before any script runs, with white space collapsed. */
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

export async function getPage(url: string, init?: RequestInit): Promise<FetchedPage> {
  const response = await fetch(url, init)
  const html = await response.text()
  const document = parse(html)
  return {
    status: response.status,
    headers: response.headers,
    document,
    html,
    // This is slow, and many callers don't need it.
    get text() {
      return readable(document)
    },
  }
}

export const isPage = ({ headers }: FetchedPage): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

/** What people and search engines read of a page: text, descriptions and structured data, without scripts, styles and the paths of files. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, ' ')
    .replaceAll(
      /\b(?:class|style|src|srcset|sizes|id|for|d|data-[a-z-]+|aria-labelledby|aria-describedby)="[^"]*"/g,
      ' ',
    )
    .replaceAll(/<link\b[^>]*(?:stylesheet|preload|icon)[^>]*>/g, ' ')

export const hasEmptyParts = (document: HTMLElement): boolean =>
  document
    .querySelectorAll('h1, h2, h3, section, nav, ul, ol, dl')
    .some((part) => part.text.trim() === '' && !part.querySelector('img, svg, picture, input'))
