import { decodeHTMLStrict } from 'entities'

// Feeds are not trusted, so these expressions must run in linear time.
const tag = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi
const unreadable = /<(style|script)\b[^<>]*>[^<]*<\/\1\s*>/gi
const lineEnd = /<br\s*\/?>|<\/(?:p|li|div|tr|h\d)\s*>/gi
const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

export type FeedText = { text: string /** Text that looks like HTML but wasn't stripped. */; left?: string }

/** Strips HTML, which some systems encode twice. */
export function feedText(cell: string): FeedText {
  if (!/[<&]/.test(cell)) return { text: cell }
  let text = withoutTags(decodeHTMLStrict(cell))
  const again = decodeHTMLStrict(text)
  if (again.search(tag) >= 0) text = withoutTags(again)
  const left = markup.exec(text)?.[0]
  return left === undefined ? { text } : { text, left }
}

function withoutTags(html: string): string {
  const text = html.replaceAll('\u00A0', ' ')
  if (text.search(tag) < 0) return text
  const lines = text.replaceAll(unreadable, '').replaceAll(lineEnd, '\n').replaceAll(tag, '')
  return lines.replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n').trim()
}
