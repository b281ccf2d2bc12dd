import { unreadableVehicles } from '../../src/catalogue/stock-changes.server.ts'
import type { Db } from '../../src/platform/database.server.ts'
import { count } from '../command/output.ts'

/** Warns on standard error about vehicles that are left out because they do not fit the schema. */
export async function warnOfUnreadable(db: Db): Promise<void> {
  const { length } = await unreadableVehicles(db)
  if (length === 0) return
  process.stderr.write(`${count(length, 'vehicle')} left out: see \`larkway inventory validate\` for what is wrong.\n`)
}
