import { createFileRoute } from '@tanstack/react-router'
import { estimateFile } from '../features/rentals/estimate-file.server.ts'
import { env } from '../platform/env.server.ts'
import { readEstimateSearch } from '../rentals/estimate-search.ts'

export const Route = createFileRoute('/rentals/estimate.ics')({
  validateSearch: readEstimateSearch,
  server: { handlers: { GET: ({ request }) => estimateFile(request, env().SITE_URL, new Date()) } },
})
