import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDrawings } from '../brand/svg.ts'
import { readTheme } from '../brand/theme.ts'
import { dealerDir } from '../paths/dealer-paths.ts'
import { checkFile, yamlFiles } from '../reading/dealer-files.ts'
import { curlyQuotes, DealerProblems, type Problem } from '../reading/read-dealer-folder.ts'
import { checkMakers } from '../reading/read-makers.ts'
import { readTownPassages } from '../reading/read-town-passages.ts'
import { readTowns } from '../reading/read-towns.ts'
import { crossChecks } from './check-cross-references.ts'
import { pictureChecks } from './check-dealer-pictures.ts'
import { outdatedPolicies } from './check-policy-dates.ts'
import { checkPolicyTexts } from './check-policy-texts.ts'
import { strayFiles } from './check-stray-files.ts'

type Check = () => readonly Problem[] | Promise<readonly Problem[]>

const checks: readonly Check[] = [
  dealerFileThere,
  () => Object.entries(yamlFiles).flatMap(([name, schema]) => checkFile(name, schema).problems),
  ...crossChecks,
  strayFiles,
  () => globSync('**/*.yaml', { cwd: dealerDir }).flatMap(curlyQuotes),
  () => checkMakers().problems,
  ...pictureChecks,
  () => readTowns().problems,
  () => readTownPassages().problems,
  () => readTheme().problems,
  drawings,
  checkPolicyTexts,
  outdatedPolicies,
]

/** Every mistake in the folder. @param more checks that need modules beyond src/content */
export async function checkFolder(...more: readonly Check[]): Promise<readonly Problem[]> {
  const problems = (await Promise.all([...checks, ...more].map(problemsOf))).flat()
  // Checks of files that depend on a faulty one find its mistakes again.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

async function problemsOf(check: Check): Promise<readonly Problem[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof DealerProblems) return error.problems
    throw error
  }
}

function dealerFileThere(): readonly Problem[] {
  const file = 'dealer.yaml'
  if (existsSync(join(dealerDir, file))) return []
  return [{ file, line: undefined, text: `is missing in ${dealerDir}; make a folder with \`npx larkway dealer new\`` }]
}

function drawings(): readonly Problem[] {
  const { value } = readTheme().theme
  return readDrawings({ ink: value('--color-ink'), onDark: value('--color-on-dark') }).problems
}

/** Example figures from `larkway dealer new` that nobody has replaced yet. */
export function exampleLines(): readonly Problem[] {
  return globSync('**/*.yaml', { cwd: dealerDir })
    .sort()
    .flatMap((file) =>
      readFileSync(join(dealerDir, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => (/# example$/.test(text) ? [{ file, line: index + 1, text: text.trim() }] : [])),
    )
}
