import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'
import { stockRevision } from './vehicles.server.ts'

/** Well under the two seconds within which a change of stock is to be seen. */
const INTERVAL_MS = 500

/** Calls `changed` when staff, or another replica's staff, have changed the stock. Returns how to stop. */
export function watchStock(db: () => Db, changed: () => void): () => void {
  let last: number | undefined
  let answering = true
  const look = async () => {
    try {
      const revision = await stockRevision(db())
      if (last !== undefined && revision !== last) changed()
      last = revision
      if (!answering) log.info('the database answers again')
      answering = true
    } catch (error) {
      if (answering) log.error({ err: error }, 'the database does not answer; pages are served from memory')
      answering = false
    }
    timer = setTimeout(look, INTERVAL_MS)
    timer.unref()
  }
  let timer = setTimeout(look, 0)
  return () => clearTimeout(timer)
}
