import { createFileRoute } from '@tanstack/react-router'
import { readEstimateSearch } from '../domain/rentals/estimate-search.ts'
import { env } from '../server/settings/env.server.ts'

export const Route = createFileRoute('/rentals/estimate.ics')({
  validateSearch: readEstimateSearch,
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { estimateFile } = await import('../features/rentals/estimate-calendar.server.ts')
        return estimateFile(request, env().SITE_URL, new Date())
      },
    },
  },
})
