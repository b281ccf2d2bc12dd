import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { neededPolicies } from '../policies/needed-policies.ts'
import { type Problem, readYaml } from '../reading/read-dealer-folder.ts'
import { policyFiles } from './check-policy-texts.ts'

/** Eight characters that change with a policy's words but not with its line breaks. */
export const textMark = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)

type DatedText = {
  readonly slug: string
  readonly date: string
  readonly markInFile: string | undefined
  readonly mark: string
}

const datedTexts = (): readonly DatedText[] => {
  const files = policyFiles()
  return neededPolicies().flatMap(([slug, { lastUpdated, textMark: markInFile }]) => {
    const file = files.get(slug)
    return file ? [{ slug, date: lastUpdated, markInFile, mark: textMark(readFileSync(file, 'utf8')) }] : []
  })
}

const problemAt = (slug: string, key: string, text: string): Problem => ({
  ...readYaml('policies.yaml').placeOf(['policies', slug, key]),
  text: `policies.${slug}: ${text}`,
})

/** Policies whose text has changed since their date was set. */
export const outdatedPolicies = (): readonly Problem[] =>
  datedTexts()
    .filter(({ markInFile, mark }) => markInFile !== undefined && markInFile !== mark)
    .map(({ slug, date, mark }) =>
      problemAt(
        slug,
        'lastUpdated',
        `its text has changed since it was given the date ${date}; write the day of the change as lastUpdated, and textMark: "${mark}"`,
      ),
    )

/** Policies without a textMark, so that a change of the text under the same date would go unnoticed. */
export const undatedPolicies = (): readonly Problem[] =>
  datedTexts()
    .filter(({ markInFile }) => markInFile === undefined)
    .map(({ slug, mark }) => problemAt(slug, 'lastUpdated', `add textMark: "${mark}"`))
