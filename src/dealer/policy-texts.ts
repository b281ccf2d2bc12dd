import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DealerProblems, findFile, type Problem, readYaml, shown } from './folder.ts'
import { neededPolicies } from './needed-policies.ts'
import { type Figure, figuresIn, moduleOf, policyParts } from './policy-figures.ts'

/** Files by policy of the site, in the order of policies.yaml. One that is missing is undefined. */
export const policyFiles = (): ReadonlyMap<string, string | undefined> =>
  new Map(neededPolicies().map(([slug]) => [slug, findFile(`policies/${slug}.mdx`)]))

/** Mistakes in the texts. Syntax errors of MDX are found by the build. */
export async function checkPolicyTexts(): Promise<readonly Problem[]> {
  const files = policyFiles()
  const problems = await Promise.all(
    [...files].map(([slug, file]) => {
      if (file) return problemsIn(file, [...files.keys()])
      const text = `policies.${slug}: there is no policies/${slug}.mdx; write it, or remove these lines`
      return [{ ...readYaml('policies.yaml').placeOf(['policies', slug]), text }]
    }),
  )
  return problems.flat()
}

async function problemsIn(file: string, slugs: readonly string[]): Promise<readonly Problem[]> {
  const source = readFileSync(file, 'utf8')
  const problem = (line: number, text: string): Problem => ({ file: shown(file), line, text })
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length
  const figures = await Promise.all(
    figuresIn(source).map(async (figure) => {
      const text = await mistakeIn(figure)
      return text ? [problem(figure.line, `${figure.text} ${text}`)] : []
    }),
  )
  return [
    ...figures.flat(),
    ...[...source.matchAll(/<([A-Z]\w*)/g)].flatMap(({ 1: name = '', index }) =>
      policyParts.some((part) => part === name)
        ? []
        : [problem(lineAt(index), `<${name} /> is not known here; write one of ${policyParts.join(', ')}`)],
    ),
    ...[...source.matchAll(/\]\(\/policies\/([\w-]+)/g)].flatMap(({ 1: slug = '', index }) =>
      slugs.includes(slug)
        ? []
        : [
            problem(
              lineAt(index),
              `links to the policy ‘${slug}’, which is not in policies.yaml, or about what dealer.yaml does not offer`,
            ),
          ],
    ),
    ...[...source.matchAll(/^(?:import|export)\b.*(?:from |=)/gm)].map(({ index }) =>
      problem(lineAt(index), 'remove this line; figures are known here by their names'),
    ),
  ]
}

const names = (of: Iterable<string>): string => [...of].sort().join(', ')

/** What to write instead. */
async function mistakeIn({ path }: Figure): Promise<string | undefined> {
  const [first = '', ...rest] = path
  if (!first) return 'is not the name of a figure, such as {returns.newCarts.days} or {usd(storage.preSeasonPrep)}'
  const module = moduleOf.get(first)
  if (!module) return `is not known here; write one of ${names(moduleOf.keys())}`
  // A whole path, since Vite bundles this into its configuration.
  let value: unknown
  try {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, '..', module))
    value = exported[first]
  } catch (error) {
    // The file of that figure has a mistake, which is reported there.
    if (error instanceof DealerProblems) return undefined
    throw error
  }
  for (const [index, key] of rest.entries()) {
    const known = isRecord(value) ? value : {}
    if (!Object.hasOwn(known, key)) {
      return `is not known here; write ${[first, ...rest.slice(0, index)].join('.')} and one of ${names(Object.keys(known))}`
    }
    value = known[key]
  }
  if (isRecord(value)) return `holds several figures; add one of ${names(Object.keys(value))}`
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
