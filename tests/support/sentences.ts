import { parseSync, Visitor } from 'vite'

type Range = { readonly start: number; readonly end: number }

/**
 * Returns the sentences in a module's copy, with `…` for each value filled in. Sentences shown only if the dealer
 * has promised them are left out: in `ifPromised(…)`, or under a condition on `promises`.
 */
export function unpromisedSentences(code: string): readonly string[] {
  const texts: (Range & { text: string })[] = []
  const promised: Range[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'ifPromised') promised.push(node)
    },
    ConditionalExpression({ test, consequent }) {
      if (/^promises\.\w+$/.test(code.slice(test.start, test.end))) promised.push(consequent)
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push({ ...node, text: node.value })
    },
    JSXText(node) {
      texts.push({ ...node, text: node.value.replace(/\s+/g, ' ') })
    },
    TemplateLiteral(node) {
      texts.push({ ...node, text: node.quasis.map(({ value }) => value.cooked ?? '').join('…') })
    },
  }).visit(parseSync('words.tsx', code).program)
  return texts
    .filter((text) => !promised.some(({ start, end }) => start <= text.start && text.end <= end))
    .flatMap(({ text }) => text.split(/(?<=[.?!;])\s+/).map((sentence) => sentence.trim()))
}
