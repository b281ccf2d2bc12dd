import { createFileRoute } from '@tanstack/react-router'
import { handleStaff } from '../features/staff/staff-requests.server.ts'

/** The desk's pages, which browsers and proxies must not cache. */
export const Route = createFileRoute('/staff/$')({
  staticData: { cached: false, uploads: true },
  server: { handlers: { ANY: ({ request }) => handleStaff(request) } },
})
