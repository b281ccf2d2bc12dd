import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type Document = { readonly file: string; readonly text: string }

/** The documents for readers of the repository. Files in a dealer's folder are content, and are not included. */
export const documents: readonly Document[] = globSync(['*.md', '{docs,bench,imagery}/**/*.md', '.github/*.md'], {
  cwd: root,
})
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const fence = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm

export const withoutBlocks = (text: string): string => text.replaceAll(fence, '').replaceAll(/^(?: {4}|\t).*$/gm, '')

/** Lines of code blocks marked as shell, without comments. */
export const shellLines = (text: string): readonly string[] =>
  [...text.matchAll(fence)]
    .filter(([, language]) => language === 'sh')
    .flatMap(([, , block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean)

/** Code in backticks outside code blocks. */
export const codeSpans = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Returns the anchors that GitHub and GitLab generate for headings. */
export function anchors(text: string): readonly string[] {
  const seen = new Map<string, number>()
  return [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
    const slug = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
}
