import { createFileRoute } from '@tanstack/react-router'
import { jsonError } from '../http/responses.server.ts'
import { pingDatabase } from '../platform/app-database.server.ts'
import { log } from '../platform/log.server.ts'

/** The database answers, and can be written to. */
async function ready(): Promise<Response> {
  try {
    await pingDatabase()
    return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return jsonError(503, 'The database does not answer.')
  }
}

export const Route = createFileRoute('/readyz')({
  staticData: { cached: false },
  server: { handlers: { GET: ready } },
})
