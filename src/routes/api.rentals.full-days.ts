import { createFileRoute } from '@tanstack/react-router'
import { readEstimateSearch } from '../domain/rentals/estimate-search.ts'
import { nextHour } from '../domain/rentals/rental-days.ts'
import { readQuery } from '../ui/query-string.ts'

export const Route = createFileRoute('/api/rentals/full-days')({
  validateSearch: readEstimateSearch,
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { fullDaysOf } = await import('../domain/rentals/full-days.server.ts')
        const now = new Date()
        const search = readEstimateSearch(readQuery(new URL(request.url).search))
        const full = await fullDaysOf(search, now)
        // Expires every hour, since past days are no longer listed.
        return Response.json({ full }, { headers: { expires: nextHour(now).toUTCString() } })
      },
    },
  },
})
