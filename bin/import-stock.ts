/** Started and stopped by src/domain/catalogue/import/stock-intake.server.ts. */
import '../src/content/dealer/paths/select-build-path.ts'
import { importInbox } from '../src/domain/catalogue/import/import-inbox.server.ts'
import { pullFeed } from '../src/domain/catalogue/import/pull-feed.server.ts'
import { openDatabase } from '../src/server/database/database.server.ts'
import { env } from '../src/server/settings/env.server.ts'

// Safe at any moment: changes that are not committed are rolled back.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches every process of the terminal; the site stops this one itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

const settings = env()
const { INVENTORY_FEED_URL: feed } = settings
const [, , source, stillMs] = process.argv
const db = openDatabase(settings)
const reports =
  source === 'feed' && feed
    ? [await pullFeed(db, feed, settings, { mailed: true })]
    : ((await importInbox(db, settings, { mailed: true, stillMs: stillMs ? Number(stillMs) : undefined })) ?? [])
await db.destroy()
process.send?.(
  reports.map(({ text: _, ...report }) => report),
  () => process.exit(0),
)
