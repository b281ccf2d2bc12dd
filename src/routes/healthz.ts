import { createFileRoute } from '@tanstack/react-router'
import { version } from '../server/system/version.server.ts'

const alive = () => Response.json({ status: 'ok', version }, { headers: { 'cache-control': 'no-store' } })

export const Route = createFileRoute('/healthz')({
  staticData: { cached: false },
  server: { handlers: { GET: alive } },
})
