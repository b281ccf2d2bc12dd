import { createFileRoute } from '@tanstack/react-router'
import { handleStaff } from '../features/staff/staff-requests.server.ts'

/** The desk: pages of their own, which no browser or proxy keeps. */
export const Route = createFileRoute('/staff/$')({
  staticData: { cached: false, uploads: true },
  server: { handlers: { ANY: ({ request }) => handleStaff(request) } },
})
