import { countUnreadable } from '../../src/catalogue/stock-changes.server.ts'
import type { Db } from '../../src/platform/database.server.ts'
import { count } from '../command/output.ts'

/** Says on standard error when something in the stock is left out of an answer. */
export async function warnOfUnreadable(db: Db): Promise<void> {
  const unreadable = await countUnreadable(db)
  if (unreadable === 0) return
  process.stderr.write(
    `${count(unreadable, 'vehicle')} left out: see \`larkway inventory validate\` for what is wrong.\n`,
  )
}
