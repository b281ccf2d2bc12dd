import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'
import { stockRevision } from './vehicles.server.ts'

/** Changes to the stock must be visible within two seconds. */
const INTERVAL_MS = 500

/** Calls `changed` whenever the stock has changed, from any process. @returns a function that stops watching */
export function watchStock(db: () => Db, changed: () => void): () => void {
  let last: number | undefined
  let answering = true
  const look = async () => {
    try {
      const revision = await stockRevision(db())
      if (last !== undefined && revision !== last) changed()
      last = revision
      if (!answering) log.info('the database is responding again')
      answering = true
    } catch (error) {
      if (answering) log.error({ err: error }, 'the database is not responding; pages are served from memory')
      answering = false
    }
    timer = setTimeout(look, INTERVAL_MS)
    timer.unref()
  }
  let timer = setTimeout(look, 0)
  return () => clearTimeout(timer)
}
