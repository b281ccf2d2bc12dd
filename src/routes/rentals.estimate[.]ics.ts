import { createFileRoute } from '@tanstack/react-router'
import { readEstimateSearch } from '../domain/rentals/estimate-search.ts'
import { estimateFile } from '../features/rentals/estimate-file.server.ts'
import { env } from '../server/settings/env.server.ts'

export const Route = createFileRoute('/rentals/estimate.ics')({
  validateSearch: readEstimateSearch,
  server: { handlers: { GET: ({ request }) => estimateFile(request, env().SITE_URL, new Date()) } },
})
