import { createFileRoute } from '@tanstack/react-router'
import { handleStaff } from '../features/staff/staff-requests.server.ts'

/** The desk's pages, which no browser or proxy caches. */
export const Route = createFileRoute('/staff/$')({
  staticData: { cached: false, uploads: true },
  server: { handlers: { ANY: ({ request }) => handleStaff(request) } },
})
