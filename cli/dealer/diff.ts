import type { Command } from 'commander'
import { type Common, show, table } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { readFolder } from './choose-dealer-folder.ts'

export const dealerDiff = (): Command =>
  staffCommand('diff', 'how a folder differs from the one it extends, or from a newly created one')
    .argument('[dir]', 'the folder; default: DEALER_DIR, or the one that comes with the software')
    .addHelpText('after', example('dealer diff /srv/palmetto'))
    .action(async (folder: string | undefined, options: Common) => {
      readFolder(folder)
      const { folderDifferences } = await import('./folder-differences.ts')
      const { than, differences } = folderDifferences()
      show(options, { than, differences }, () =>
        differences.length === 0
          ? `No difference from ${than}.`
          : table(
              ['FILE', 'KEY', 'HERE', than.toUpperCase()],
              differences.map(({ file, key, here, there }) => [file, key, valueText(here), valueText(there)]),
            ),
      )
    })

const WIDTH = 50

function valueText(value: unknown): string {
  if (value === undefined) return '-'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text
}
