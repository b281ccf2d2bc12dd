import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../catalogue/stock.server.ts'
import { feedResponse } from '../features/feeds/feed-response.server.ts'
import { env } from '../platform/env.server.ts'

const feed = async ({ request }: { request: Request }) =>
  feedResponse('inventory.csv', request, await currentStock(), env().SITE_URL)

export const Route = createFileRoute('/feeds/inventory.csv')({
  // Streamed, because it grows with the stock.
  staticData: { cached: false },
  server: { handlers: { GET: feed } },
})
