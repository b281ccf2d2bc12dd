import { createFileRoute } from '@tanstack/react-router'
import { isReady } from '../server/database/readiness.server.ts'
import { jsonError } from '../server/http/responses.server.ts'
import { version } from '../server/system/version.server.ts'

/** Whether a new message could be stored. */
async function ready(): Promise<Response> {
  if (!(await isReady())) return jsonError(503, 'Messages cannot be stored. The log says why.')
  return Response.json({ status: 'ready', version }, { headers: { 'cache-control': 'no-store' } })
}

export const Route = createFileRoute('/readyz')({
  staticData: { cached: false },
  server: { handlers: { GET: ready } },
})
