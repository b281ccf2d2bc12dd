import type { Command } from 'commander'
import { pullFeed } from '../../src/domain/catalogue/import/pull-feed.server.ts'
import { doNow } from '../../src/server/database/jobs/jobs.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

type Options = Common & { allowRemovals?: true; again?: true }

export const inventoryPull = (): Command =>
  staffCommand('pull', 'import the feed at INVENTORY_FEED_URL now, the same import the site runs on schedule')
    .option(
      '--allow-removals',
      'go ahead even if all of the stock, or more than INVENTORY_MAX_REMOVALS, would be removed',
    )
    .option('--again', 'import it even if it has not changed since the last time')
    .addHelpText('after', example('inventory pull', 'inventory pull --allow-removals'))
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const url = env.INVENTORY_FEED_URL
        if (!url) throw usageError('No feed is configured.', 'Set INVENTORY_FEED_URL to its address.')
        const result = await doNow(db, 'feed', env.INVENTORY_FEED_MINUTES * 60_000, () =>
          pullFeed(db, url, env, options),
        )
        if (!result) {
          show(options, { outcome: 'busy' }, () => 'Another process is importing the feed. Nothing was done.')
          return
        }
        const { outcome, summary, text } = result.result
        if (outcome === 'refused' || outcome === 'failed') {
          const fix = 'Nothing was changed. Fix the problem above, here or in the feed, and try again.'
          throw new Failure(`${summary}\n${text}`, fix, undefined, { outcome })
        }
        // If the feed changed anything, the text already ends with the summary.
        show(options, { outcome, summary }, () => (text.endsWith(summary) ? text : `${text}\n${summary}`.trim()))
      }),
    )
