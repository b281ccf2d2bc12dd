import type { Command } from 'commander'
import { type Common, show } from './command/output.ts'
import { example, staffCommand } from './command/staff-command.ts'

export const apply = (): Command =>
  staffCommand(
    'apply',
    "publish what was edited in the dealer's folder: builds the site, and the running site switches to the new build",
  )
    .addHelpText(
      'after',
      `${example('apply')}

The folder is the one in DEALER_DIR, as for the site. A mistake in it is reported with its file and
line, and the site stays as it was. A site with a single process is down for a second or two while it
switches to the new build; with WORKERS=2 or more, it stays up.
Where systemd runs the site, use \`systemctl start larkway-build\` instead: only the user larkway-build may build.`,
    )
    .action(async (options: Common) => {
      const { ensureBuild } = await import('../build/ensure-build.ts')
      const { sourceDir } = await import('../src/content/dealer/paths/build-paths.ts')
      await ensureBuild((line) => process.stderr.write(`${line}\n`))
      show(
        options,
        { folder: sourceDir },
        () => `The site of ${sourceDir} is built. If it is running, it shows the changes within seconds.`,
      )
    })
