import { createFileRoute } from '@tanstack/react-router'
import { jsonError } from '../http/responses.server.ts'
import { readiness } from '../platform/readiness.server.ts'

/** Whether a new message could be stored. */
async function ready(): Promise<Response> {
  const state = await readiness()
  if (state === 'broken') return jsonError(503, 'Messages cannot be stored. The log says why.')
  if (state === 'moving') {
    return jsonError(503, 'The database is being moved, or has been: `larkway doctor` says where to.', {
      headers: { 'retry-after': '60' },
    })
  }
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } })
}

export const Route = createFileRoute('/readyz')({
  staticData: { cached: false },
  server: { handlers: { GET: ready } },
})
