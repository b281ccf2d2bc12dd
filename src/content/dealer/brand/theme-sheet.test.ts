import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTheme } from './theme.ts'
import { readSheet } from './theme-sheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'theme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const problemsIn = (css: string): string[] =>
  readSheet(written('theme.css', css)).problems.map(({ line, text }) => `${line}: ${text}`)

test('reports no problems with the dealer’s theme', () => {
  expect(readTheme().problems).toEqual([])
})

test.each([
  [':root {\n  --color-ink: black;\n}', '2: --color-ink: write the color as # and six hex digits, such as #1f5e47'],
  [
    ':root { --color-inc: #000000; }',
    '1: ‘--color-inc’ is nothing that a theme sets; check the spelling, or remove the line',
  ],
  [
    '\n.btn { color: red; }',
    '2: only :root { … }, @font-face { … } and [data-hook="header"] { … } can stand in a theme; remove this',
  ],
  ['[data-hook="menu"] {}', '1: there is no hook ‘menu’; write one of header, opening, closing, card, band, footer'],
  [
    '[data-hook="card"] { display: none; }',
    '1: ‘display: none’ can’t stand here; only background, border and padding can, without files',
  ],
])('reports the mistake in %j', (css, problem) => {
  expect(problemsIn(css)).toEqual([problem])
})

test('reports a missing brace at the line where its block begins', () => {
  expect(problemsIn(':root {\n  --hang: 0px;\n')).toEqual(['1: Unclosed block; check the braces and semicolons here'])
})
