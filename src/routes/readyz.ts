import { createFileRoute } from '@tanstack/react-router'
import { jsonError } from '../http/responses.server.ts'
import { isReady } from '../platform/readiness.server.ts'

/** Whether a new message could be stored. */
async function ready(): Promise<Response> {
  if (!(await isReady())) return jsonError(503, 'Messages cannot be stored. The log says why.')
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } })
}

export const Route = createFileRoute('/readyz')({
  staticData: { cached: false },
  server: { handlers: { GET: ready } },
})
