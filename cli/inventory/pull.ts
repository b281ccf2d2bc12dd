import type { Command } from 'commander'
import { Option } from 'commander'
import { pullFeed } from '../../src/catalogue/import/pull-feed.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { mailReport } from './stock-mail.ts'

type Options = Common & { allowRemovals?: true; again?: true; unattended?: true }

export const inventoryPull = (): Command =>
  staffCommand('pull', 'import the feed at INVENTORY_FEED_URL now, as the site does by itself')
    .option(
      '--allow-removals',
      'go ahead even if all of the stock, or more than INVENTORY_MAX_REMOVALS, would be removed',
    )
    .option('--again', 'import it even if it has not changed since the last time')
    .addOption(new Option('--unattended', 'mail the result to STOCK_EMAIL_TO, as the site does').hideHelp())
    .addHelpText('after', example('inventory pull', 'inventory pull --allow-removals'))
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const { allowRemovals = false, again = false, unattended = false } = options
        const url = env.INVENTORY_FEED_URL
        if (!url) throw usageError('There is no feed.', 'Set INVENTORY_FEED_URL to its address.')
        const report = await pullFeed(db, url, env, { allowRemovals, again, unattended })
        if (!report) {
          show(options, { outcome: 'busy' }, () => 'Another process is importing the feed. Nothing was done.')
          return
        }
        const tells = unattended && !report.known && report.outcome !== 'failed'
        const mailProblem = tells ? await mailReport(report, 'feed', env) : undefined
        const { outcome, summary, text } = report
        if (outcome === 'refused' || outcome === 'failed') {
          throw new Failure(
            `${summary}\n${text}`,
            'Nothing was changed. Correct this, or the feed, and try again.',
            undefined,
            { outcome, mailProblem },
          )
        }
        show(options, { outcome, summary, mailProblem }, () => [text, summary].filter(Boolean).join('\n'))
      }),
    )
