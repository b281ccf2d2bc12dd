import type { Command } from 'commander'
import { type Common, show } from './command/output.ts'
import { example, staffCommand } from './command/staff-command.ts'

export const apply = (): Command =>
  staffCommand(
    'apply',
    "show what was edited in the dealer's folder: builds the site, and the running one takes it over",
  )
    .addHelpText(
      'after',
      `${example('apply')}

The folder is the one that DEALER_DIR names, as for the site. A mistake in it is named with its file
and line, and the site stays as it was. A site of one process is away for a second or two while it takes
the new build; with WORKERS=2, nobody notices.
Where systemd runs the site, it is \`systemctl start larkway-build\` instead, since only that user may build.`,
    )
    .action(async (options: Common) => {
      const { ensureBuild } = await import('../build/ensure-build.ts')
      const { sourceDir } = await import('../src/content/dealer/builds.ts')
      await ensureBuild((line) => process.stderr.write(`${line}\n`))
      show(options, { folder: sourceDir }, () => `Built. A running site of ${sourceDir} shows it within seconds.`)
    })
