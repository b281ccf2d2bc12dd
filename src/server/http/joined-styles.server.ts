import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type JoinedStyles = Record<string, string>

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g

const sheetsOf = (html: string): string[] => [...html.matchAll(sheetLink)].map(([, href = '']) => href)
const keyOf = (sheets: readonly string[]): string => sheets.join(' ')

export async function joinStyles(pages: readonly string[], directory: string): Promise<JoinedStyles> {
  const joined: JoinedStyles = {}
  for (const sheets of pages.map(sheetsOf)) {
    if (sheets.length === 0)
      throw new Error('React writes links to styles in another way now: see src/server/http/joined-styles.server.ts')
    if (sheets.length < 2 || keyOf(sheets) in joined) continue
    const styles = (await Promise.all(sheets.map((href) => readFile(join(directory, href), 'utf8')))).join('')
    const file = `/assets/page-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`
    await writeFile(join(directory, file), styles)
    joined[keyOf(sheets)] = file
  }
  return joined
}

/** One request before the first paint instead of two or three (decision 9). Disabled links tell React that styles are there. */
export function withJoinedStyles(html: string, joined: JoinedStyles): string {
  const file = joined[keyOf(sheetsOf(html))]
  if (!file) return html
  const disabled = html.replace(sheetLink, (link) => link.replace('/>', ' disabled=""/>'))
  return disabled.replace(
    '<link rel="stylesheet"',
    `<link rel="stylesheet" href="${file}" data-precedence="default"/>$&`,
  )
}
