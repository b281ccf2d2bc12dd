import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { z } from 'zod'
import { type Figure, policyParts, readFigure } from './policy-figures.ts'

type Mistake = { readonly line: number | undefined; readonly text: string }
type Link = { readonly url: string; readonly line: number }

/** The parts of a policy's text other than words: figures, components, links, and anything that isn't allowed. */
export type PolicySyntax = {
  readonly figures: readonly Figure[]
  readonly parts: readonly { readonly name: string; readonly line: number }[]
  readonly links: readonly Link[]
  readonly mistakes: readonly Mistake[]
}

const words = ['root', 'text', 'paragraph', 'heading', 'emphasis', 'strong', 'delete', 'break', 'thematicBreak']
const blocks = ['blockquote', 'list', 'listItem', 'table', 'tableRow', 'tableCell', 'inlineCode', 'code']
const references = ['link', 'linkReference', 'definition', 'footnoteReference', 'footnoteDefinition']
const plain: readonly string[] = [...words, ...blocks, ...references]

/** The parts of a parsed node that matter here. */
const node = z.looseObject({
  type: z.string(),
  position: z.object({ start: z.object({ line: z.number() }) }).optional(),
  children: z.array(z.unknown()).default([]),
  value: z.string().default(''),
  url: z.string().optional(),
  name: z.string().nullish(),
  attributes: z.array(z.unknown()).default([]),
})
type Node = z.output<typeof node>

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

export function readPolicy(source: string): PolicySyntax {
  try {
    const nodes = withDescendants(processor.parse(source))
    const links = nodes.flatMap(({ url, ...at }) => (url === undefined ? [] : { url, line: lineOf(at) }))
    return {
      figures: nodes.flatMap((each) => (isExpression(each) ? [readFigure(each.value, lineOf(each))] : [])),
      parts: nodes.flatMap(({ name, ...at }) => (name ? [{ name, line: lineOf(at) }] : [])),
      links,
      mistakes: nodes.flatMap((each) => mistakesIn(each).map((text) => ({ line: lineOf(each), text }))),
    }
  } catch (error) {
    return { figures: [], parts: [], links: [], mistakes: [syntaxMistake(error)] }
  }
}

function withDescendants(value: unknown): readonly Node[] {
  const root = node.parse(value)
  return [root, ...root.children.flatMap(withDescendants)]
}

const lineOf = ({ position }: Pick<Node, 'position'>): number => position?.start.line ?? 1
const isExpression = ({ type }: Node): boolean => type === 'mdxTextExpression' || type === 'mdxFlowExpression'

/** Checks a node against an allowlist, since anything else may run in the build, on the server or in a visitor's browser. */
function mistakesIn(each: Node): readonly string[] {
  const { type, url, name, attributes, children } = each
  if (isExpression(each)) return []
  if (type === 'mdxjsEsm') return ['remove this line; figures are known here by their names']
  if (type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement') {
    if (!policyParts.some((part) => part === name))
      return [`<${name ?? ''}> is not known here; write Markdown, or one of ${policyParts.join(', ')}`]
    return attributes.length + children.length > 0 ? [`<${name}> stands alone; write <${name} />`] : []
  }
  if (!plain.includes(type))
    return [`${type === 'image' ? 'a picture' : type} has no place in a policy; write words and links`]
  return url === undefined || isSafe(url)
    ? []
    : [`links to ${url.slice(0, 40)}; write a page of the site, or https://, mailto: or tel:`]
}

/** Checks the scheme without spaces and control characters, which browsers skip. */
function isSafe(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip
  const [, scheme] = /^([^/?#]*?):/.exec(url.replaceAll(/[\u0000-\u0020\u007f]/g, '')) ?? []
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme.toLowerCase())
}

const message = z.looseObject({
  reason: z.string(),
  line: z.number().optional().catch(undefined),
  place: z
    .looseObject({ start: z.looseObject({ line: z.number() }) })
    .optional()
    .catch(undefined),
})

/** @throws errors that aren't mistakes in the text */
function syntaxMistake(error: unknown): Mistake {
  const result = message.safeParse(error)
  if (!result.success) throw error
  const { reason, line, place } = result.data
  return { line: line ?? place?.start.line, text: syntaxAdvice(reason) }
}

function syntaxAdvice(reason: string): string {
  if (/import|export/.test(reason))
    return 'a line that begins with import or export is read as code; begin it with another word'
  if (/expression|brace/.test(reason))
    return 'a brace opens a figure, such as {returns.newCarts.days}, and another one closes it; write \\{ for a brace that is text'
  return `‘<’ begins a part, such as <Phone />; write \\< where it is text, and links as [words](https://...) (${reason})`
}
