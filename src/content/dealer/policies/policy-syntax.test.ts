import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPolicy } from './policy-syntax.ts'

test('reads figures and links with their line numbers, and ignores code spans and escaped braces', () => {
  const text =
    'Within {returns.newCarts.days} days.\n\n| Fee |\n| --- |\n| {usd(storage.preSeasonPrep)} |\n\n`{x}` \\{y} [us](/about)'
  expect(readPolicy(text)).toEqual({
    figures: [
      expect.objectContaining({ text: '{returns.newCarts.days}', line: 1 }),
      expect.objectContaining({ text: '{usd(storage.preSeasonPrep)}', line: 5, format: 'usd' }),
    ],
    parts: [],
    links: [{ url: '/about', line: 7 }],
    mistakes: [],
  })
})

describe('code in a policy', () => {
  test.each([
    'import "./evil.js"',
    'import evil from "./evil.js"',
    'export * from"./evil.js"',
    'export const a = 1',
    'export default function Layout() {}',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">us</a>',
    '<iframe src="https://evil.example" />',
    '<style>{`body{display:none}`}</style>',
    '<img src="x" onError={() => evil()} />',
    '<Evil />',
    '<Phone.Evil />',
    '<></>',
    '<Phone {...evil()} />',
    '<Phone dangerouslySetInnerHTML={{ __html: "x" }} />',
    '<Phone>{evil()}</Phone>',
    '![a picture](https://evil.example/x.png)',
    '[us](javascript:alert(1))',
    '[us](JaVaScRiPt:alert(1))',
    '[us](java&#115;cript:alert(1))',
    '[us](<java&Tab;script:alert(1)>)',
    '[us](data:text/html;base64,PHNjcmlwdD4=)',
    '[us](vbscript:x)',
    '[us][there]\n\n[there]: javascript:alert(1)',
  ])('is rejected: %s', (text) => {
    expect(readPolicy(`First.\n\n${text}`).mistakes).toContainEqual({
      line: expect.any(Number),
      text: expect.stringMatching(/; \S/),
    })
  })

  test.each([
    '{[{measuredFrom}].map(() => globalThis.process.exit())}',
    '{`text`}',
    '{(() => {})()}',
    '> {import("x")}',
  ])('in braces is rejected as a figure: %s', (text) => {
    expect(readPolicy(text).figures).toEqual([expect.objectContaining({ path: [] })])
  })
})

test.each([
  ['a {{x', /brace/],
  ['a {x', /brace/],
  ['a {x y}', /brace/],
  ['carts <25 mph', /<.*where it is text/],
  ['<Phone', /<Phone \/>/],
  ['<Phone></b>', /<Phone \/>/],
  ['import duties may apply', /begin it with another word/],
])('reports what is wrong with the syntax of ‘%s’, and what to write instead', (text, advice) => {
  expect(readPolicy(`One.\n\nTwo.\n\n${text}\n`).mistakes).toEqual([
    { line: expect.any(Number), text: expect.stringMatching(advice) },
  ])
  expect(readPolicy(`One.\n\nTwo.\n\n${text}\n`).mistakes[0]?.line).toBeGreaterThanOrEqual(5)
})

test.each(
  globSync('{dealer,tests/dealers/*,cli/dealer/template/files}/policies/*.mdx', {
    cwd: join(import.meta.dirname, '../../../..'),
  }),
)('%s has no mistakes in its syntax', async (file) => {
  expect(readPolicy(await readFile(join(import.meta.dirname, '../../../..', file), 'utf8')).mistakes).toEqual([])
})
