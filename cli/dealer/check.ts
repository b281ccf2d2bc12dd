import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { readFolder } from './read-folder.ts'

type Options = Common & { readonly site?: true }

export const dealerCheck = (): Command =>
  staffCommand('check', "find every mistake in the dealer's folder: file, line and what to write")
    .argument('[dir]', 'the folder; default: DEALER_DIR, or the one that comes with the software')
    .option('--site', 'then build the site, serve it on this machine only, and read every page')
    .addHelpText('after', example('dealer check /srv/palmetto', 'dealer check /srv/palmetto --site'))
    .action(async (folder: string | undefined, options: Options) => {
      readFolder(folder)
      const { checkDealer } = await import('../../build/check-dealer.ts')
      const { exampleLines } = await import('../../src/content/dealer/check.ts')
      const { undatedPolicies } = await import('../../src/content/dealer/policy-dates.ts')
      const { dealerDir } = await import('../../src/content/dealer/dealer-dir.ts')
      const { described } = await import('../../src/content/dealer/folder.ts')
      const problems = await checkDealer()
      if (problems.length > 0) {
        throw new Failure(
          `${problems.map(described).join('\n')}\n\n${dealerDir} has ${count(problems.length, 'problem')}.`,
          'Change these lines and run `larkway dealer check` again. A running site stays as it was until then.',
          undefined,
          { folder: dealerDir, problems },
        )
      }
      const pages = options.site ? await pagesWithoutProblems(dealerDir, options) : undefined
      const examples = exampleLines()
      const undated = undatedPolicies()
      show(
        options,
        { folder: dealerDir, problems, examples, undated, ...(pages !== undefined && { site: { pages } }) },
        () =>
          [
            `${dealerDir} has no mistakes.`,
            ...(pages === undefined ? [] : [`Nothing is wrong on its site of ${count(pages, 'page')}.`]),
            ...(examples.length > 0
              ? [
                  `These lines still hold example figures; write your own and remove “# example”:`,
                  ...examples.map(described),
                ]
              : []),
            ...(undated.length > 0
              ? [
                  'Once you have read these policies and given each its date, add the mark of its text. The check then fails when a text changes and its date does not:',
                  ...undated.map(described),
                ]
              : []),
          ].join('\n'),
      )
    })

/** @returns how many there are. @throws Failure with all that is wrong on them */
async function pagesWithoutProblems(folder: string, { json }: Options): Promise<number> {
  if (!json) process.stderr.write('Building the site and reading it, which takes a minute or two ...\n')
  const { checkSite, describedProblem } = await import('./site/check-site.ts')
  const { pages, problems } = await checkSite()
  if (problems.length === 0) return pages
  throw new Failure(
    `${problems.map(describedProblem).join('\n')}\n\nThe site of ${folder} has ${count(problems.length, 'problem')} on ${count(pages, 'page')}.`,
    'Change these and run `larkway dealer check --site` again.',
    undefined,
    { folder, problems: [], site: { pages, problems } },
  )
}
