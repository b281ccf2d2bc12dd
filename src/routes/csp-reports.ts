import { createFileRoute } from '@tanstack/react-router'
import { receiveCspReport } from '../server/http/csp-report.server.ts'

export const Route = createFileRoute('/csp-reports')({
  server: { handlers: { POST: ({ request }) => receiveCspReport(request) } },
})
