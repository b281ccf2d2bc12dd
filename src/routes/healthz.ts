import { createFileRoute } from '@tanstack/react-router'

/** The process answers. */
const alive = () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })

export const Route = createFileRoute('/healthz')({
  staticData: { cached: false },
  server: { handlers: { GET: alive } },
})
