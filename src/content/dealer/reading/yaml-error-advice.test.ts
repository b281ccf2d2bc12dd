import { expect, test } from 'vitest'
import { LineCounter, parseDocument } from 'yaml'
import { curlyQuotesIn, mistakesIn } from './yaml-error-advice.ts'

function adviceOn(text: string): readonly string[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  return mistakesIn(document, text.length).map(({ at, text: says }) => `${lineCounter.linePos(at).line}: ${says}`)
}

test.each([
  ['a comma missing in braces', 'a: 1\nb: { c: 1 d: 2 }\n', /^2: .*comma missing/],
  ['a comma missing after a quote', 'a:\n  - { b: Mon, c: "09:00" d: "17:00" }\n', /^2: .*comma missing/],
  ['a comma missing at the end of a line', 'a: { b: 1\n  c: 2 }\n', /^1: .*comma missing/],
  ['a comma missing between quoted values', 'a: ["b" "c"]\n', /^1: .*comma missing/],
  ['a bracket that is not closed', 'a: [b, c\nd: 1\n', /write \]/],
  ['a brace that is not closed', 'a: { b: 1\nc: 2\n', /write \}/],
  ['an extra bracket', 'a: [b]]\n', /^1: there is a \] too many/],
  ['an extra comma', 'a: [b,, c]\n', /^1: there is a comma too many/],
  ['a quote that is not closed', 'a: 1\nb: "c\nd: e\n', /^2: a quote .*not closed/],
  ['a quote within quotes', 'a: "he said "no""\n', /^1: put straight quotes/],
  ['an apostrophe in single quotes', "a: 'it's'\n", /^1: put straight quotes/],
  ['a colon in unquoted text', 'a: b: c\n', /^1: put the text in quotes, since there is a colon/],
  ['a character that has a meaning in YAML', 'a: @b\n', /^1: put straight quotes/],
  ['asterisks around text', 'a: 1\nb: **new**\n', /^2: put straight quotes/],
  ['a line that is not aligned', 'a:\n  b: 1\n c: 2\n', /indent lines of one group/],
  ['a name that is used twice', 'a: 1\na: 2\n', /^2: this name stands twice/],
  ['a colon without a space', 'a:1\nb: 2\n', /^1: write a name, a colon and a space/],
  ['a list beside its name', 'a: - b\n', /^1: begin the first line of a list below/],
  ['a backslash', 'a: "C:\\Users"\n', /^1: a backslash/],
  ['a second document', 'a: 1\n---\nb: 2\n', /^2: remove the line of ---/],
  ['a tab', 'a:\n\tb: 1\n', /^2: there is a tab/],
])('explains in plain words what is wrong: %s', (_, text, says) => {
  expect(adviceOn(text)).toEqual([expect.stringMatching(says)])
  expect(adviceOn(text)[0]).not.toMatch(/implicit|flow|scalar|collection|token|mapping|alias/i)
})

test('finds curly quotes around a value, and ignores those inside one', () => {
  const mistakes = curlyQuotesIn(parseDocument('a: “b”\nc: "“d”"\ne: f “g” h\ni: [‘j’]\n'))
  expect(mistakes.map(({ text }) => text.split(':')[0])).toEqual(['“b”', '‘j’'])
})
