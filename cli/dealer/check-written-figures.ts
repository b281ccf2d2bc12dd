import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policyFiles } from '../../src/content/dealer/checks/check-policy-texts.ts'
import { moduleOf, readFigure } from '../../src/content/dealer/policies/policy-figures.ts'
import { displayPath, type Problem } from '../../src/content/dealer/reading/read-dealer-folder.ts'

const templates = join(import.meta.dirname, 'template/files/policies')
const content = join(import.meta.dirname, '../../src/content')

/** Sentences with this share of words in common are about the same thing. */
const ENOUGH = 0.6
const LEAST_WORDS = 2
/** Words are cut to this length, so that 'returning' matches 'return'. */
const STEM = 5

type Sentence = { readonly text: string; readonly line: number; readonly words: ReadonlySet<string> }
type Template = Sentence & { readonly figures: readonly KeyFigure[] }
type KeyFigure = { readonly braces: string; readonly unit: string; readonly value: number }

/** Figures typed into a policy that differ from those on pages. The policies of a new folder have placeholders there instead. */
export async function writtenFigures(): Promise<readonly Problem[]> {
  const inTemplates = await Promise.all([...policyFiles().keys()].map(templateOf))
  const templateSentences = inTemplates.flat()
  return [...policyFiles().values()].flatMap((file) =>
    file === undefined
      ? []
      : sentencesIn(readFileSync(file, 'utf8')).flatMap((sentence) => contradiction(file, sentence, templateSentences)),
  )
}

function contradiction(file: string, sentence: Sentence, templateSentences: readonly Template[]): readonly Problem[] {
  const written = handWritten(sentence.text)
  if (written.length === 0) return []
  const alike = templateSentences
    .map((other) => ({ other, share: shareOf(sentence, other) }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share)
  const best = alike.filter(({ share }) => share === alike[0]?.share).flatMap(({ other }) => other.figures)
  return written.flatMap(({ text, unit, value }) => {
    const same = best.filter((figure) => figure.unit === unit && !sentence.text.includes(figure.braces))
    const [first] = same
    if (!first || same.some((figure) => figure.value === value)) return []
    const fix = `says ‘${text}’, but other pages say ${first.value}; write ${first.braces}, or correct whichever is wrong`
    return [{ file: displayPath(file), line: sentence.line, text: fix }]
  })
}

async function templateOf(slug: string): Promise<readonly Template[]> {
  const file = join(templates, `${slug}.mdx`)
  if (!existsSync(file)) return []
  const withFigures = sentencesIn(readFileSync(file, 'utf8')).map(async (sentence) => ({
    ...sentence,
    figures: await keyFigures(sentence.text),
  }))
  return (await Promise.all(withFigures)).filter(({ figures }) => figures.length > 0)
}

async function keyFigures(text: string): Promise<readonly KeyFigure[]> {
  const figures = [...text.matchAll(/\{([^{}]+)\}[\s-]?(\p{L}*)/gu)].map(async ([, inside = '', next = '']) => {
    const { format, path, text: braces } = readFigure(inside, 0)
    const value = await figureOnPages(path)
    const unit = format === undefined ? unitOf(next) : format === 'percent' ? '%' : '$'
    return typeof value === 'number' && unit ? [{ braces, unit, value }] : []
  })
  return (await Promise.all(figures)).flat()
}

/** The figure that pages show; undefined for what this dealer does not offer. */
async function figureOnPages([first = '', ...rest]: readonly string[]): Promise<unknown> {
  const module = moduleOf.get(first)
  if (!module) return undefined
  const exported: unknown = await import(join(content, module))
  return [first, ...rest].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    exported,
  )
}

const handWritten = (text: string) =>
  [...text.replaceAll(/\{[^{}]*\}/g, ' ').matchAll(/(\$?)(\d[\d,]*(?:\.\d+)?)(%?)(?:[\s-]?(\p{L}+))?/gu)].flatMap(
    ([whole, dollar = '', number = '', percent = '', next = '']) => {
      const unit = dollar || percent || unitOf(next)
      return unit
        ? [
            {
              text: dollar || percent ? `${dollar}${number}${percent}` : whole,
              unit,
              value: Number(number.replaceAll(',', '')),
            },
          ]
        : []
    },
  )

const unitOf = (word: string): string =>
  /^(?:hour|day|mile|year|foot|feet|month)s?$/i.test(word)
    ? word.toLowerCase().replace(/s$/, '').replace('feet', 'foot')
    : ''

/** Rows of a table are treated as sentences. */
const sentencesIn = (source: string): readonly Sentence[] =>
  source
    .split('\n')
    .flatMap((row, index) =>
      row.split(/(?<=[.!?;:])\s+/).map((text) => ({ text, line: index + 1, words: wordsOf(text) })),
    )

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replaceAll(/\{[^{}]*\}|<[^<>]*>/g, ' ').matchAll(/\p{L}{3,}/gu)]
      .map(([word]) =>
        word
          .toLowerCase()
          .replace(/(?:es|s)$/, '')
          .slice(0, STEM),
      )
      .filter((word) => !/^(?:the|and|for|with|that|thi|from|you|your|our|per|are|has|have|can|not)$/.test(word)),
  )

function shareOf({ words }: Sentence, other: Sentence): number {
  const shared = other.words.intersection(words).size
  return shared < LEAST_WORDS ? 0 : shared / other.words.size
}
