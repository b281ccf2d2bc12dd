import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { neededPolicies } from '../policies/needed-policies.ts'
import { type Figure, moduleOf, storageParts } from '../policies/policy-figures.ts'
import { readPolicy } from '../policies/policy-syntax.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { DealerProblems, displayPath, findFile, type Problem, readYaml } from '../reading/read-dealer-folder.ts'

/** Files by policy, in the order of policies.yaml. A missing one is undefined. */
export const policyFiles = (): ReadonlyMap<string, string | undefined> =>
  new Map(neededPolicies().map(([slug]) => [slug, findFile(`policies/${slug}.mdx`)]))

/** Mistakes in the policies. Figures and components are the only code that they may use. */
export async function checkPolicyTexts(): Promise<readonly Problem[]> {
  const files = policyFiles()
  const problems = await Promise.all(
    [...files].map(([slug, file]) => {
      if (file) return checkPolicy(file, [...files.keys()])
      const text = `policies.${slug}: there is no policies/${slug}.mdx; write it, or remove these lines`
      return [{ ...readYaml('policies.yaml').placeOf(['policies', slug]), text }]
    }),
  )
  return problems.flat()
}

/** @param slugs of all policies, since a policy may link to any of them */
export async function checkPolicy(
  file: string,
  slugs: readonly string[] = [...policyFiles().keys()],
): Promise<readonly Problem[]> {
  const { figures, parts, links, mistakes } = readPolicy(readFileSync(file, 'utf8'))
  const wrongFigures = await Promise.all(
    figures.map(async (figure) => {
      const text = await mistakeIn(figure)
      return text ? [{ line: figure.line, text: `${figure.text} ${text}` }] : []
    }),
  )
  const { offers } = dealerFile('dealer.yaml')
  const wrongParts = parts
    .filter(({ name }) => !offers.storage && storageParts.includes(name))
    .map(({ name, line }) => ({ line, text: `<${name} /> ${isNotOffered}` }))
  const wrongLinks = links.flatMap(({ url, line }) => {
    const [, slug] = /^\/policies\/([\w-]+)/.exec(url) ?? []
    if (slug === undefined || slugs.includes(slug)) return []
    const text = `links to the policy ‘${slug}’, which is not in policies.yaml, or about what dealer.yaml does not offer`
    return [{ line, text }]
  })
  return [...mistakes, ...wrongFigures.flat(), ...wrongParts, ...wrongLinks].map((mistake) => ({
    file: displayPath(file),
    ...mistake,
  }))
}

const names = (of: Iterable<string>): string => [...of].sort().join(', ')

/** Advice on what to write instead; undefined if nothing is wrong. */
async function mistakeIn({ path }: Figure): Promise<string | undefined> {
  const [first = '', ...rest] = path
  if (!first) return 'is not the name of a figure, such as {returns.newCarts.days} or {usd(storage.preSeasonPrep)}'
  const module = moduleOf.get(first)
  if (!module) return `is not known here; write one of ${names(moduleOf.keys())}`
  // The path is absolute, since Vite bundles this module into its configuration.
  let value: unknown
  try {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, '../..', module))
    value = exported[first]
  } catch (error) {
    // The figure's file has a mistake, which is reported for that file.
    if (error instanceof DealerProblems) return undefined
    throw error
  }
  if (value === undefined || (isRecord(value) && Object.keys(value).length === 0)) return isNotOffered
  for (const [index, key] of rest.entries()) {
    const figures = isRecord(value) ? value : {}
    if (!Object.hasOwn(figures, key)) {
      return `is not known here; write ${[first, ...rest.slice(0, index)].join('.')} and one of ${names(Object.keys(figures))}`
    }
    value = figures[key]
  }
  if (typeof value === 'function') return `is a format; write a figure in it, as in {${first}(storage.preSeasonPrep)}`
  if (isRecord(value)) return `holds several figures; add one of ${names(Object.keys(value))}`
  return undefined
}

const isNotOffered = 'is about what dealer.yaml does not offer; remove it'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
