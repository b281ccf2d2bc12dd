import { createFileRoute } from '@tanstack/react-router'
import { receiveVisit } from '../server/web-vitals/receive-visit.server.ts'

export const Route = createFileRoute('/field-reports')({
  server: { handlers: { POST: ({ request }) => receiveVisit(request) } },
})
