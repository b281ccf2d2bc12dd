import { createFileRoute } from '@tanstack/react-router'
import { handleStaff } from '../features/staff/staff-requests.server.ts'

/** Signed links of staff: pages of their own, which no browser or proxy keeps. */
export const Route = createFileRoute('/staff/$')({
  staticData: { cached: false, uploads: true },
  server: {
    handlers: {
      GET: ({ request }) => handleStaff(request),
      POST: ({ request }) => handleStaff(request),
      PUT: ({ request }) => handleStaff(request),
      DELETE: ({ request }) => handleStaff(request),
    },
  },
})
