import type { Command } from 'commander'
import { count } from '../../src/format/number.ts'
import { Failure } from '../command/failure.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { readFolder } from './read-folder.ts'

export const dealerCheck = (): Command =>
  staffCommand('check', "find every mistake in the dealer's folder: file, line and what to write")
    .argument('[dir]', 'the folder; default: DEALER_DIR, or the one that comes with the software')
    .addHelpText('after', example('dealer check /srv/palmetto'))
    .action(async (folder: string | undefined, options: Common) => {
      readFolder(folder)
      const { checkDealer } = await import('../../build/check-dealer.ts')
      const { exampleLines } = await import('../../src/dealer/check.ts')
      const { dealerDir } = await import('../../src/dealer/dealer-dir.ts')
      const { described } = await import('../../src/dealer/folder.ts')
      const problems = await checkDealer()
      if (problems.length > 0) {
        throw new Failure(
          `${problems.map(described).join('\n')}\n\n${dealerDir} has ${count(problems.length, 'problem')}.`,
          'Change these lines and run `larkway dealer check` again. A running site stays as it was until then.',
          undefined,
          { folder: dealerDir, problems },
        )
      }
      const examples = exampleLines()
      show(options, { folder: dealerDir, problems, examples }, () =>
        [
          `${dealerDir} has no mistakes.`,
          ...(examples.length > 0
            ? [
                `These lines still hold example figures; write your own and remove “# example”:`,
                ...examples.map(described),
              ]
            : []),
        ].join('\n'),
      )
    })
