import { type Document, isScalar, visit, type YAMLParseError } from 'yaml'

type Code = YAMLParseError['code']
type Advice = string | readonly (readonly [message: RegExp, advice: string])[]

const comma = 'there is probably a comma missing: in braces and brackets, write one between each value and the next'
const colon = 'write a name, a colon and a space before the value, as in ‘name: value’; text that goes on needs quotes'
const indent = 'indent lines of one group by the same number of spaces, and lines below a name by two more'
const quotes = 'put straight quotes (") around all of the text, since it begins with a sign that means something here'
const inner = 'put straight quotes (") around all of the value, and write a quote within as \\"'

/** Advice in plain words for each kind of mistake. The first entry that matches is used. */
const table: Readonly<Record<Code, Advice>> = {
  ALIAS_PROPS: quotes,
  BAD_ALIAS: quotes,
  BAD_COLLECTION_TYPE: quotes,
  BAD_DIRECTIVE: quotes,
  BAD_DQ_ESCAPE: "a backslash means something in double quotes; write two of them, or use single quotes (')",
  BAD_INDENT: [
    [/end with a \]/, 'a bracket [ is not closed; write ] after the last value'],
    [/end with a \}/, 'a brace { is not closed; write } after the last value'],
    [/./, indent],
  ],
  BAD_PROP_ORDER: quotes,
  BAD_SCALAR_START: quotes,
  BLOCK_AS_IMPLICIT_KEY: [
    [/sequence/, indent],
    [
      /./,
      'put the text in quotes, since there is a colon in it; if it is a line of its own, indent it like the line above',
    ],
  ],
  BLOCK_IN_FLOW: comma,
  DUPLICATE_KEY: 'this name stands twice in its group; keep one of the two lines',
  IMPOSSIBLE: quotes,
  KEY_OVER_1024_CHARS: colon,
  MISSING_CHAR: [
    [/Missing ,/, comma],
    [/closing ["']/, 'a quote that is opened here is not closed; write it at the end of the text as well'],
    [/Comments/, 'write a space before #, or put the text in quotes if # belongs to it'],
    [/- indicator/, 'begin each line of a list with a hyphen and a space'],
    [/directives/, 'begin no line with %; put text that begins with it in quotes'],
    [/after :/, 'write a space after the colon'],
    [/./, colon],
  ],
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_ANCHORS: quotes,
  MULTIPLE_DOCS: 'remove the line of ---; a file is one text',
  MULTIPLE_TAGS: quotes,
  NON_STRING_KEY: colon,
  RESOURCE_EXHAUSTION: 'too much is nested here; check the brackets and braces',
  TAB_AS_INDENT: 'there is a tab at the start of the line; indent with spaces, two for each step',
  TAG_RESOLVE_FAILED: quotes,
  UNEXPECTED_TOKEN: [
    [/"\]"/, 'there is a ] too many; remove it, or write the [ before the first value'],
    [/"\}"/, 'there is a } too many; remove it, or write the { before the first value'],
    [/Unexpected ,/, 'there is a comma too many; remove it'],
    [/block-seq-ind/, 'begin the first line of a list below its name, not beside it'],
    [/Block scalar header/, quotes],
    [/at node end/, inner],
    [/scalar token/, comma],
    [/./, inner],
  ],
}

export type Mistake = { readonly at: number; readonly text: string }

/** Reports all tabs, or else only one error, since one mistake often causes more errors on the lines below. */
export function mistakesIn(document: Document.Parsed, end: number): readonly Mistake[] {
  const { errors } = document
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  const inFlow = errors.filter(({ code }) => code === 'BLOCK_IN_FLOW')
  const telling = [tabs, inFlow.slice(0, 1), errors.slice(0, 1)].find((some) => some.length > 0) ?? []
  const mistakes = telling.map(({ code, message, pos: [at] }) => ({
    at: /closing ["']/.test(message) ? (openQuote(document, end) ?? at) : at,
    text: adviceOn(table[code], message),
  }))
  return mistakes.length > 0 ? mistakes : unknownAliases(document)
}

const adviceOn = (advice: Advice, message: string): string =>
  typeof advice === 'string' ? advice : (advice.find(([kind]) => kind.test(message))?.[1] ?? message)

/** Finds where an open quote begins, since the parser does not notice it until the end of the file. */
function openQuote(document: Document.Parsed, end: number): number | undefined {
  let at: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[1] >= end - 1) at = range[0]
    },
  })
  return at
}

/** Finds text such as *new*, which YAML reads as a reference. */
function unknownAliases(document: Document.Parsed): readonly Mistake[] {
  const mistakes: Mistake[] = []
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) mistakes.push({ at: alias.range?.[0] ?? 0, text: quotes })
    },
  })
  return mistakes
}

/** Values in curly quotes, which YAML treats as part of the text. */
export function curlyQuotesIn(document: Document.Parsed): readonly Mistake[] {
  const mistakes: Mistake[] = []
  visit(document, {
    Pair: (_, { value }) => curly(value, mistakes),
    Seq: (_, { items }) => {
      for (const item of items) curly(item, mistakes)
    },
  })
  return mistakes
}

export const isInCurlyQuotes = (text: string): boolean => /^[“”„‘’].*[“”‘’]$/su.test(text)

function curly(value: unknown, mistakes: Mistake[]): void {
  if (!isScalar(value) || value.type !== 'PLAIN' || !isInCurlyQuotes(String(value.value))) return
  const text = `${String(value.value)}: curly quotes become part of the text; write straight ones ("), or put straight ones around them`
  mistakes.push({ at: value.range?.[0] ?? 0, text })
}
